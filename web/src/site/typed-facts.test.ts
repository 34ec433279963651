// A fact of a plan is written once, in the contract. A page that types it would go on saying it after a change.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ANSWER_TIME } from '@contract/messages.ts';
import { PLANS, sizeWords } from '@contract/plans.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`/\\])\/\/[^\n]*/g;
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** What plans have today, in the words in which a page would type it. */
const TYPED = new RegExp(
  String.raw`\b(${[
    ...PLANS.flatMap(({ size, backups, people }) => [
      sizeWords(size.diskBytes),
      `${size.vcpu} vCPU`,
      `${sizeWords(size.memoryBytes)} of memory`,
      `kept for ${backups.keepDays} days`,
      ...(people > 1 ? [`${people} people`, `${COUNTS[people] ?? 'twenty-five'} people`] : []),
    ]),
    ANSWER_TIME.promised,
    String.raw`withdraw within \d+ days`,
    String.raw`\d+ days to (?:withdraw|change your mind)`,
  ].join('|')})\b`,
  'giu',
);

/** The same words about something that is no plan. */
const EXCUSED: readonly (readonly [file: string, words: string, why: string])[] = [
  ['catalogue/articles/backups-of-a-machine-that-thinks.ts', '100 GB', 'an example disk'],
  ['catalogue/articles/four-ways-home.ts', 'twenty-five people', 'of any office'],
  ['catalogue/product-details.ts', '500 GB', 'a product of the demo shop'],
  ['catalogue/projects.ts', 'Six people', 'a committee'],
  ['pages/customer/story-single/copy.ts', '100 GB', 'the size of a service'],
  ['pages/demos/product-landing/copy.ts', '2 TB', 'a product of an example shop'],
  ['pages/portfolio/case-study/v1/copy.ts', 'kept for 90 days', 'a town’s own server'],
];

// R-TRU-05
test('a typed number is found, and one from the contract is not', () => {
  expect(typedIn(`const text = 'A disk of 500\\u00a0GB, 16 vCPU';`)).toEqual(['500 GB', '16 vCPU']);
  expect(typedIn('`Answered within two working days, for up to Six people.`')).toEqual([
    'two working days',
    'Six people',
  ]);
  expect(
    typedIn("'Unless you withdraw within 14 days: you have 15 days to change your mind'"),
  ).toEqual(['withdraw within 14 days', '15 days to change your mind']);
  expect(typedIn('`${sizeWords(size.diskBytes)}, 12 TB, 1500 GB` // 500 GB')).toEqual([]);
});

// R-TRU-05
test('no page types what a plan has', () => {
  const found = ['pages', 'catalogue', 'features']
    .flatMap((folder) =>
      readdirSync(join(SOURCES, folder), { recursive: true }).map((file) =>
        join(folder, String(file)),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      typedIn(readFileSync(join(SOURCES, file), 'utf8')).map((words) => `${file}: ${words}`),
    );
  expect(found.toSorted()).toEqual(EXCUSED.map(([file, words]) => `${file}: ${words}`).toSorted());
});

/** Numbers that are typed in a module's texts. */
function typedIn(source: string): string[] {
  const texts = source.replaceAll(COMMENT, '').replaceAll(/\\u00a0|\u00a0/g, ' ');
  return [...texts.matchAll(TYPED)].map(([words]) => words);
}
