import { expect, test } from 'vitest';
import { peopleOn, whoMayOpen, whyNotOthers } from './machine-people.ts';

// R-PPL-04
test.each([
  [[], 'Only you'],
  [['hana'], 'You and one other person'],
  [['hana', 'ivo', 'mira'], 'You and 3 other people'],
])('who may open it, with the members %j: %s', (members, words) => {
  expect(whoMayOpen({ members })).toBe(words);
});

// R-PPL-06
test('an owner hears that older software turns their people away, if there are any', () => {
  expect(whyNotOthers({ members: ['hana'], handoffVersion: 1 })).toContain(
    'cannot open it for now',
  );
  expect(whyNotOthers({ members: ['hana'], handoffVersion: 2 })).toBeNull();
  expect(whyNotOthers({ members: [], handoffVersion: 1 })).toBeNull();
});

test('a person who may open two machines counts once', () => {
  expect(peopleOn([{ members: ['hana', 'ivo'] }, { members: ['hana'] }])).toBe(2);
});
