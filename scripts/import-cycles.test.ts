import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Folders whose own folders are parts that must not know each other in circles. */
const SPLIT = ['modules', 'pages', 'features'];

describe.each([
  'functions/src',
  'web/src',
  'packages/stripe-standin/src',
  'standins',
  'scripts',
  'tests/support',
])('%s', (src) => {
  const root = fileURLToPath(new URL(`../${src}/`, import.meta.url));
  const imports = readImports(root);

  test('no file imports itself by way of others, types included', () => {
    expect(findCycle(imports)).toEqual([]);
  });

  test.each([
    ['folder', folderOf],
    ['room', roomIn(imports)],
  ])('no %s imports itself by way of others, types included', (_, placeOf) => {
    const places = new Map<string, Set<string>>();
    for (const [file, targets] of imports) {
      const from = placeOf(file);
      const to = places.get(from) ?? new Set<string>();
      places.set(from, to);
      targets.forEach((target) => to.add(placeOf(target)));
      to.delete(from);
    }
    expect(places.size).toBeGreaterThan(5);
    expect(findCycle(places)).toEqual([]);
  });
});

function readImports(root: string): Map<string, Set<string>> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|node_modules/.test(file),
  );
  return new Map(files.map((file) => [file, importsOf(root, file)]));
}

function importsOf(root: string, file: string): Set<string> {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'((?:@|\.\.?)\/[^']+)'/g);
  return new Set(
    [...found].map(([, target = '']) =>
      target.startsWith('@/') ? target.slice(2) : join(dirname(file), target),
    ),
  );
}

/** A first-level folder, one below `SPLIT`, or a file that stands beside them. */
function folderOf(file: string): string {
  const parts = dirname(file).split('/');
  const [first = '', second] = parts;
  if (first === '.' || (SPLIT.includes(first) && second === undefined)) return file;
  return SPLIT.includes(first) ? `${first}/${second}` : first;
}

/** The innermost folder, or a file that stands beside folders. */
function roomIn(imports: ReadonlyMap<string, unknown>): (file: string) => string {
  const outer = new Set([...imports.keys()].map((file) => dirname(dirname(file))));
  return (file) => (outer.has(dirname(file)) ? file : dirname(file));
}

/** One way from a name back to itself; empty if there is none. */
function findCycle(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  function walk(name: string, path: readonly string[]): string[] {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return [];
    for (const target of arrows.get(name) ?? []) {
      const cycle = walk(target, [...path, name]);
      if (cycle.length > 0) return cycle;
    }
    done.add(name);
    return [];
  }
  for (const name of arrows.keys()) {
    const cycle = walk(name, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
