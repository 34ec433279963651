// Follows each recipe of CONTRIBUTING.md in its example: the files that have its words are those that the recipe lists.
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readText } from './lib/files.ts';

const GUIDE = 'CONTRIBUTING.md';
/** They speak of the examples, and are no part of them. */
const ABOUT = [GUIDE, 'docs/decisions/*', 'docs/architecture.md'];
const TEXT = /\.([cm]?[jt]sx?|json|rules|md|css|html|ya?ml|example|txt)$/;

const recipes = readText(GUIDE).split(/^## /m).slice(1).map(readRecipe);
/** Each file by its path, pictures and fonts apart. */
const texts = new Map(
  projectFiles()
    .filter((file) => TEXT.test(file) && !ABOUT.some((pattern) => matchesGlob(file, pattern)))
    .map((file) => [file, readText(file)]),
);

test('there are recipes, and each has an example and a list of files', () => {
  expect(recipes.length).toBeGreaterThan(10);
  const bare = recipes.filter(({ words, places }) => words.length === 0 || places.length === 0);
  expect(bare.map(({ title }) => title)).toEqual([]);
});

test.each(recipes)('$title: each file of the example is listed, and no other', (recipe) => {
  const found = recipe.words.map((word) => [word, filesWith(word)] as const);
  const all = new Set(found.flatMap(([, names]) => names));
  expect({
    wordsInNoFile: found.flatMap(([word, names]) => (names.length === 0 ? [word] : [])),
    missingInList: [...all].filter((file) => !recipe.places.some((one) => isAt(file, one))),
    withoutExample: recipe.places.filter((one) => ![...all].some((file) => isAt(file, one))),
  }).toEqual({ wordsInNoFile: [], missingInList: [], withoutExample: [] });
});

function readRecipe(text: string) {
  const [title = ''] = text.split('\n');
  const example = /^Example: .+$/m.exec(text)?.[0] ?? '';
  return {
    title,
    words: [...example.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
    places: [...text.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, place = '']) => place),
  };
}

/** The files that have a word in their text or their path. */
function filesWith(word: string): string[] {
  return [...texts].flatMap(([file, text]) =>
    file.includes(word) || text.includes(word) ? [file] : [],
  );
}

function isAt(file: string, place: string): boolean {
  return file === place || matchesGlob(file, place);
}
