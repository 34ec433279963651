import { expect, test } from 'vitest';
import { NOT_BUILT, requirementFaults } from './requirements.ts';

// Put together here, because `npm test -- docs` takes what is written in a test for the name of a requirement.
const idOf = (number: number) => ['R', 'DOC', `0${number}`].join('-');
const [BUILT, ALSO_BUILT, PLANNED] = [idOf(1), idOf(2), idOf(3)];
const LIST = `# Requirements

## Documents

- ${BUILT}: Say one thing.
- ${ALSO_BUILT}: Say another.

${NOT_BUILT}

- ${PLANNED}: Say a third.
`;

test('a list whose built requirements are all named in tests has no fault', () => {
  expect(requirementFaults(LIST, new Set([BUILT, ALSO_BUILT]))).toEqual([]);
});

test('a built requirement that no test names is a fault', () => {
  expect(requirementFaults(LIST, new Set([BUILT]))).toEqual([`no test names ${ALSO_BUILT}`]);
});

test('a test that names what is not built yet is a fault', () => {
  expect(requirementFaults(LIST, new Set([BUILT, ALSO_BUILT, PLANNED]))).toEqual([
    `a test names ${PLANNED}, which is listed as not built yet`,
  ]);
});

test('a test that names what is not listed is a fault', () => {
  const unknown = idOf(9);
  expect(requirementFaults(LIST, new Set([BUILT, ALSO_BUILT, unknown]))).toEqual([
    `does not list ${unknown}`,
  ]);
});

test('a list without the heading has everything built', () => {
  const named = new Set([BUILT, ALSO_BUILT]);
  expect(requirementFaults(LIST.replace(NOT_BUILT, ''), named)).toEqual([
    `no test names ${PLANNED}`,
  ]);
});
