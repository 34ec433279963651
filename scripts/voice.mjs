#!/usr/bin/env node
// `npm run voice [part of a path …]`: counts the denials in what people read, and finds the words that docs/voice.md rules out.
import { countDenials, findRuledOut, readProse } from './lib/prose.mjs';

const parts = process.argv.slice(2);
const prose = readProse().filter(
  ({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)),
);
const kinds = [...new Set(prose.map(({ kind }) => kind))];
const row = (name, texts) => {
  const { words, denials, perThousand, not } = countDenials(texts);
  console.log(
    `${name.padEnd(12)} ${words} words, ${denials} denials (${perThousand.toFixed(1)} per thousand), ${not} × not`,
  );
};
for (const kind of kinds) row(kind, prose.filter((text) => text.kind === kind));
row('all', prose);
for (const { file, line, found, text } of findRuledOut(prose)) {
  console.log(`${file}:${line} ${found}: ${text.slice(0, 100)}`);
}
