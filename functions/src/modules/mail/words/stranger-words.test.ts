import { expect, it } from 'vitest';
import { machineToShow, personToShow, unlinked } from './stranger-words.ts';

// R-PPL-01
it.each([
  'Ada',
  'Ada Lovelace',
  'Hana-Marie O’Neill',
  'Dr. Ada M. King',
  "Jean d'Arc",
  'Ðorđe Živković',
  '佐藤 花',
  'आदा',
])('shows the name of a person: %s', (name) => {
  expect(personToShow(name)).toBe(name);
});

// R-PPL-01
it.each([
  '',
  ' ',
  'Ada ',
  'win.example',
  'Ada www.win.example',
  'http://win.example',
  'Call 0800 123456',
  'ada@example.net',
  'a/b',
  'Ada, your account is locked: act now!',
  'Alcove',
  'The ALCOVE team',
  '-Ada',
  'Ada\nLovelace',
  'Ada\u202E',
  'A'.repeat(61),
])('shows no message that passes for a name: %j', (name) => {
  expect(personToShow(name)).toBeNull();
  expect(machineToShow(name)).toBeNull();
});

// R-PPL-01
it('shows a server’s name with a number at its end, as we give them', () => {
  const shown = ['Cedar', 'Cedar 4821', 'Living room'].map(machineToShow);
  expect(shown).toEqual(['Cedar', 'Cedar 4821', 'Living room']);
  expect(['4821', 'Cedar 0800123456', '24 hours'].map(machineToShow)).toEqual([null, null, null]);
  expect(personToShow(null)).toBeNull();
});

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
