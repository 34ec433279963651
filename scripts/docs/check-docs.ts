// Checks that every script, path and variable in a Markdown file's `code` exists, that the index lists every decision, that the
// list of requirements matches the ids in the tests, that docs/operating.md explains every line of the log, and that
// docs/architecture.md lists every collection and who writes it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DOCUMENTS } from '../../functions/src/consistency/documents.ts';
import { ROOT } from '../lib/places.ts';
import { requirementFaults, requirementsIn } from './requirements.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
const tracked = git('ls-files', '--cached', '--others', '--exclude-standard').trim().split('\n');
const sources = tracked
  .filter((file) => /\.(m?ts|tsx|mjs|json|rules|run|yml)$/.test(file) || file === '.ci/run')
  .filter((file) => !file.endsWith('package-lock.json') && existsSync(join(ROOT, file)))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

const fileNames = new Set(
  tracked.filter((file) => existsSync(join(ROOT, file))).map((file) => basename(file)),
);

const faults: string[] = [];
for (const file of tracked.filter((name) => name.endsWith('.md') && existsSync(join(ROOT, name)))) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const words of codeSpans(text)) {
    const fault = faultOf(words, file);
    if (fault) faults.push(`${file}: ${fault}`);
  }
  for (const [, target = ''] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g)) {
    if (!existsSync(join(ROOT, dirname(file), target))) faults.push(`${file}: no file ${target}`);
  }
}
faults.push(...decisionFaults(), ...listFaults(), ...logFaults(), ...collectionFaults());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

function decisionFaults() {
  const index = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
  return tracked
    .filter(
      (file) => /^docs\/decisions\/\d{4}-[^/]*\.md$/.test(file) && existsSync(join(ROOT, file)),
    )
    .filter((file) => !index.includes(`](${basename(file)})`))
    .map((file) => `docs/decisions/README.md: does not list ${basename(file)}`);
}

function listFaults() {
  const list = 'docs/requirements.md';
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const tests = tracked.filter(
    (file) => /^tests\/.*\.m?ts$|\.test\.tsx?$/.test(file) && existsSync(join(ROOT, file)),
  );
  const named = new Set(tests.flatMap((file) => [...requirementsIn(read(file))]));
  return requirementFaults(read(list), named).map((fault) => `${list}: ${fault}`);
}

function logFaults() {
  const guide = 'docs/operating.md';
  const told = readFileSync(join(ROOT, guide), 'utf8');
  const names = tracked
    .filter((file) => /^functions\/src\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => existsSync(join(ROOT, file)))
    .flatMap((file) => eventsIn(readFileSync(join(ROOT, file), 'utf8')));
  return [...new Set(names)]
    .filter((name) => !told.includes(`| \`${name}\``))
    .map((name) => `${guide}: does not explain the log's ${name}`);
}

function eventsIn(source: string) {
  return [...source.matchAll(/\b(?:log|runJob)\(([^{]*?)[{)]/g)].flatMap(([, words = '']) =>
    [...words.matchAll(/(?<!=== )'([a-z]+(?:_[a-z]+)*)'/g)].map(([, name = '']) => name),
  );
}

function collectionFaults() {
  const page = 'docs/architecture.md';
  const rows = readFileSync(join(ROOT, page), 'utf8').matchAll(/^\| `(\w+)` +\| (.+?) +\|/gm);
  const told = [...rows].map(([, name, owner]) => `${name}, written by ${owner}`);
  const stored = Object.entries(DOCUMENTS).map(
    ([name, { owner }]) =>
      `${name}, written by ${typeof owner === 'string' ? owner : Object.keys(owner).join(', ')}`,
  );
  return [
    ...stored.filter((one) => !told.includes(one)).map((one) => `${page}: does not list ${one}`),
    ...told.filter((one) => !stored.includes(one)).map((one) => `${page}: there is no ${one}`),
  ];
}

function codeSpans(text: string) {
  const fenced = [...text.matchAll(/```(?:sh|bash)\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block.split('\n').map((line) => line.replace(/\s+#.*$/, '')),
  );
  const prose = text.replace(/```[\s\S]*?```/g, '');
  return [...fenced, ...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)];
}

function faultOf(words: string, file: string) {
  const script = /^npm (?:run )?([a-z:-]+)/.exec(words)?.[1];
  if (script && !['ci', 'install', 'audit', 'exec'].includes(script)) {
    return script in readScripts() ? null : `no script ${script}`;
  }
  if (/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(words)) {
    return sources.includes(words) ? null : `unused variable ${words}`;
  }
  if (
    // A word with an @ before it is a package.
    /^[\w.-]+(\/[\w.@*-]+)*\/?$/.test(words) &&
    /\/|\.(ts|tsx|mjs|json|md|rules|css)$/.test(words)
  ) {
    const path = words.replace(/\/?\*+.*$/, '');
    const places = [join(ROOT, path), join(ROOT, dirname(file), path)];
    if (places.some((place) => existsSync(place))) return null;
    // A name alone goes with a folder that was named before.
    return !path.includes('/') && fileNames.has(path) ? null : `no file ${words}`;
  }
  return null;
}

function readScripts(): object {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
}
