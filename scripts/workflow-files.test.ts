// Workflows cannot run here, so at least everything that they name must exist.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectFiles, readText } from './lib/files.ts';
import { ROOT } from './lib/places.ts';
import { TARGETS } from './lib/site-settings.ts';
import { BATTERY_PARTS, suiteNames } from './test/suites.ts';

const WORKFLOWS = projectFiles('.github/workflows');
const PINNED =
  /^(actions\/[a-z-]+|google-github-actions\/auth)@[0-9a-f]{40} # v[\d.]+$|^\.\/\.github\//;
/** The words that each script takes. */
const WORDS: Record<string, readonly string[]> = {
  test: suiteNames(),
  battery: BATTERY_PARTS,
  deploy: [...TARGETS, '--tested', '--channel', 'pr-${{', 'github.event.number', '}}'],
};

describe.each(WORKFLOWS)('%s', (file) => {
  const text = readText(file);
  const { on, permissions, concurrency, jobs }: Workflow = parse(text);
  const deploying = Object.values(jobs).filter((one) => one.permissions);
  const isDeploy = file.endsWith('/deploy.yml');

  test('names only what exists', () => {
    expect(commandFaults(text)).toEqual([]);
    const files = text.match(/\S*package-lock\.json|\.nvmrc|\.\/\.github\/\S+/g) ?? [];
    expect(files.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });

  // A tag can be moved to other code; a commit cannot.
  test('uses actions pinned to a commit of a named version', () => {
    const uses = [...text.matchAll(/uses: (.+)$/gm)].map(([, name = '']) => name);
    expect(uses.filter((name) => !PINNED.test(name))).toEqual([]);
  });

  test('has no secret, may only read, ends in time, and is overtaken unless it deploys', () => {
    expect(text).not.toContain('secrets.');
    expect(permissions).toEqual({ contents: 'read' });
    expect(isDeploy || concurrency?.['cancel-in-progress']).toBe(true);
    for (const job of Object.values(jobs)) expect(job.uses ?? job['timeout-minutes']).toBeTruthy();
  });

  test('signs in to Google only in an environment, with the switch on, and for no fork', () => {
    for (const job of deploying) {
      expect(job.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
      expect(job.environment).toBeTruthy();
      expect(job.if).toMatch(/^vars\.DEPLOY == 'on' && /);
      expect(job.needs).toBe(isDeploy ? 'test' : undefined);
      const isForFork = !job.if?.endsWith('.head.repo.full_name == github.repository');
      expect(isForFork && 'pull_request' in on).toBe(false);
    }
  });

  // R-LIV-06
  test('never deploys twice at once to one environment, and ends no deploy halfway', () => {
    for (const job of isDeploy ? deploying : []) {
      expect(job.concurrency).toEqual({
        group: `deploy-${job.environment}`,
        'cancel-in-progress': false,
      });
    }
  });
});

test('the guide lists the variables that workflows use, and no other', () => {
  const used = WORKFLOWS.flatMap((file) =>
    [...readText(file).matchAll(/\bvars\.(\w+)/g)].map(([, name = '']) => name),
  );
  const [table = ''] = (readText('docs/deploy.md').split('\n### Workflows')[1] ?? '').split(
    '\n### ',
  );
  const listed = [...table.matchAll(/^\| `(\w+)` /gm)].map(([, name = '']) => name);
  expect([...new Set(used)].toSorted()).toEqual(listed.toSorted());
});

test('Dependabot looks at each lockfile every week, in groups', () => {
  const { updates }: { updates: Update[] } = parse(readText('.github/dependabot.yml'));
  const folders = projectFiles('*package-lock.json').map((file) =>
    file.replace(/\/?package-lock\.json$/, ''),
  );
  const npm = updates.filter((update) => update['package-ecosystem'] === 'npm');
  expect(npm.map(({ directory }) => directory).toSorted()).toEqual(
    folders.map((folder) => `/${folder}`).toSorted(),
  );
  expect(updates.filter(({ schedule }) => schedule.interval !== 'weekly')).toEqual([]);
  expect(updates.filter(({ groups }) => !groups)).toEqual([]);
});

// R-LIV-07
test('there is one Node: in the cloud, for development and packaged', () => {
  const node = packageOf('functions').engines?.node ?? '';
  const packaged = Object.values(packageOf('scripts/node').optionalDependencies ?? {});

  expect(readText('firebase.json')).toContain(`"runtime": "nodejs${node}"`);
  expect(readText('.nvmrc').trim()).toBe(node);
  expect(packaged.map((version) => version.split('.')[0])).toEqual(packaged.map(() => node));
  expect(process.versions.node.split('.')[0]).toBe(node);
});

/** Of every `npm test` and `npm run`: scripts that are missing, and words that they do not take. */
function commandFaults(text: string): string[] {
  const commands = text.matchAll(/\bnpm (?:run )?(test|(?<=run )[\w:-]+)(?: -- ([^\n`]+))?/g);
  return [...commands].flatMap(([command, script = '', words = '']) => {
    if (!(script in (packageOf('.').scripts ?? {}))) return [command];
    const known = WORDS[script] ?? [];
    return words.split(' ').filter((word) => word !== '' && !known.includes(word));
  });
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency?: Record<string, unknown>;
  jobs: Record<string, Job>;
}

interface Job {
  uses?: string;
  needs?: string;
  if?: string;
  environment?: string;
  concurrency?: object;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
}

interface Update {
  'package-ecosystem': string;
  directory: string;
  schedule: { interval: string };
  groups?: object;
}

interface Package {
  engines?: { node: string };
  scripts?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

function packageOf(folder: string): Package {
  return JSON.parse(readText(join(folder, 'package.json')));
}
