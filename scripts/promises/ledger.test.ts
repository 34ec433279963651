import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readText } from '../lib/files.ts';
import { ARTICLE_PROMISES } from './articles.ts';
import { faultsIn, unlistedIn, type Ledger } from './check-ledger.ts';
import { COMPANY_PROMISES } from './company.ts';
import { HELP_PROMISES } from './help.ts';
import { LEGAL_PROMISES } from './legal.ts';
import { MAIL_PROMISES } from './mails.ts';
import { PLANS_PROMISES } from './plans.ts';
import { PRODUCT_PROMISES } from './product.ts';
import { SERVICE_PROMISES } from './services.ts';

const PARTS: readonly Ledger[] = [
  PLANS_PROMISES,
  PRODUCT_PROMISES,
  SERVICE_PROMISES,
  COMPANY_PROMISES,
  HELP_PROMISES,
  LEGAL_PROMISES,
  MAIL_PROMISES,
  ARTICLE_PROMISES,
];
const LEDGER: Ledger = Object.assign({}, ...PARTS);

/** Where we speak of machines in earnest. Invented customers, drawings' captions and advice for other people's servers are elsewhere. */
const ABOUT_MACHINES = [
  'web/src/pages/{saas,services,about,contact,help,legal}/**/copy.ts',
  'web/src/catalogue/help/*.ts',
  'web/src/catalogue/promises.ts',
];
const MACHINE_WORDS = /\b(?:backups?|backed up|encrypted|restored?|erased|nightly|hold the key)\b/i;
/** What such a sentence says without a promise in it. */
const EXCUSED: readonly string[] = [
  'A drawing: a phone sends',
  'We are liable without limit',
  'It is about the personal data that you',
];

const files = projectFiles();
const project = new Map(
  files.map((file) => [file, file in LEDGER || isGuide(file) ? readText(file) : '']),
);

// R-TRU-05
test('every promise of the ledger stands on its page and has a keeper', () => {
  expect(PARTS.flatMap(Object.keys)).toHaveLength(Object.keys(LEDGER).length);
  expect(Object.values(LEDGER).flatMap(Object.keys).length).toBeGreaterThan(350);
  expect(faultsIn(LEDGER, project)).toEqual([]);
});

// R-TRU-05
test('every sentence about backups, encryption, restoring and erasing is in the ledger', () => {
  const pages = files.filter((file) => ABOUT_MACHINES.some((place) => matchesGlob(file, place)));
  expect(pages.length).toBeGreaterThan(25);
  const unlisted = pages.flatMap((page) =>
    unlistedIn(page, readText(page), MACHINE_WORDS, LEDGER)
      .filter((text) => !EXCUSED.some((beginning) => text.startsWith(beginning)))
      .map((text) => `${page}: ${text}`),
  );
  expect(unlisted).toEqual([]);
});

const SMALL = new Map([
  ['copy.ts', 'const text = `We back up\n  ${count} times a day.`;'],
  ['src/backups/make.ts', ''],
  ['docs/what-a-server-must-do.md', 'See HOST-09.\n\n| HOST-01 | backed up |'],
  ['docs/operating.md', '# Guide\n\n### Papers, and notice\n'],
]);
const keptBy = (keeper: string) => faultsIn({ 'copy.ts': { 'back up … times': keeper } }, SMALL);

// R-TRU-05
test.each(['src/backups', 'src/backups/make.ts', 'HOST-01', '#papers-and-notice'])(
  'a promise may be kept by %s',
  (keeper) => {
    expect(keptBy(keeper)).toEqual([]);
  },
);

// R-TRU-05
test.each([
  ['a file that is gone', 'src/restores/make.ts'],
  ['a folder that is gone', 'src/back'],
  ['a requirement that is gone', 'HOST-02'],
  ['a requirement that is only mentioned', 'HOST-09'],
  ['a part of the guide that is gone', '#papers'],
  ['no one', ''],
])('a promise that is kept by %s is found', (_what, keeper) => {
  expect(keptBy(keeper)).toEqual([`copy.ts: “back up … times” has no keeper ${keeper}`.trimEnd()]);
});

// R-TRU-05
test('a promise whose page or words are gone is found', () => {
  const ledger = {
    'copy.ts': { 'back up … times a year': 'HOST-01' },
    'old.ts': { Yes: 'HOST-01' },
  };
  expect(faultsIn(ledger, SMALL)).toEqual([
    'copy.ts: no longer says “back up … times a year”',
    'old.ts: no such page',
  ]);
});

// R-TRU-05
test('a sentence about a backup that no promise is in is found, and code and captions are not', () => {
  const source =
    "const a = 'We make a backup each night.'; // A backup is here.\nconst b = 'backup'; const c = `Kept, and\n  backed up.`;";
  const ledger = { 'copy.ts': { 'Kept, and backed': 'HOST-01' } };
  expect(unlistedIn('copy.ts', source, MACHINE_WORDS, ledger)).toEqual([
    'We make a backup each night.',
  ]);
});

function isGuide(file: string): boolean {
  return file === 'docs/operating.md' || file === 'docs/what-a-server-must-do.md';
}
