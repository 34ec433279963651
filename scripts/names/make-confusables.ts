// `npm run confusables -- <file>` writes functions/src/contract/names/confusables.ts from Unicode's confusables.txt, which Debian's source
// of ICU carries too: icu4c/source/data/unidata. The file is committed, so that nothing else needs it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/places.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file: npm run confusables -- confusables.txt');
const text = readFileSync(file, 'utf8');
const version = /^# Version: ([\d.]+)$/m.exec(text)?.[1];
if (version === undefined) throw new Error(`${file} has no line with its version`);

/** Letters by what they look like: one or several of a to z. */
const looks = new Map<string, string[]>();
for (const [, from = '', to = ''] of text.matchAll(/^([\dA-F]+) ;\t([\dA-F ]+) ;\tMA/gm)) {
  const letter = textOf(from);
  const look = baseOf(textOf(to)).toLowerCase();
  // Names have letters only, and are decomposed before they are compared.
  const isWanted = /^\p{L}$/u.test(letter) && letter.normalize('NFKD') === letter;
  if (isWanted && !/[A-Za-z]/.test(letter) && /^[a-z]+$/.test(look)) {
    looks.set(look, [...(looks.get(look) ?? []), from]);
  }
}

const rows = [...looks]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([look, letters]) => `  ${look}: '${letters.toSorted().join(' ')}',\n`);
writeFileSync(
  join(ROOT, 'functions/src/contract/names/confusables.ts'),
  `/**
 * Letters that look like one or several of a to z, by their code points. From Unicode's confusables.txt, version ${version}
 * (https://www.unicode.org/Public/security/), by \`npm run confusables\`; please do not edit it.
 */
export const CONFUSABLES: Readonly<Record<string, string>> = {
${rows.join('')}};
`,
);

function textOf(codePoints: string): string {
  return String.fromCodePoint(
    ...codePoints
      .trim()
      .split(' ')
      .map((one) => Number.parseInt(one, 16)),
  );
}

/** Without accents and strokes. */
function baseOf(letters: string): string {
  return letters.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}
