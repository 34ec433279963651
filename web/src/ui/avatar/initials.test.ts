import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

// R-FIL-01
test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Jean-Luc de la Tour', 'JT'],
  ['  Mary   Ann  (Sales) ', 'MA'],
  ['ada@example.org', 'A'],
  ['李小龙', '李'],
  ['𠮷野 家', '𠮷家'],
  ['– 42', '4'],
  ['', ''],
  ['!?', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
