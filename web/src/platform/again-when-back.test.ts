import { expect, test } from 'vitest';
import { ApiError } from './api-client.ts';
import { createAgainWhenBack } from './again-when-back.ts';

const UNANSWERED = new ApiError('No answer.', { status: 0, code: 'network' });

const never = () => new AbortController().signal;

/** Fails with each of these in turn, and then answers. */
function call(failures: readonly Error[]) {
  let calls = 0;
  return {
    count: () => calls,
    run: async () => {
      const failure = failures[calls];
      calls += 1;
      if (failure !== undefined) throw failure;
      return 'answer';
    },
  };
}

function createLine(isLost: boolean) {
  let comeBack = () => {};
  const back = new Promise<void>((resolve) => {
    comeBack = resolve;
  });
  return { comeBack, check: async () => isLost, whenBack: () => back };
}

// R-REL-10
test('a call that the lost connection left unanswered is made again when it is back', async () => {
  const line = createLine(true);
  const { run, count } = call([UNANSWERED, UNANSWERED]);
  const answer = createAgainWhenBack(line)(run, never());
  await expect.poll(count).toBe(1);
  line.comeBack();
  expect(await answer).toBe('answer');
  expect(count()).toBe(3);
});

// R-REL-10
test('a call that fails although there is a connection fails at once, and so does one that is refused', async () => {
  const unanswered = call([UNANSWERED]);
  await expect(createAgainWhenBack(createLine(false))(unanswered.run, never())).rejects.toBe(
    UNANSWERED,
  );
  const refusal = new ApiError('No.', { status: 403, code: 'forbidden' });
  const refused = call([refusal]);
  await expect(createAgainWhenBack(createLine(true))(refused.run, never())).rejects.toBe(refusal);
  expect([unanswered.count(), refused.count()]).toEqual([1, 1]);
});

// R-REL-10
test('a call that waits for a connection can be given up', async () => {
  const control = new AbortController();
  const { run, count } = call([UNANSWERED]);
  const answer = createAgainWhenBack(createLine(true))(run, control.signal);
  await expect.poll(count).toBe(1);
  control.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
