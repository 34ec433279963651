import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = 'firestore_export/all_namespaces/all_kinds';
/** The checksum, length and type before a record of LevelDB's log: https://github.com/google/leveldb/blob/main/doc/log_format.md */
const HEAD_BYTES = 7;

/**
 * Whether two exports of the emulators hold the same accounts, settings and documents. Each names the time when it was made,
 * and writes the documents in another order.
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
