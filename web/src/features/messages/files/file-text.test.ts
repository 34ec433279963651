import { expect, test } from 'vitest';
import { FILE_NAME_LENGTH } from '@contract/files/files.ts';
import { describeFiles, describeProgress, describeUnsent, sentName } from './file-text.ts';
import type { FileRow, FileState } from './uploads.ts';

const rowsOf = (...states: FileState[]): FileRow[] =>
  states.map((state, key) => ({ key, file: new File(['x'.repeat(2000)], `${key}.log`), state }));

const THERE: FileState = { kind: 'there', id: 'id' };
const UNDER_WAY: FileState = { kind: 'under-way', sent: 1000 };
const STOPPED: FileState = { kind: 'stopped' };

// R-FIL-02
test.each([
  ['server.log', 'server.log'],
  [' Büro/Keller\\plan.pdf ', 'Büro_Keller_plan.pdf'],
  ['a\u202Egnp.exe', 'a_gnp.exe'],
  ['line\nbreak.txt', 'line_break.txt'],
  ['\uD800.txt', '_.txt'],
  ['  ', 'file'],
])('the file %j is sent as %j', (name, sent) => {
  expect(sentName(name)).toBe(sent);
});

// R-FIL-02
test('a long name keeps its ending', () => {
  const sent = sentName(`${'𠮷'.repeat(300)}.pdf`);
  expect(sent.length).toBeLessThanOrEqual(FILE_NAME_LENGTH);
  expect(sent).toMatch(/𠮷\.pdf$/u);
  expect(sentName('x'.repeat(300))).toBe('x'.repeat(FILE_NAME_LENGTH));
});

// R-FIL-02
test.each([
  [rowsOf(), ''],
  [rowsOf(UNDER_WAY), '0 of 1 file uploaded.'],
  [rowsOf(THERE, UNDER_WAY, THERE), '2 of 3 files uploaded.'],
  [rowsOf(THERE, STOPPED), '1 of 2 files uploaded. 1 file needs to be retried or removed.'],
  [
    rowsOf(STOPPED, { kind: 'failed', problem: '' }),
    '0 of 2 files uploaded. 2 files need to be retried or removed.',
  ],
])('the state of all files is said in a sentence', (rows, words) => {
  expect(describeFiles(rows)).toBe(words);
});

// R-FIL-02
test('a message waits for all its files, and names those that are not there', () => {
  expect(describeUnsent(rowsOf(THERE))).toBeNull();
  expect(describeUnsent(rowsOf(THERE, STOPPED))).toBe(
    '1.log is not uploaded. Retry or remove it above, then send the message.',
  );
  expect(describeUnsent(rowsOf(STOPPED, THERE, STOPPED))).toBe(
    '0.log and 2.log are not uploaded. Retry or remove them above, then send the message.',
  );
});

// R-FIL-02
test('the progress of a file is told in bytes, and without a connection that it waits', () => {
  const file = new File(['x'.repeat(2000)], 'a.log');
  const here = { isConnectionLost: false, locale: 'en-GB' };
  expect(describeProgress({ file, sent: 1000 }, here)).toBe('1 kB of 2 kB');
  expect(describeProgress({ file, sent: 1000 }, { ...here, isConnectionLost: true })).toBe(
    'Waiting for the connection. It continues automatically.',
  );
});
