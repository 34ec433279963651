// A build that is kept though it should not be would let tests judge an older product.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { scratchFolder } from '../lib/scratch.fixture.ts';
import { buildIfChanged } from './kept-build.ts';

let root = '';
let builds = 0;
beforeEach(async () => {
  root = scratchFolder({ 'src/page.ts': 'one', 'src/deep/part.ts': 'two' });
  await build();
  builds = 0;
});

test('a build of unchanged sources is kept, and neither packages nor other builds are sources', async () => {
  write('src/node_modules/a/index.js', '');
  write('src/dist-test/page.js', '');
  await build();
  expect(builds).toBe(0);
});

test.each<[string, () => void]>([
  ['an edit of a source', () => write('src/deep/part.ts', 'TWO')],
  ['a new source', () => write('src/deep/new.ts', '')],
  ['a renamed source', () => (rmSync(join(root, 'src/page.ts')), write('src/pages.ts', 'one'))],
  ['an edit of what was built', () => write('out/page.js', 'something else')],
  ['a missing file of what was built', () => rmSync(join(root, 'out/page.js'))],
])('%s asks for another build', async (_, change) => {
  change();
  await build();
  expect(builds).toBe(1);
});

test('another setting asks for another build', async () => {
  await build({ settings: { VITE_SITE_ORIGIN: 'http://localhost:5100' } });
  expect(builds).toBe(1);
});

test('a build that failed or is under way is not trusted, though the one before it was good', async () => {
  write('src/page.ts', 'edited');
  const failing = build({}, () => {
    expect(readdirSync(join(root, 'stamps'))).toEqual([]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  write('src/page.ts', 'one');
  await build();
  expect(builds).toBe(2);
});

test('an edit during the build asks for another build, even when it is taken back', async () => {
  write('src/page.ts', 'edited');
  await build({}, () => write('src/page.ts', 'one'));
  await build();
  expect(builds).toBe(2);
});

function build(more: { settings?: object } = {}, beside = () => {}) {
  const places = { inputs: [join(root, 'src')], output: join(root, 'out') };
  return buildIfChanged({ name: 'site', ...places, stamps: join(root, 'stamps'), ...more }, () => {
    builds += 1;
    beside();
    write('out/page.js', 'built');
  });
}

function write(file: string, text: string) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}
