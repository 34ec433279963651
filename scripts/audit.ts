// `npm run audit` asks the registry about every lockfile, and fails for each advisory that scripts/advisories.json does not accept.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { projectFiles, readText } from './lib/files.ts';
import { ROOT } from './lib/places.ts';

import type { Advisory } from './packages/lockfiles.ts';

const advisories: Advisory[] = JSON.parse(readText('scripts/advisories.json'));
const accepted = advisories.filter((entry) => entry.accepted).map(({ advisory }) => advisory);
const faults = projectFiles('*package-lock.json').map(dirname).flatMap(audit);
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('No advisory that is not accepted.');
process.exitCode = faults.length === 0 ? 0 : 1;

function audit(folder: string) {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: join(ROOT, folder),
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  const { vulnerabilities }: Answer = JSON.parse(stdout || '{}');
  if (!vulnerabilities) return [`${folder}: the registry did not answer\n${stdout}${stderr}`];
  const found = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one !== 'string'),
  );
  return found
    .filter(({ url }) => !accepted.some((id) => url.endsWith(id)))
    .map(({ name, range, severity, url }) => `${folder}: ${name} ${range}, ${severity}: ${url}`);
}

type Answer = { vulnerabilities?: Record<string, { via: (string | Finding)[] }> };
type Finding = { name: string; url: string; severity: string; range: string };
