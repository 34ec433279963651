import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { scratchFolder } from '../lib/scratch.fixture.ts';
import { isSameExport } from './same-export.ts';

const OURS = fileURLToPath(new URL('../../emulator-data', import.meta.url));
const ACCOUNTS = 'auth_export/accounts.json';
const DOCUMENTS = 'firestore_export/all_namespaces/all_kinds/output-0';
const [BLOB = ''] = readdirSync(join(OURS, 'storage_export/blobs'));
const PICTURE = `storage_export/blobs/${BLOB}`;
const METADATA = `storage_export/metadata/${BLOB}.json`;

let other: string;
beforeEach(() => {
  other = scratchFolder();
  cpSync(OURS, other, { recursive: true });
});

test('an export of the same, made later and in another order, is the same', () => {
  change(ACCOUNTS, (text) => text.replaceAll(/("passwordUpdatedAt":)\d+/g, '$11'));
  change(DOCUMENTS, (text) => {
    const log = Buffer.from(text, 'latin1');
    const second = 7 + log.readUInt16LE(4);
    return text.slice(second) + text.slice(0, second);
  });
  change(METADATA, (text) => text.replace(/("generation": )\d+/, '$11'));
  for (const file of [PICTURE, METADATA]) {
    renameSync(join(other, file), join(other, file.replace(BLOB, 'another-name')));
  }
  expect(isSameExport(OURS, other)).toBe(true);
});

test.each([
  ['an account', ACCOUNTS, 'Ada Lindqvist', 'Ada Lindquist'],
  ['a document', DOCUMENTS, 'Home server', 'Best server'],
  ['a file', PICTURE, 'WEBP', 'WEBQ'],
  ['the name of a file', METADATA, 'pictures/ada', 'pictures/eve'],
  ['a setting', 'auth_export/config.json', 'true', 'false'],
  ['a version', 'firebase-export-metadata.json', /\d+/, '0'],
])('an export that differs in %s is another one', (_, file, from, to) => {
  change(file, (text) => text.replace(from, to));
  expect(isSameExport(OURS, other)).toBe(false);
});

function change(file: string, edit: (text: string) => string) {
  const path = join(other, file);
  const before = readFileSync(path, 'latin1');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after, 'latin1');
}
