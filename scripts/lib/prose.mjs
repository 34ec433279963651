// What people read, taken from the sources: the texts of components and modules, and the documents.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { ROOT } from './places.mjs';

/** Every text with its file and line, each once in the order of the files. */
export function readProse() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter((file) => KINDS.some(({ files: kind }) => kind.test(file)) && !/\.test\.|\.d\.ts$/.test(file));
  return files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const kind = KINDS.find(({ files: these }) => these.test(file))?.name;
    const texts = file.endsWith('.md') ? readDocument(source) : readModule(file, source);
    return texts.map(({ text, line }) => ({ kind, file, line, text }));
  });
}

/** How often texts deny: nobody, nothing, never, no, none, nowhere, neither, nor. `not` is counted apart: most are part of a plain fact. */
export function countDenials(texts) {
  const count = (pattern) => texts.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  const words = count(/[\p{L}\d’']+/gu);
  const denials = count(/\b(?:nobody|nothing|never|no|none|nowhere|neither|nor)\b/gi);
  const not = count(/\b(?:not|cannot)\b|n[’']t\b/gi);
  return { words, denials, perThousand: (denials / words) * 1000, not };
}

/** The places that use a word which docs/voice.md rules out. */
export function findRuledOut(texts) {
  const guide = readFileSync(join(ROOT, 'docs/voice.md'), 'utf8');
  const table = guide.slice(guide.indexOf('| instead of |')).split('\n').slice(2);
  const ruledOut = table.flatMap((row) => /^\| (.+?) \|/.exec(row)?.slice(1) ?? []);
  const pattern = new RegExp(`\\b(?:${ruledOut.join('|')})\\b`, 'i');
  return texts.flatMap((place) => {
    const found = place.file === 'docs/voice.md' ? null : pattern.exec(place.text);
    return found === null ? [] : [{ ...place, found: found[0] }];
  });
}

/** The first that fits counts. */
const KINDS = [
  { name: 'examples', files: /^web\/src\/pages\/demos\/.+\.tsx?$/ },
  { name: 'blog', files: /^web\/src\/(pages\/blog|catalogue\/(articles|posts))\b.*\.tsx?$/ },
  { name: 'help', files: /^web\/src\/(pages\/help|catalogue\/help)\b.*\.tsx?$/ },
  { name: 'legal', files: /^web\/src\/pages\/legal\/.+\.tsx?$/ },
  { name: 'shop', files: /^web\/src\/(pages\/shop|features\/shop|catalogue\/product)\b.*\.tsx?$/ },
  { name: 'account', files: /^web\/src\/(pages\/(account|auth)|features|app|platform)\/.+\.tsx?$/ },
  { name: 'site', files: /^web\/src\/.+\.tsx?$/ },
  { name: 'functions', files: /^functions\/src\/.+\.ts$/ },
  { name: 'standins', files: /^standins\/.+\.(ts|mjs|html)$/ },
  { name: 'scripts', files: /^scripts\/.+\.(mjs|ts)$/ },
  { name: 'documents', files: /^(README|docs\/.+)\.md$/ },
];

function readDocument(source) {
  let isCode = false;
  return source.split('\n').flatMap((text, index) => {
    if (text.startsWith('```')) isCode = !isCode;
    return isCode ? [] : [{ text: text.replaceAll(/`[^`]*`/g, ''), line: index + 1 }];
  });
}

function readModule(file, source) {
  const texts = [];
  const add = (text, start) => {
    const line = source.slice(0, start).split('\n').length;
    texts.push({ text: text.replaceAll(/\s+/g, ' ').trim(), line });
  };
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'TSLiteralType':
        return;
      case 'JSXAttribute':
        if (!READ_ATTRIBUTES.test(node.name.name ?? '')) return;
        break;
      case 'JSXText':
        if (/\p{L}/u.test(node.value)) add(node.value, node.start);
        return;
      case 'Literal':
        if (isProse(node.value)) add(node.value, node.start);
        return;
      case 'TemplateLiteral': {
        const text = node.quasis.map(({ value }) => value.cooked).join(' … ');
        if (isProse(text)) add(text, node.start);
        visit(node.expressions);
        return;
      }
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return texts;
}

const READ_ATTRIBUTES = /^(alt|title|label|placeholder|text|hint|description|aria-label|name|caption|.*[tT]itle|.*[lL]abel|.*[tT]ext)$/;

/** Sentences and labels, not class names, addresses or code. */
function isProse(text) {
  if (typeof text !== 'string' || !/\p{L}\S* \S*\p{L}/u.test(text)) return false;
  const words = text.split(/\s+/);
  return words.filter((word) => CODE_WORD.test(word)).length * 5 < words.length;
}

const CODE_WORD = /[[\]{}<>=_|$\\]|^-|:\S|^[a-z]+-[a-z0-9.-]+$|^(flex|grid|block|hidden|relative|absolute|sticky|truncate|border)$|^[MLHVCSZ]?-?[\d.]+$/;
