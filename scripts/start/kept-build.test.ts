import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptBuild } from './kept-build.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-build-'));
  write('src/page.ts', 'one');
  write('src/deep/part.ts', 'two');
  write('lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('keptBuild', () => {
  test('a build of unchanged sources is kept', async () => {
    await buildOf({}).refresh(build);
    expect(buildOf({}).isCurrent()).toBe(true);
  });

  test('nothing is kept before the first build', () => {
    expect(buildOf({}).isCurrent()).toBe(false);
  });

  test.each<[string, () => void]>([
    ['an edit of a source', () => write('src/deep/part.ts', 'TWO')],
    ['a new source', () => write('src/deep/new.ts', '')],
    ['a removed source', () => remove('src/deep/part.ts')],
    ['a renamed source', () => (remove('src/page.ts'), write('src/pages.ts', 'one'))],
    ['another lockfile', () => write('lock.json', '{"a":1}')],
    ['an edit of what was built', () => write('out/page.js', 'something else')],
    ['a missing file of what was built', () => remove('out/page.js')],
  ])('%s asks for another build', async (_, change) => {
    await buildOf({}).refresh(build);
    change();
    expect(buildOf({}).isCurrent()).toBe(false);
  });

  test('another setting asks for another build', async () => {
    await buildOf({ VITE_SITE_ORIGIN: 'http://localhost:5000' }).refresh(build);
    expect(buildOf({ VITE_SITE_ORIGIN: 'http://localhost:5100' }).isCurrent()).toBe(false);
  });

  test('installed packages and other builds are no sources', async () => {
    await buildOf({}).refresh(build);
    write('src/node_modules/a/index.js', '');
    write('src/dist-test/page.js', '');
    expect(buildOf({}).isCurrent()).toBe(true);
  });

  test('a failed build is not trusted, though the build before it was good', async () => {
    await buildOf({}).refresh(build);
    await expect(buildOf({}).refresh(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(buildOf({}).isCurrent()).toBe(false);
  });

  test('while a build runs, no stamp stands: a kill would leave half a build', async () => {
    await buildOf({}).refresh(build);
    await buildOf({}).refresh(async () => {
      expect(readdirSync(join(root, 'stamps'))).toEqual([]);
      await build();
    });
  });

  test('an edit during the build asks for another build, even when it is taken back', async () => {
    await buildOf({}).refresh(async () => {
      await build();
      write('src/page.ts', 'edited');
    });
    write('src/page.ts', 'one');
    expect(buildOf({}).isCurrent()).toBe(false);
  });
});

function buildOf(settings: object) {
  return keptBuild({
    name: 'site',
    inputs: ['src', 'lock.json'].map((place) => join(root, place)),
    settings,
    output: join(root, 'out'),
    root,
    stamps: join(root, 'stamps'),
  });
}

async function build() {
  write('out/page.js', 'built');
}

function write(file: string, text: string) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

function remove(file: string) {
  rmSync(join(root, file));
}
