import { expect, it } from 'vitest';
import { readEnv } from '../support/env.ts';

// Of firebase-tools, as our patch changes it (decision 27). A process of the function answers for half a minute with what it has read.
it('calls that come at once are served by one process of the emulator', async () => {
  const status = readEnv('ALCOVE_API_URL').replace(/api$/, 'status');
  const read = async () => (await fetch(status)).text();
  await read();
  const answers = await Promise.all(Array.from({ length: 20 }, read));
  expect(new Set(answers).size).toBe(1);
});
