import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/places.ts';
import { advisoryFaults, installedIn, lockfileFaults, manifestFaults } from './lockfiles.ts';

const readJson = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const list = (pattern: string) =>
  execFileSync('git', ['ls-files', pattern], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

const lockfiles = list('*package-lock.json');
const faults = [
  ...list('*package.json').flatMap((file) =>
    manifestFaults(readJson(file)).map((fault) => `${file} ${fault}`),
  ),
  ...lockfiles.flatMap((file) => {
    const { overrides } = readJson(join(dirname(file), 'package.json'));
    return lockfileFaults(readJson(file), overrides).map((fault) => `${file}: ${fault}`);
  }),
  ...advisoryFaults(
    readJson('scripts/advisories.json'),
    lockfiles.flatMap((file) => installedIn(readJson(file), file)),
  ),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
