/** What people read, taken from the sources: the texts of components and modules, and the documents. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { ROOT } from '../lib/places.ts';

/** The first that fits counts. */
const KINDS = [
  { kind: 'examples', files: /^web\/src\/pages\/demos\/.+\.tsx?$/ },
  { kind: 'blog', files: /^web\/src\/(pages\/blog|catalogue\/(articles|posts))\b.*\.tsx?$/ },
  { kind: 'help', files: /^web\/src\/(pages\/help|catalogue\/help)\b.*\.tsx?$/ },
  { kind: 'legal', files: /^web\/src\/pages\/legal\/.+\.tsx?$/ },
  { kind: 'shop', files: /^web\/src\/(pages\/shop|features\/shop|catalogue\/product).*\.tsx?$/ },
  { kind: 'account', files: /^web\/src\/(pages\/(account|auth)|features|app|platform)\/.+\.tsx?$/ },
  { kind: 'site', files: /^web\/src\/.+\.tsx?$/ },
  { kind: 'functions', files: /^functions\/src\/.+\.ts$/ },
  { kind: 'standins', files: /^(standins|packages)\/.+\.ts$/ },
  { kind: 'scripts', files: /^scripts\/.+\.(mjs|ts)$/ },
  {
    kind: 'documents',
    files: /^((README|CONTRIBUTING|SECURITY)|(docs|emulator-data|packages|\.github)\/.+)\.md$/,
  },
];

/** Every text of the product and its documents, in the order of the files. */
export function readProse() {
  return trackedFiles().flatMap((file) => {
    const kind = KINDS.find(({ files }) => files.test(file))?.kind;
    if (kind === undefined || /\.test\.|\.d\.ts$/.test(file) || file === GUIDE) return [];
    const source = readFileSync(join(ROOT, file), 'utf8');
    const texts = file.endsWith('.md') ? readDocument(source) : readModule(source, langOf(file));
    return texts.map((text) => ({ ...text, kind, file }));
  });
}

/** What engineers read between the code: comments, titles of tests, and the subjects of commits since this has been checked. */
export function readNotes(): (Text & { file: string })[] {
  const notes = trackedFiles()
    .filter((file) => CODE.test(file) && !file.startsWith('emulator-data/') && file !== ITS_TEST)
    .flatMap((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      const titles = /\.(test|spec)\.tsx?$/.test(file) ? readModule(source, langOf(file)) : [];
      return [...readComments(source), ...titles].map((text) => ({ ...text, file }));
    });
  const subjects = git('log', `--since=${SUBJECTS_SINCE}`, '--format=%s');
  return [...notes, ...subjects.map((text) => ({ text, line: 0, file: 'git log' }))];
}

