import { expect, test } from 'vitest';
import { ALARMS, type Alarm } from '../../functions/src/foundation/alarms.ts';
import { createLog } from '../../functions/src/foundation/log.ts';
import { asEntry, policiesAbout, ringing, type Entry } from '../../tests/api/judged-log.ts';
import { projectFiles, readText } from '../lib/files.ts';
import { alertFiles, FOLDER } from './policies.ts';

const MINUTE_MS = 60_000;
const RUN = 'cloud_run_revision';

function lineOf(severity: Alarm['severity'], event: string, at = 0): Entry {
  const lines: string[] = [];
  createLog((line) => lines.push(line))('INFO', event);
  return { ...asEntry(lines.join(''), at), severity };
}

// R-LIV-06
test('docs/alerts holds what the table makes, and nothing else', () => {
  const files = projectFiles().filter((file) => file.startsWith(`${FOLDER}/`));

  expect(Object.fromEntries(files.map((file) => [file, readText(file)]))).toEqual(alertFiles());
});

const rowsThat = (rings: (typeof ALARMS)[number]['rings']) =>
  ALARMS.filter((row) => row.rings === rings).map((row) => {
    const one = lineOf(row.severity, row.event);
    const name = row.event.replaceAll('_', '-');
    return { ...row, one, name, whole: row.minutes * MINUTE_MS };
  });

// R-LIV-06
test.each(rowsThat('at once'))('$event rings at once, at the $tells', ({ one, tells }) => {
  expect(ringing([one], 0)).toEqual([`${tells}-at-once`]);
  expect(policiesAbout({ ...one, severity: 'INFO' })).toBe(0);
});

// R-LIV-06
test.each(rowsThat('by rate'))('many of $event ring', ({ one, name, tells, whole }) => {
  const many = Array.from({ length: 6 }, (_each, index) => ({ ...one, at: index }));

  expect(ringing(many.slice(1), whole - 1)).toEqual([]);
  expect(ringing(many, whole - 1)).toEqual([`${tells}-rate-${name}`]);
  expect(ringing(many, whole + 6)).toEqual([]);
});

// R-LIV-06
test.each(rowsThat('when missing'))(
  '$event rings when it is missing',
  ({ one, name, tells, whole }) => {
    expect(ringing([one], whole - 1)).toEqual([]);
    expect(ringing([one], whole)).toEqual([`${tells}-missing-${name}`]);
    expect(policiesAbout(one)).toBe(0);
  },
);

// R-LIV-06
test.each<[what: string, entry: Omit<Entry, 'at'>, rings: string[]]>([
  ['a crash', { severity: 'ERROR', resource: RUN }, ['mailbox-platform']],
  [
    'a job that fails',
    { severity: 'ERROR', resource: 'cloud_scheduler_job' },
    ['mailbox-platform'],
  ],
  ['a task refused', { severity: 'ERROR', resource: 'cloud_tasks_queue' }, ['mailbox-platform']],
  ['a task that ran', { severity: 'INFO', resource: 'cloud_tasks_queue' }, []],
  ['a build', { severity: 'ERROR', resource: 'build' }, []],
  [
    'a request in the log of Cloud Run',
    { severity: 'ERROR', resource: RUN, logName: 'projects/a/logs/run.googleapis.com%2Frequests' },
    [],
  ],
])('of the platform’s lines, %s', (_, entry, rings) => {
  expect(ringing([{ at: 0, ...entry }], 0)).toEqual(rings);
});

// R-LIV-06
test('every name that the code logs as an error has a row, and every row a line of the code', () => {
  const code = projectFiles()
    .filter((file) => /^functions\/src\/.*\.ts$/.test(file))
    .filter((file) => !/\.test\.ts$|\/alarms\.ts$/.test(file))
    .map(readText)
    .join('\n');
  const named = [...code.matchAll(/\blog\(\s*(?:[^()]*\? )?'ERROR'(?: : '\w+')?,\s*([^{)]*)/g)]
    .flatMap(([, words = '']) => [...words.matchAll(/'(\w+)'/g)])
    .map(([, name]) => name);
  const rows: readonly string[] = ALARMS.map(({ event }) => event);

  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !rows.includes(name ?? ''))).toEqual([]);
  expect(rows.filter((event) => !code.includes(`'${event}'`))).toEqual([]);
});
