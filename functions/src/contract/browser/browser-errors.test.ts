import { expect, test } from 'vitest';
import { BROWSER_ERROR_LENGTH, withoutValues } from './browser-errors.ts';

test.each([
  [
    "Cannot read properties of undefined (reading 'anna')",
    'Cannot read properties of undefined (reading …)',
  ],
  ["Can't find variable: anna", "Can't find variable: anna"],
  [`"Anna's server" is not "a name"`, '… is not …'],
  ["'Anna's server' isn't a name", "… isn't a name"],
  ['“Anna” ‘Anna’ „Anna“ «Anna» `Anna` left', '… … … … … left'],
  ['it says "Anna and does not end', 'it says …'],
  ["it says 'Anna and does not end", 'it says …'],
  ['no anna@people.test here', 'no … here'],
  ['see https://react.dev/errors/418?args[]=Anna for more', 'see … for more'],
  ['machine m-17 of 3, ٣ and uid aB3dE', 'machine … of … … and uid …'],
  ['key AbCdEfGhIjKlMnOpQrStUvWxYz is gone', 'key … is gone'],
  ['two\n    at lines\u0000\u202e', 'two at lines'],
  ['', ''],
])('%j becomes %j', (message, told) => {
  expect(withoutValues(message)).toBe(told);
  expect(withoutValues(told)).toBe(told);
});

test('it is no longer than the API takes', () => {
  expect(withoutValues('word '.repeat(1000))).toHaveLength(BROWSER_ERROR_LENGTH);
});
