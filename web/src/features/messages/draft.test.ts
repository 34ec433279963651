import { expect, test } from 'vitest';
import { readDraft, writeDraft } from './draft.ts';

const NAMES = ['name', 'letter'];

// R-MKT-03
test('a draft gives back what was written, and only the fields that are kept', () => {
  const text = writeDraft(
    { name: 'Ada', letter: 'Two\nlines', consent: 'yes', leave_empty: '' },
    NAMES,
  );
  expect(text).not.toContain('consent');
  expect(readDraft(text, NAMES)).toEqual({ name: 'Ada', letter: 'Two\nlines' });
});

// R-MKT-03
test('a form in which nothing but blanks was typed leaves no draft', () => {
  expect(writeDraft({ name: ' ', letter: '' }, NAMES)).toBeNull();
});

// R-MKT-03
test.each([null, '', '{', 'null', '7', '"Ada"', '[]', '{"name":7,"letter":null,"other":"x"}'])(
  'what is no draft, %j, fills in nothing',
  (text) => {
    expect(readDraft(text, NAMES)).toEqual({});
  },
);