/** How often texts deny. `not` is counted apart: most are part of a plain fact. */
export function countDenials(texts: readonly Text[]) {
  const count = (pattern: RegExp) =>
    texts.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  const words = count(/[\p{L}\d’']+/gu);
  const denials = count(/\b(?:nobody|nothing|never|no|none|nowhere|neither|nor)\b/gi);
  const not = count(/\b(?:not|cannot)\b|n[’']t\b/gi);
  return { words, denials, perThousand: (denials / words) * 1000, not };
}

/** The words and phrases that docs/voice.md rules out, from the table of them. */
export function readRuledOut() {
  const guide = readFileSync(join(ROOT, GUIDE), 'utf8');
  const rows = guide.slice(guide.indexOf('| instead of')).split('\n').slice(2);
  return rows.flatMap((row) => /^\| (.+?) +\|/.exec(row)?.slice(1) ?? []);
}

/** The texts in which one of the words stands, and which it is. A word with a capital is found only as it is written: a label, say. */
export function findWords<T extends Text>(texts: readonly T[], words: readonly string[]) {
  const patterns = words.map(
    (word) => new RegExp(String.raw`\b${word}\b`, /^\p{Lu}/u.test(word) ? '' : 'i'),
  );
  return texts.flatMap((text) => {
    const found = patterns.flatMap((pattern) => pattern.exec(text.text)?.[0] ?? [])[0];
    return found === undefined ? [] : [{ ...text, found }];
  });
}

/**
 * @param source Markdown
 * @returns its lines, without code
 */
function readDocument(source: string): Text[] {
  let isCode = false;
  return source.split('\n').flatMap((text, index) => {
    if (text.startsWith('```')) isCode = !isCode;
    return isCode ? [] : [{ text: text.replaceAll(/`[^`]*`/g, ''), line: index + 1 }];
  });
}

/**
 * @param source a module
 * @param lang whether it has elements
 * @returns what it shows: text of elements, attributes that are read out, and strings that are sentences or labels
 */
export function readModule(source: string, lang: 'ts' | 'tsx') {
  const texts: Text[] = [];
  const add = (text: string, start: number) => {
    const line = source.slice(0, start).split('\n').length;
    texts.push({ text: text.replaceAll(/\s+/g, ' ').trim(), line });
  };
  const visit = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (isNode(node) && !SKIPPED.has(node.type)) visitNode(node);
  };
  const visitNode = (node: Node) => {
    if (node.type === 'JSXAttribute' && !READ_ATTRIBUTE.test(String(nameOf(node)))) return;
    if (node.type === 'JSXText' && /\p{L}/u.test(String(node.value))) {
      add(String(node.value), node.start);
    } else if (node.type === 'Literal' && isProse(node.value)) {
      add(String(node.value), node.start);
    } else if (node.type === 'TemplateLiteral') {
      const text = cookedParts(node).join(' … ');
      if (isProse(text)) add(text, node.start);
      visit(node.expressions);
    } else {
      Object.values(node).forEach(visit);
    }
  };
  visit(parseAst(source, { lang }));
  return texts;
}

/** The comments of a module, a style sheet or rules, without their marks. */
export function readComments(source: string): Text[] {
  return [...source.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const first = source.slice(0, index).split('\n').length;
    return comment.split('\n').map((text, at) => ({ text, line: first + at }));
  });
}

const GUIDE = 'docs/voice.md';
/** Names the words that it looks for. */
const ITS_TEST = 'scripts/voice.test.ts';
const CODE = /\.([cm]?ts|tsx|mjs|cjs|css|rules|jsonc|ya?ml)$/;
/** The `//` of an address begins none. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`/\\])\/\/[^\n]*/g;
const SUBJECTS_SINCE = '2026-11-25T12:00:00Z';

const SKIPPED = new Set(['ImportDeclaration', 'ImportExpression', 'TSLiteralType']);

const READ_ATTRIBUTE =
  /^(alt|title|label|placeholder|text|hint|description|name|caption)$|(-label|Title|Label|Text)$/;

function trackedFiles() {
  return git('ls-files', '--cached', '--others', '--exclude-standard');
}

function git(...args: string[]) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
}

function langOf(file: string) {
  return file.endsWith('x') ? 'tsx' : 'ts';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nameOf({ name }: Node) {
  return isNode(name) ? name.name : undefined;
}

function cookedParts({ quasis }: Node) {
  return Array.isArray(quasis) ? quasis.map(({ value }) => value.cooked) : [];
}

/** Whether a string is a sentence or a label, and no class names, address or code. */
function isProse(text: unknown) {
  if (typeof text !== 'string' || !/\p{L}\S* +\S*\p{L}/u.test(text)) return false;
  const words = text.split(/\s+/);
  return words.filter((word) => CODE_WORD.test(word)).length * 5 < words.length;
}

const CODE_WORD =
  /[[\]{}<>=_|$\\]|^-|:\S|^[a-z]+-[a-z0-9.-]+$|^(flex|grid|block|hidden|relative|absolute|sticky|truncate|border)$|^[MLHVCSZ]?-?[\d.]+$/;

type Text = { text: string; line: number };

type Node = { type: string; start: number; [part: string]: unknown };
