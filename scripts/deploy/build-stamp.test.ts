import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scratchRepository } from '../../tests/support/scratch-repository.ts';
import { buildFault, removeStamp, sourceState, writeStamp } from './build-stamp.ts';

let root = '';
let repository: ReturnType<typeof scratchRepository>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-stamp-'));
  repository = scratchRepository(root);
  repository.git('init', '--quiet');
  for (const file of ['web/src/page.ts', 'functions/src/contract/plans.ts', 'package.json']) {
    repository.write(file, 'source');
  }
  repository.commit();
  build();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a build for a deployment', () => {
  test('may go to the project that it was made for', () => {
    expect(faultFor('acme-live')).toBeNull();
  });

  test.each<[string, () => void, RegExp]>([
    [
      'its sources were edited',
      () => repository.write('web/src/page.ts', 'edited'),
      /sources were changed/,
    ],
    ['a source was added', () => repository.write('web/src/new.ts', ''), /sources were changed/],
    [
      'the contract was edited',
      () => repository.write('functions/src/contract/plans.ts', ''),
      /sources/,
    ],
    [
      'its settings were edited',
      () => repository.write('web/.env.live', 'A=1'),
      /sources were changed/,
    ],
    [
      'another commit is checked out',
      () => (repository.write('docs/a.md', ''), repository.commit()),
      /from commit/,
    ],
    [
      'a file of it was edited',
      () => repository.write('web/dist/index.html', 'local'),
      /changed after/,
    ],
    ['a file was added to it', () => repository.write('web/dist/new.html', ''), /changed after/],
    ['its config was edited', () => repository.write('firebase.live.json', '[]'), /changed after/],
    ['the next one has not finished', () => removeStamp(root), /not a finished build/],
  ])('is refused when %s', (_, change, fault) => {
    change();

    expect(faultFor('acme-live')).toMatch(fault);
  });

  test('is refused by another project, and where none is named', () => {
    expect(faultFor('acme-staging')).toMatch(/built for acme-live, not for acme-staging/);
    expect(faultFor(undefined)).toMatch(/not for a project that is not named/);
  });

  test('is refused when a source was edited while it was made', () => {
    const before = sourceState(root);
    repository.write('web/src/page.ts', 'edited');
    writeStamp({ target: 'live', project: 'acme-live', ...before }, root);

    expect(faultFor('acme-live')).toMatch(/sources were changed/);
  });

  test('is not the one that a start of this computer makes beside it', () => {
    repository.write('web/dist-start/index.html', 'local');

    expect(faultFor('acme-live')).toBeNull();
  });
});

function faultFor(project: string | undefined) {
  return buildFault({ project, root });
}

function build() {
  repository.write('web/dist/index.html', 'built');
  repository.write('firebase.live.json', '{}');
  writeStamp({ target: 'live', project: 'acme-live', ...sourceState(root) }, root);
}
