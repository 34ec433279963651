import { expect, test } from 'vitest';
import { MESSAGE_FILES } from '@contract/files/files.ts';
import { checkFile } from './check-file.ts';
import { FILE_PROBLEMS } from './file-text.ts';

const fileOf = (content: BlobPart, name = 'file') => new File([content], name);

// R-FIL-02
test.each([
  ['%PDF-1.7 …', 'application/pdf'],
  ['2026-11-26 04:10 disk full\n', 'text/plain'],
])('%j can be sent as %s', async (content, type) => {
  expect(await checkFile(fileOf(content, 'wrong.name'))).toEqual({ type });
});

// R-FIL-02
test.each([
  ['an empty file', fileOf(''), FILE_PROBLEMS.empty],
  [
    'one that is too large',
    fileOf(new Uint8Array(MESSAGE_FILES.mostBytes + 1)),
    FILE_PROBLEMS.tooLarge,
  ],
  [
    'a program that calls itself a picture',
    fileOf(new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0]), 'a.png'),
    FILE_PROBLEMS.otherType,
  ],
  [
    'a text in another encoding',
    fileOf(new Uint8Array([0x47, 0xfc, 0x6e])),
    FILE_PROBLEMS.otherType,
  ],
])('%s is refused with what to do', async (_, file, problem) => {
  expect(await checkFile(file)).toEqual({ problem });
});

// R-FIL-02
test('a file that has gone since it was chosen is said to be unreadable', async () => {
  const file = fileOf('text');
  file.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
  expect(await checkFile(file)).toEqual({ problem: FILE_PROBLEMS.unreadable });
});
