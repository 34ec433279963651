import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const CHECK = fileURLToPath(new URL('check-lockfiles.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lockfiles-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the lockfile check, of what packages below ask for', () => {
  test('refuses a tag and an address, and names file, package, dependency and range', () => {
    const refused = [
      'latest',
      'next',
      'github:someone/tracer',
      'someone/tracer',
      'git+https://example.org/tracer.git#1.0.0',
      'https://example.org/tracer-1.0.0.tgz',
      'file:../tracer',
      'npm:tracer-by-another-name@latest',
      '^1.0.0 || latest',
    ];
    refused.forEach((range, index) => writeProject(`${index}`, { below: { tracer: range } }));

    expect(check()).toEqual({
      status: 1,
      errors: refused.map(
        (range, index) =>
          `${index}/package-lock.json: engine asks for tracer@${range}: not a range of versions; pin it under "overrides"`,
      ),
    });
  });

  test('passes whatever the version in the lockfile is within', () => {
    [
      '*',
      '',
      '1.0.0',
      '~1.0',
      '1.x',
      '^1.0.0-beta.2',
      '>= 1.0.0 < 2',
      '^0.9.0 || ^1.0.0',
      '1.0.0 - 1.2.0',
      'npm:tracer-by-another-name@^1.0.0',
      'npm:@someone/tracer@1.0.0',
    ].forEach((range, index) => writeProject(`${index}`, { below: { tracer: range } }));

    expect(check()).toEqual({ status: 0, errors: [] });
  });

  test('looks at optional and peer dependencies too', () => {
    const kinds = ['optionalDependencies', 'peerDependencies'];
    for (const kind of kinds) {
      writeJson(`${kind}/package-lock.json`, {
        lockfileVersion: 3,
        packages: { 'node_modules/engine': { version: '2.0.0', [kind]: { tracer: 'latest' } } },
      });
    }

    expect(check().errors).toEqual(
      kinds.map((kind) => expect.stringContaining(`${kind}/package-lock.json: engine asks for`)),
    );
  });

  test('names the package below by its own name when it is installed inside another', () => {
    writeProject('.', { below: {} });
    writeJson('package-lock.json', {
      lockfileVersion: 3,
      packages: {
        'node_modules/engine/node_modules/@someone/part': {
          version: '2.0.0',
          dependencies: { tracer: 'latest' },
        },
      },
    });

    expect(check().errors).toEqual([
      expect.stringContaining('@someone/part asks for tracer@latest'),
    ]);
  });

  test('refuses a lockfile of a form that does not say what packages ask for', () => {
    writeProject('.', { below: {} });
    writeJson('package-lock.json', { lockfileVersion: 1, dependencies: {} });

    expect(check().errors).toEqual([expect.stringContaining('regenerate it')]);
  });
});

describe('the lockfile check, of a tag that is overridden', () => {
  test.each([
    ['for all packages', { tracer: '1.0.0' }],
    ['below the package that asks', { engine: { tracer: '1.0.0' } }],
    ['together with what is below it', { tracer: { '.': '1.0.0', other: '3.0.0' } }],
  ])('passes one that is pinned %s', (_, overrides) => {
    writeProject('.', { below: { tracer: 'latest' }, overrides });

    expect(check()).toEqual({ status: 0, errors: [] });
  });

  test('passes one that is pinned to the version of a direct dependency', () => {
    writeProject('.', {
      below: { tracer: 'latest' },
      overrides: { tracer: '$tracer' },
      dependencies: { tracer: '1.0.0' },
    });

    expect(check()).toEqual({ status: 0, errors: [] });
  });

  test.each([
    ['a range', { tracer: '^1.0.0' }, 'overridden by ^1.0.0, which is not one version'],
    [
      'a version that the lockfile does not have',
      { tracer: '1.0.1' },
      'overridden by 1.0.1, but the lockfile has 1.0.0',
    ],
    ['only what is below it', { tracer: { other: '3.0.0' } }, 'not a range of versions'],
    ['it below another package', { wheel: { tracer: '1.0.0' } }, 'not a range of versions'],
  ])('refuses one whose override names %s', (_, overrides, reason) => {
    writeProject('.', { below: { tracer: 'latest' }, overrides });

    expect(check()).toEqual({ status: 1, errors: [expect.stringContaining(reason)] });
  });

  test('compares with the copy that the package gets, not with another one above', () => {
    writeProject('.', { below: {}, overrides: { tracer: '1.0.0' } });
    writeJson('package-lock.json', {
      lockfileVersion: 3,
      packages: {
        'node_modules/engine': { version: '2.0.0', dependencies: { tracer: 'latest' } },
        'node_modules/engine/node_modules/tracer': { version: '0.9.0' },
        'node_modules/tracer': { version: '1.0.0' },
      },
    });

    expect(check().errors).toEqual([expect.stringContaining('the lockfile has 0.9.0')]);
  });
});

describe('the lockfile check, of direct dependencies', () => {
  test('refuses a range under any kind', () => {
    const kinds = [
      'dependencies',
      'devDependencies',
      'optionalDependencies',
      'peerDependencies',
    ].toSorted();
    for (const kind of kinds) {
      writeJson(`${kind}/package.json`, { name: 'ours', [kind]: { engine: '^2.0.0' } });
    }

    expect(check()).toEqual({
      status: 1,
      errors: kinds.map(
        (kind) => `${kind}/package.json: ours asks for engine@^2.0.0: pin one exact version`,
      ),
    });
  });

  test('passes exact versions', () => {
    writeJson('package.json', {
      name: 'ours',
      dependencies: { engine: '2.0.0', wheel: '2.0.0-rc.1', part: 'npm:@someone/part@2.0.0' },
    });

    expect(check()).toEqual({ status: 0, errors: [] });
  });

  test('does not look into installed packages', () => {
    writeJson('package.json', { name: 'ours' });
    writeJson('node_modules/engine/package.json', { dependencies: { tracer: 'latest' } });

    expect(check()).toEqual({ status: 0, errors: [] });
  });

  test('does not pass a folder where there is nothing to check', () => {
    expect(check().status).toBe(1);
  });
});

function check(): { status: number | null; errors: string[] } {
  const { status, stderr } = spawnSync(process.execPath, [CHECK, folder], { encoding: 'utf8' });
  return { status, errors: stderr.split('\n').filter(Boolean) };
}

interface Made {
  /** What the installed package `engine` asks for. */
  below: Record<string, string>;
  overrides?: object;
  dependencies?: Record<string, string>;
}

function writeProject(place: string, { below, overrides = {}, dependencies = {} }: Made) {
  writeJson(join(place, 'package.json'), {
    name: 'ours',
    dependencies: { engine: '2.0.0', ...dependencies },
    overrides,
  });
  writeJson(join(place, 'package-lock.json'), {
    lockfileVersion: 3,
    packages: {
      '': { name: 'ours' },
      'node_modules/engine': { version: '2.0.0', dependencies: below },
      'node_modules/tracer': { version: '1.0.0' },
    },
  });
}

function writeJson(file: string, content: object) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}
