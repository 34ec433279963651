import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { PATHS } from '@/site/paths.ts';
import { HELP } from './center/copy.ts';
import { meta } from './center/meta.ts';
import { HelpDrawing, MOST_READ } from './help-drawings.tsx';

test('each of the six answers that are read most exists and has a drawing of its own, with a name', () => {
  expect(HELP_ARTICLES.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...MOST_READ]));
  const names = MOST_READ.map((slug) => {
    const drawing = renderToStaticMarkup(createElement(HelpDrawing, { slug, isNamed: true }));
    return /role="img" aria-label="(.+?)"/.exec(drawing)?.[1];
  });
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(6);
});

test('there is a drawer for every topic of the answers, and none that is empty', () => {
  const topics = HELP.topics.map(({ name }) => name);
  expect(topics.toSorted()).toEqual(
    [...new Set(HELP_ARTICLES.map(({ topic }) => topic))].toSorted(),
  );
});

test('the description of the help counts its answers', () => {
  expect(meta[PATHS.helpCenter].description).toContain(`${HELP_ARTICLES.length} answers`);
});
