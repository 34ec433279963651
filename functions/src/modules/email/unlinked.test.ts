import { expect, it } from 'vitest';
import { unlinked } from './unlinked.ts';

// R-LAW-01
it.each([
  ['https://win.example/now', 'https: / / win. example/ now'],
  ['WWW.Win.example', 'WWW. Win. example'],
  ['mail ada@win.example.', 'mail ada@ win. example.'],
  ['Thanks. It was fine: really', 'Thanks. It was fine: really'],
  ['two\nlines', 'two\nlines'],
])('%j has nothing that a mail program makes a link of', (typed, shown) => {
  expect(unlinked(typed)).toBe(shown);
});
