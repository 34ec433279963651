// `npm run voice`: counts the denials in what people read, and finds the words that docs/voice.md rules out. `-- PART …` reads
// only files with one of these in their path.
import { countDenials, findWords, readNotes, readProse, readRuledOut } from './docs/prose.ts';

const parts = process.argv.slice(2);
const isAsked = (file: string) => parts.length === 0 || parts.some((part) => file.includes(part));
const prose = readProse().filter(({ file }) => isAsked(file));
for (const name of [...new Set(prose.map(({ kind }) => kind)), 'all']) {
  const texts = prose.filter(({ kind }) => name === 'all' || kind === name);
  const { words, denials, perThousand, not } = countDenials(texts);
  console.log(
    `${name.padEnd(10)} ${words} words, ${denials} denials (${perThousand.toFixed(1)} per thousand), ${not} × not`,
  );
}
const notes = readNotes().filter(({ file }) => isAsked(file));
for (const { file, line, found, text } of findWords([...prose, ...notes], readRuledOut())) {
  console.log(`${file}:${line} ${found}: ${text.slice(0, 100)}`);
}
