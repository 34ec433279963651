import { expect, test } from 'vitest';
import { createLoadPart } from './load-part.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

// R-REL-10
test('loadPart waits for a lost connection and then asks again for the part', async () => {
  const line = createLine({ isLost: true });
  const load = part([GONE, 'a page']);
  const loading = createLoadPart(line)(load.run);
  await line.asked;
  expect(load.calls()).toBe(1);
  line.comeBack();
  expect(await loading).toBe('a page');
});

test('loadPart needs no connection for a part that is here', async () => {
  expect(await createLoadPart(createLine({ isLost: true }))(part(['a page']).run)).toBe('a page');
});

test('loadPart takes one failure with a connection for a network that has just changed', async () => {
  const load = part([GONE, 'a page']);
  expect(await createLoadPart(createLine({ isLost: false }))(load.run)).toBe('a page');
});

test('loadPart gives up a part that is really gone', async () => {
  const load = part([GONE, GONE]);
  await expect(createLoadPart(createLine({ isLost: false }))(load.run)).rejects.toBe(GONE);
});

test('loadPart passes on what a part itself throws, at once', async () => {
  const fault = new Error('broken');
  const load = part([fault]);
  await expect(createLoadPart(createLine({ isLost: false }))(load.run)).rejects.toBe(fault);
  expect(load.calls()).toBe(1);
});

/** Answers with each of these in turn; an error is thrown. */
function part(answers: readonly (string | Error)[]) {
  let calls = 0;
  return {
    calls: () => calls,
    run: async () => {
      const answer = answers[calls];
      calls += 1;
      if (typeof answer !== 'string') throw answer;
      return answer;
    },
  };
}

/** A connection whose state the test decides; `asked` resolves when a caller waits for it. */
function createLine({ isLost }: { isLost: boolean }) {
  let lost = isLost;
  let tell = () => {};
  let noteAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    noteAsked = resolve;
  });
  return {
    asked,
    comeBack: () => {
      lost = false;
      tell();
    },
    check: async () => lost,
    whenBack: () =>
      new Promise<void>((resolve) => {
        tell = resolve;
        noteAsked();
      }),
  };
}
