// How we write: docs/voice.md.
import { expect, test } from 'vitest';
import { projectFiles, readText } from './lib/files.ts';

const GUIDE = 'docs/voice.md';
/** Names words that it looks for. */
const THIS_FILE = 'scripts/voice.test.ts';

const CODE = /\.([cm]?ts|tsx|mjs|cjs|css|rules|jsonc|ya?ml)$/;
const DOCUMENT =
  /^(((README|CONTRIBUTING|SECURITY)|(docs|emulator-data|packages|\.github)\/.+)\.md|scripts\/promises\/ledger\.txt)$/;

/** The `//` of an address begins none. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`/\\])\/\/[^\n]*/g;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const BETWEEN_ELEMENTS = /[>}][^<>{}]*(?=<)|>[^<>{}]*(?=\{)/g;

/** The words and phrases of the guide's table. One with a capital is found only as it is written: a label, say. */
const RULED_OUT = readText(GUIDE)
  .split('| instead of')[1]
  ?.split('\n')
  .flatMap((row) => /^\| (\w.*?) +\|/.exec(row)?.slice(1) ?? [])
  .map((word) => new RegExp(String.raw`\b${word}\b`, /^\p{Lu}/u.test(word) ? '' : 'i'));

/** Said in place of what happened. */
const SHRUG = /\b(something (unexpected|went wrong)|(this|that) did not work['.])/i;
const QUOTES_A_SHRUG = 'web/src/pages/about/v2/copy.ts';

const texts = projectFiles()
  .filter((file) => file !== GUIDE && file !== THIS_FILE)
  .flatMap((file) => {
    if (!CODE.test(file) && !DOCUMENT.test(file)) return [];
    const source = readText(file);
    const parts = DOCUMENT.test(file)
      ? { comments: [], shown: [source] }
      : readModule(source, file);
    return { file, ...parts };
  });

test('comments, sentences and what stands between elements are read, and names are not', () => {
  const source = `
    const whoever = 'nobody'; // anew
    const site = 'https://somebody.example';
    const Page = () => <p title="Call somebody">Heed {it(\`A work of ours\`)}</p>;`;
  const { comments, shown } = readModule(source, 'page.tsx');
  expect(comments).toEqual(['// anew']);
  expect(shown).toEqual(['Call somebody', 'A work of ours', 'Heed ']);
  expect([...comments, ...shown].flatMap(ruledOutIn)).toEqual([
    'anew',
    'somebody',
    'of ours',
    'Heed',
  ]);
});

test('no error shrugs: each says what failed', () => {
  const shrugging = texts.filter(
    ({ file, shown }) => file !== QUOTES_A_SHRUG && shown.some((text) => SHRUG.test(text)),
  );
  expect(shrugging.map(({ file }) => file)).toEqual([]);
  expect(SHRUG.test('Something went wrong. Try again.')).toBe(true);
});

test('no text, comment or title of a test uses a word that the guide rules out', () => {
  const found = texts.flatMap(({ file, comments, shown }) =>
    [...comments, ...shown].flatMap(ruledOutIn).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

/** @returns its comments, and what it shows: strings of several words, and text between elements */
function readModule(source: string, file: string) {
  const code = source.replaceAll(COMMENT, ' ');
  const strings = code.match(STRING) ?? [];
  const isPage = file.endsWith('x');
  const between = (isPage && code.replaceAll(STRING, "''").match(BETWEEN_ELEMENTS)) || [];
  return {
    comments: source.match(COMMENT) ?? [],
    shown: [
      ...strings.map((text) => text.slice(1, -1)).filter((text) => text.trim().includes(' ')),
      ...between.map((text) => text.slice(1)).filter((text) => /\p{L}/u.test(text)),
    ],
  };
}

function ruledOutIn(text: string) {
  return RULED_OUT?.flatMap((pattern) => pattern.exec(text)?.[0] ?? []) ?? [];
}
