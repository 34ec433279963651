import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = 'firestore_export/all_namespaces/all_kinds';
const FILES = 'storage_export';
/** The checksum, length and type before a record of LevelDB's log: https://github.com/google/leveldb/blob/main/doc/log_format.md */
const HEAD_BYTES = 7;

/**
 * Whether two exports of the emulators hold the same accounts, settings, documents and files. Each names the time when it was
 * made, writes the documents in another order, and gives files names of its own.
 */
export function isSameExport(one: string, other: string): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(folder: string): string {
  const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const outputs = readdirSync(join(folder, KINDS)).filter((name) => name.startsWith('output-'));
  return JSON.stringify([
    json('firebase-export-metadata.json'),
    json('auth_export/config.json'),
    json('auth_export/accounts.json').users.map((user: object) => ({
      ...user,
      passwordUpdatedAt: null,
      validSince: null,
    })),
    outputs.flatMap((name) => recordsOf(readFileSync(join(folder, KINDS, name)))).toSorted(),
    json(`${FILES}/buckets.json`),
    readdirSync(join(folder, FILES, 'metadata'))
      .map((name) => {
        const file = json(`${FILES}/metadata/${name}`);
        const blob = join(folder, FILES, 'blobs', name.replace(/\.json$/, ''));
        const made = { generation: null, etag: null, timeCreated: null, updated: null };
        return JSON.stringify({ ...file, ...made, blob: readFileSync(blob, 'base64') });
      })
      .toSorted(),
  ]);
}

function recordsOf(log: Buffer): string[] {
  const records: string[] = [];
  for (let start = 0; start + HEAD_BYTES <= log.length;) {
    const end = start + HEAD_BYTES + log.readUInt16LE(start + 4);
    records.push(log.toString('base64', start, end));
    start = end;
  }
  return records;
}
