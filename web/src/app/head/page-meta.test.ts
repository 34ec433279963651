import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { PageMeta, PagesMeta } from '@/site/page-meta.ts';
import { PATHS } from '@/site/paths.ts';
import { addressesOf } from './find-meta.ts';
import { metaOf as ownMetaOf } from './own-page-meta.ts';
import { metaOf } from './page-meta.ts';
import { ROUTES } from '../routes.ts';

const PAGES = fileURLToPath(new URL('../../pages', import.meta.url));
const notFound = metaOf('/no-such-page');
const said = await readFolders();
const paths: readonly string[] = Object.values(PATHS);

test('every address has a title and a description', () => {
  const silent = Object.values(PATHS)
    .flatMap((path) => addressesOf(path))
    .filter((address) => metaOf(address) === notFound);
  expect(silent).toEqual([]);
});

test('no folder speaks of an address that there is not', () => {
  expect(said).not.toEqual([]);
  expect(said.filter(({ path }) => !paths.includes(path))).toEqual([]);
});

test('no address is spoken of twice', () => {
  const twice = said.filter(({ path }) => said.filter((other) => other.path === path).length > 1);
  expect(twice).toEqual([]);
});

test('the head says what the folder of the page says, and no list of articles says otherwise', () => {
  const inHeads = said.map(({ path }) => [path, metaOf(path)]);
  expect(inHeads).toEqual(said.map(({ path, meta }) => [path, meta]));
});

test('an account’s page says the same without the texts of the others', () => {
  const rows = ROUTES.filter(({ layout }) => layout === 'account' || layout === 'auth');
  const addresses = rows.flatMap(({ path }) => addressesOf(path));
  expect(addresses.map((address) => ownMetaOf(address))).toEqual(
    addresses.map((address) => metaOf(address)),
  );
});

async function readFolders(): Promise<{ file: string; path: string; meta: PageMeta }[]> {
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('/meta.ts') && file !== 'not-found/meta.ts',
  );
  const folders = await Promise.all(
    files.map(async (file) => {
      const { meta }: { meta: PagesMeta } = await import(join(PAGES, file));
      return Object.entries(meta).map(([path, entry]) => ({ file, path, meta: entry }));
    }),
  );
  return folders.flat();
}
