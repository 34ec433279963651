// Checks that every script, path and variable in a Markdown file's `code` exists, that the index lists every decision, that the
// list of requirements matches the ids in the tests, that docs/operating.md explains every line of the log, and that
// docs/architecture.md lists every collection and who writes it.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DOCUMENTS } from '../../functions/src/schema.ts';
import { projectFiles, readText } from '../lib/files.ts';
import { ROOT } from '../lib/places.ts';
import { carriedIn } from '../promises/check-ledger.ts';

/** The heading of docs/requirements.md above what is still to be built; it ends the list. */
const NOT_BUILT = '\n## Not built yet\n';

const files = projectFiles();
const sources = files
  .filter((file) => /\.(m?ts|tsx|mjs|json|rules|run|yml)$/.test(file) || file === '.ci/run')
  .filter((file) => !file.endsWith('package-lock.json'))
  .map(readText)
  .join('\n');

const faults: string[] = [];
for (const file of files.filter((name) => name.endsWith('.md'))) {
  const text = readText(file);
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
  const index = readText('docs/decisions/README.md');
  return files
    .filter((file) => /^docs\/decisions\/\d{4}-[^/]*\.md$/.test(file))
    .filter((file) => !index.includes(`](${basename(file)})`))
    .map((file) => `docs/decisions/README.md: does not list ${basename(file)}`);
}

function listFaults() {
  const page = 'docs/requirements.md';
  const [built = ''] = readText(page).split(NOT_BUILT);
  const isBuilt = new Set(built.match(/\bR-[A-Z]{3}-\d{2}\b/g));
  const isNamed = carriedIn(
    new Map(files.filter((file) => /\.m?tsx?$/.test(file)).map((file) => [file, readText(file)])),
  );
  return [
    ...[...isNamed]
      .filter((id) => !isBuilt.has(id))
      .map((id) => `${page}: does not list ${id} as built`),
    ...[...isBuilt].filter((id) => !isNamed.has(id)).map((id) => `${page}: no test names ${id}`),
  ];
}

function logFaults() {
  const guide = 'docs/operating.md';
  const told = readText(guide);
  const names = files
    .filter((file) => /^functions\/src\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => eventsIn(readText(file)));
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
  const rows = readText(page).matchAll(/^\| `(\w+)` +\| (.+?) +\|/gm);
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
    if (!places.some((place) => existsSync(place))) return `no file ${words}`;
  }
  return null;
}

function readScripts(): object {
  return JSON.parse(readText('package.json')).scripts;
}
