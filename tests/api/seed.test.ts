import { expect, test } from 'vitest';
import { readEnv } from '../support/env.ts';

test("the seed people's server has the address of the AI server that runs", async () => {
  const documents = `http://${readEnv('FIRESTORE_EMULATOR_HOST')}/v1/projects/${readEnv('GCLOUD_PROJECT')}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/servers/seed-ada-1`, {
    headers: { Authorization: 'Bearer owner' },
  });
  expect(await answer.json()).toMatchObject({
    fields: { origin: { stringValue: readEnv('ALCOVE_AI_SERVER_URL') } },
  });
});
