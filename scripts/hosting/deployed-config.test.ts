import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getValidator } from 'firebase-tools/lib/firebaseConfigValidate.js';
import { FirestoreApi } from 'firebase-tools/lib/firestore/api.js';
import { expect, test } from 'vitest';
import { DOCUMENTS } from '../../functions/src/consistency/documents.ts';
import { firebaseConfig } from './hosting-config.ts';
import { ROOT } from '../lib/places.ts';

const ENDING = Object.entries(DOCUMENTS)
  .flatMap(([name, { fields }]) => ('expireAt' in fields.shape ? [name] : []))
  .toSorted();

const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

// R-LIV-06
test.each([
  ['firebase.json', read('firebase.json')],
  ['what a local start makes of it', firebaseConfig({ publicFolder: 'dist' })],
])('firebase-tools takes %s by its own schema', (_name, config) => {
  const isValid = getValidator();

  expect([isValid(config), isValid.errors]).toEqual([true, null]);
  expect(isValid({ ...Object(config), hosting: { publik: 'web/dist' } })).toBe(false);
});

// R-LIV-06
test('firestore.indexes.json ends documents, and firebase-tools takes it', () => {
  const spec = read('firestore.indexes.json');

  expect(() => new FirestoreApi().validateSpec(spec)).not.toThrow();
  expect(spec).toEqual({
    indexes: [],
    // A time that only rises would heat up an index, and no query asks for it.
    fieldOverrides: ENDING.map((collectionGroup) => ({
      collectionGroup,
      fieldPath: 'expireAt',
      ttl: true,
      indexes: [],
    })),
  });
  expect(firebaseConfig().firestore.indexes).toBe('firestore.indexes.json');
});

// R-LIV-06
test('a deploy that finds no database creates it where the privacy page says', () => {
  expect(firebaseConfig().firestore.location).toBe('eur3');
});
