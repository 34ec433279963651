import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const COLOUR = /#[0-9a-f]{3,8}\b(?=[;"'}])/gi;

/** A drawing in a file of its own cannot read the tokens, so it repeats their values. */
test('drawings that are files use the colours of the tokens and no others', () => {
  const tokens = new Set(
    readFileSync(`${SOURCES}/styles/tokens.css`, 'utf8').match(COLOUR)?.map(toLongForm),
  );
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svg'),
  );
  expect(files).not.toEqual([]);
  const strange = files.flatMap((file) =>
    (readFileSync(`${SOURCES}/${file}`, 'utf8').match(COLOUR) ?? [])
      .filter((colour) => !tokens.has(toLongForm(colour)))
      .map((colour) => `${file}: ${colour}`),
  );
  expect(strange).toEqual([]);
});

function toLongForm(colour: string): string {
  return colour.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}
