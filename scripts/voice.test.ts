// How we write: docs/voice.md.
import { expect, test } from 'vitest';
import {
  countDenials,
  findWords,
  readComments,
  readModule,
  readNotes,
  readProse,
  readRuledOut,
} from './docs/prose.ts';

/** Half of what the texts had before they were edited with the guide in hand: 13.1. */
const DENIALS_PER_THOUSAND = 6.5;

const prose = readProse();

test('what is shown is read, and nothing else', () => {
  const source = `
    import { thing } from 'some place else';
    const classes = 'mt-4 flex items-center gap-2';
    export const Page = ({ name }: Props) => (
      <main className="two words" aria-label="The whole page">
        <h1 title={\`Hello \${name}, come in\`}>Your server
          is ready</h1>
        <p>{isLate ? 'Back to Alcove' : 'soon'}</p>
      </main>
    );`;
  expect(readModule(source, 'tsx')).toEqual([
    { text: 'The whole page', line: 5 },
    { text: 'Hello … , come in', line: 6 },
    { text: 'Your server is ready', line: 6 },
    { text: 'Back to Alcove', line: 8 },
  ]);
});

test('texts of every kind are found', () => {
  const kinds = new Set(prose.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual([
    'account',
    'blog',
    'documents',
    'examples',
    'functions',
    'help',
    'legal',
    'scripts',
    'shop',
    'site',
    'standins',
  ]);
});

test('denials are counted as words and not as parts of them', () => {
  const texts = [
    { text: 'Nobody knows. No, none of the nones; it is not known, and can’t be.', line: 1 },
  ];
  expect(countDenials(texts)).toMatchObject({ words: 14, denials: 3, not: 2 });
});

test('no text uses a word that the guide rules out', () => {
  const ruledOut = readRuledOut();
  expect(ruledOut).toContain('The way your words take');
  expect(findWords([{ text: 'Somebody calls, anew', line: 1 }], ruledOut)).toHaveLength(1);
  const found = findWords(prose, ruledOut);
  expect(found.map(({ file, line, found: word }) => `${file}:${line} ${word}`)).toEqual([]);
});

test('comments are read, and addresses are none', () => {
  const source = "const site = 'https://somebody.example';\n/** Whoever\n * calls */ go(); // anew";
  const lines = findWords(readComments(source), readRuledOut()).map(({ line }) => line);
  expect(lines).toEqual([2, 3]);
});

test('no comment, title of a test or subject of a commit uses one of these words either', () => {
  const found = findWords(readNotes(), readRuledOut());
  expect(found.map(({ file, line, text }) => `${file}:${line} ${text.trim()}`)).toEqual([]);
});

test('the texts say what things are more often than what they are not', () => {
  expect(countDenials(prose).perThousand).toBeLessThanOrEqual(DENIALS_PER_THOUSAND);
});
