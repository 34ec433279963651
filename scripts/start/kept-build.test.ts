// A build that is kept though it should not be would let tests judge an older product.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { scratchFolder } from '../lib/scratch.fixture.ts';
import { keptBuild } from './kept-build.ts';

let root = '';
beforeEach(async () => {
  root = scratchFolder({ 'src/page.ts': 'one', 'src/deep/part.ts': 'two' });
  await buildOf().refresh(build);
});

test('a build of unchanged sources is kept, and neither packages nor other builds are sources', () => {
  write('src/node_modules/a/index.js', '');
  write('src/dist-test/page.js', '');
  expect(buildOf().isCurrent()).toBe(true);
});

test.each<[string, () => void]>([
  ['an edit of a source', () => write('src/deep/part.ts', 'TWO')],
  ['a new source', () => write('src/deep/new.ts', '')],
  ['a renamed source', () => (rmSync(join(root, 'src/page.ts')), write('src/pages.ts', 'one'))],
  ['an edit of what was built', () => write('out/page.js', 'something else')],
  ['a missing file of what was built', () => rmSync(join(root, 'out/page.js'))],
])('%s asks for another build', (_, change) => {
  change();
  expect(buildOf().isCurrent()).toBe(false);
});

test('another setting asks for another build', () => {
  expect(buildOf({ VITE_SITE_ORIGIN: 'http://localhost:5100' }).isCurrent()).toBe(false);
});

test('a build that failed or is under way is not trusted, though the one before it was good', async () => {
  const failing = buildOf().refresh(() => {
    expect(readdirSync(join(root, 'stamps'))).toEqual([]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(buildOf().isCurrent()).toBe(false);
});

test('an edit during the build asks for another build, even when it is taken back', async () => {
  await buildOf().refresh(() => {
    build();
    write('src/page.ts', 'edited');
  });
  write('src/page.ts', 'one');
  expect(buildOf().isCurrent()).toBe(false);
});

function buildOf(settings: object = {}) {
  return keptBuild({
    name: 'site',
    inputs: [join(root, 'src')],
    settings,
    output: join(root, 'out'),
    stamps: join(root, 'stamps'),
  });
}

function build() {
  write('out/page.js', 'built');
}

function write(file: string, text: string) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}
