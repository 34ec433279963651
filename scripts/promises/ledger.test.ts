import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readText } from '../lib/files.ts';
import { faultsIn, readLedger, unlistedIn } from './check-ledger.ts';

const LEDGER = readLedger(readText('scripts/promises/ledger.txt'));

/** Where we speak of machines in earnest. Invented customers, drawings' captions and advice for other people's servers are elsewhere. */
const ABOUT_MACHINES = [
  'web/src/pages/{saas,services,about,contact,help,legal}/**/copy.ts',
  'web/src/catalogue/help/*.ts',
  'web/src/catalogue/promises.ts',
];
const MACHINE_WORDS = /\b(?:backups?|backed up|encrypted|restored?|erased|nightly|hold the key)\b/i;
/** What such a sentence says without a promise in it. */
const EXCUSED =
  /^(A drawing: a phone sends|We are liable without limit|It is about the personal data that you)/;

const files = projectFiles().filter((file) => /\.(m?tsx?|md)$/.test(file));
const project = new Map(files.map((file) => [file, readText(file)]));

// R-TRU-05
test('every promise of the ledger stands on its page and has a keeper', () => {
  expect([...LEDGER.values()].flat().length).toBeGreaterThan(350);
  expect(faultsIn(LEDGER, project)).toEqual([]);
});

// R-TRU-05
test('every sentence about backups, encryption, restoring and erasing is in the ledger', () => {
  const pages = files.filter((file) => ABOUT_MACHINES.some((place) => matchesGlob(file, place)));
  expect(pages.length).toBeGreaterThan(25);
  const unlisted = pages.flatMap((page) =>
    unlistedIn(page, readText(page), MACHINE_WORDS, LEDGER)
      .filter((text) => !EXCUSED.test(text))
      .map((text) => `${page}: ${text}`),
  );
  expect(unlisted).toEqual([]);
});

const SMALL = new Map([
  ['copy.ts', 'const text = `We back up\n  ${count} times a day.`;'],
  ['src/mails/late.ts', "const subject = 'A backup is late';"],
  ['docs/requirements.md', '- R-ONE-01: Back up.\n- R-ONE-02: See R-ONE-03.'],
  ['src/make.test.ts', "  // R-ONE-01 R-ONE-03\n  it('is made, see R-ONE-02', () => {});"],
  ['src/make.ts', '// R-ONE-02'],
  ['docs/what-a-server-must-do.md', 'See HOST-09.\n\n| HOST-01 | backed up |'],
  ['docs/operating.md', '# Guide\n\n### Papers, and notice\n'],
]);

// R-TRU-05
test('a promise may be kept by our requirements, by a host’s and by a part of the guide', () => {
  const keepers = ['R-ONE-01', 'HOST-01', '#papers-and-notice'];
  const rows = keepers.map((keeper) => `  back up … times → ${keeper}`);
  expect(faultsIn(readLedger(['copy.ts', ...rows].join('\n')), SMALL)).toEqual([]);
});

// R-TRU-05
test.each([
  ['a requirement that no test carries', 'R-ONE-02'],
  ['a requirement that is only mentioned', 'R-ONE-03'],
  ['a requirement of a host that is only mentioned', 'HOST-09'],
  ['a part of the guide that is gone', '#papers'],
  ['a file', 'src/make.ts'],
  ['no one', ''],
])('a promise that is kept by %s is found', (_what, keeper) => {
  expect(faultsIn(readLedger(`copy.ts\n  back up … times → ${keeper}`), SMALL)).toEqual([
    `copy.ts: “back up … times” has no keeper ${keeper}`.trimEnd(),
  ]);
});

// R-TRU-05
test('a folder speaks for each of its files, and for no other', () => {
  const ledger = readLedger('src/mails\n  A backup is late → HOST-01\n  back up → HOST-01');
  expect(faultsIn(ledger, SMALL)).toEqual(['src/mails: no longer says “back up”']);
});

// R-TRU-05
test('a promise whose page or words are gone is found', () => {
  const ledger = readLedger('copy.ts\n  back up … times a year → HOST-01\nold.ts\n  Yes → HOST-01');
  expect(faultsIn(ledger, SMALL)).toEqual([
    'copy.ts: no longer says “back up … times a year”',
    'old.ts: no such page',
  ]);
});

// R-TRU-05
test('a sentence about a backup that no promise is in is found, and code and captions are not', () => {
  const source =
    "const a = 'We make a backup each night.'; // A backup is here.\nconst b = 'backup'; const c = `Kept, and\n  backed up.`;";
  const ledger = readLedger('copy.ts\n  Kept, and backed → HOST-01');
  expect(unlistedIn('copy.ts', source, MACHINE_WORDS, ledger)).toEqual([
    'We make a backup each night.',
  ]);
});
