/** A file that has just been stored, end to end: from the upload to the deployed function. */
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { call, withPerson } from '../api/api.ts';
import {
  askForNames,
  filesOf,
  putPicture,
  REFUSED,
  removeFilesOf,
  statusOf,
  upload,
  uploadPicture,
} from '../api/files/file-kit.ts';
import { readEnv } from '../support/env.ts';
import { stretched } from '../support/time-limits/stretched.ts';

/** The emulator starts a process for the first event. */
const PATIENCE_MS = stretched(90_000);

// R-FIL-02 R-FIL-03
it(
  'goes if we did not hand out its name, and otherwise can be read by us only',
  () =>
    withPerson({}, async (person) => {
      const { uid } = person;
      const [given = ''] = await askForNames({ url: readEnv('ALCOVE_API_URL') }, person);
      const put = (name: string) => {
        const log = Buffer.from('It stopped at night.\n');
        return upload(`messages/${uid}/${name}`, log, { type: 'text/plain', as: person });
      };
      await put(randomUUID());
      const address = await put(given);
      await vi.waitFor(
        async () => {
          expect([await filesOf(uid), await statusOf(address)]).toEqual([
            [`messages/${uid}/${given}`],
            REFUSED,
          ]);
        },
        { timeout: PATIENCE_MS, interval: 250 },
      );
      await removeFilesOf(uid);
    }),
  PATIENCE_MS + 20_000,
);

// R-FIL-01 What draws it is a program of its own, which is installed with the function.
it('becomes a picture, drawn by the deployed function', () =>
  withPerson({}, async (person) => {
    const deployed = { url: readEnv('ALCOVE_API_URL') };
    const { status, body } = await putPicture(deployed, person, await uploadPicture(person));
    expect([status, body.code]).toEqual([200, undefined]);
    const { uid, idToken: token } = person;
    expect(await filesOf(uid)).toEqual([expect.stringContaining(`pictures/${uid}/`)]);
    await call(deployed, '/api/picture', { method: 'DELETE', token });
  }));
