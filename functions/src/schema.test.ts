import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DOCUMENTS } from './schema.ts';

const ROOT = join(import.meta.dirname, '../..');
const COLLECTIONS = Object.keys(DOCUMENTS).toSorted();

function read(pattern: string): string {
  const files = globSync(pattern, { cwd: ROOT, exclude: (name) => name.endsWith('.test.ts') });
  if (files.length === 0) throw new Error(`no file is called ${pattern}`);
  return files.map((name) => readFileSync(join(ROOT, name), 'utf8')).join('\n');
}

function namesIn(text: string, ...patterns: RegExp[]): string[] {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  return [...new Set(found.map(([, name = '']) => name))].toSorted();
}

const IN_CODE = [/collection\(\s*'(\w+)'/g, /doc\(\s*[`'](\w+)\//g];

it('lists every collection that the API names, and no other', () => {
  const code = read('functions/src/**/*.ts');
  expect(namesIn(code, ...IN_CODE)).toEqual(COLLECTIONS);
  // A name that is put together would not be found above.
  expect(code.match(/\.(collection|collectionGroup|doc)\(\s*(name|path|`\$\{)/g)).toBeNull();
});

it('lists what the rules, the indexes and the seed name', () => {
  const rules = namesIn(read('firestore.rules'), /match \/(\w+)\/\{(?!database)/g);
  const indexes = namesIn(read('firestore.indexes.json'), /"collectionGroup": "(\w+)"/g);
  const seed = namesIn(read('scripts/seed/*.ts'), ...IN_CODE);
  expect(rules).toEqual(COLLECTIONS);
  expect(COLLECTIONS).toEqual(expect.arrayContaining([...indexes, ...seed]));
});

// That no other module writes it is seen where it happens: tests/properties/owners.ts.
it.each(Object.entries(DOCUMENTS))('names owners that know %s', (name, { owner }) => {
  const { browser: _person, ...modules } = typeof owner === 'string' ? { [owner]: [] } : owner;
  for (const module of Object.keys(modules)) {
    const files = module.includes('/') ? `${module}.ts` : `{modules/,}${module}/**/*.ts`;
    expect([module, namesIn(read(`functions/src/${files}`), ...IN_CODE)]).toEqual([
      module,
      expect.arrayContaining([name]),
    ]);
  }
});

it('gives each field of a profile one owner', () => {
  const { owner, fields } = DOCUMENTS.users;
  const owned = Object.values(owner).flat();
  expect(owned.toSorted()).toEqual(Object.keys(fields.shape).toSorted());
});

it('lets at most two collections have a second writer', () => {
  const shared = Object.values(DOCUMENTS).filter((rule) => 'second' in rule);
  expect(shared.length).toBeLessThanOrEqual(2);
});
