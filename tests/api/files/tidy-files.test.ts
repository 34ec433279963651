/** The daily look at the bucket, which removes what nothing names. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPng } from '../../../functions/src/contract/files/picture-file.fixture.ts';
import { bucket } from '../../support/emulators.ts';
import { call, firestore, startApi, withPerson, type Api } from '../api.ts';
import { startJobs } from '../jobs.ts';
import {
  askForNames,
  filesOf,
  putPicture,
  removeFilesOf,
  sendFiles,
  upload,
  uploadFile,
  uploadPicture,
} from './file-kit.ts';

// A bucket of its own: the job goes through everyone's files.
process.env['STORAGE_BUCKET'] = `demo-${randomUUID()}`;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** @param aheadMs how much later it runs */
async function tidy(aheadMs: number) {
  const lines: string[] = [];
  const counts = await startJobs(lines, {}, aheadMs).tidyFiles();
  return { ...counts, lines };
}

// R-FIL-01
it('removes what became no picture after an hour, pictures that no profile shows after a day, and leaves the one that is shown', () =>
  withPerson({}, async (person) => {
    const { uid, idToken: token } = person;
    const left = await uploadPicture(person);
    await putPicture(api, person, await uploadPicture(person));
    // As a call leaves it that was killed before it removed the former picture.
    await upload(`pictures/${uid}/${randomUUID()}`, drawPng(8));
    expect(await filesOf(uid)).toHaveLength(3);
    expect(await tidy(HOUR_MS / 2)).toMatchObject({ files: 3, removed: 0, failed: 0 });
    expect(await filesOf(uid)).toContain(`incoming/${uid}/${left}`);
    expect(await tidy(2 * HOUR_MS)).toMatchObject({ files: 3, removed: 1 });
    expect(await filesOf(uid)).not.toContain(`incoming/${uid}/${left}`);
    const { removed, lines } = await tidy(DAY_MS + HOUR_MS);
    expect(removed).toBe(1);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      severity: 'INFO',
      message: 'files_tidied',
      files: 2,
      removed: 1,
    });
    const shown = await firestore().doc(`users/${uid}`).get();
    expect(await filesOf(uid)).toEqual([`pictures/${uid}/${String(shown.get('picture').id)}`]);
    await call(api, '/api/picture', { method: 'DELETE', token });
  }));

// R-FIL-02
it('removes files that no message has named after a day, and others after ninety', () =>
  withPerson({}, async (person) => {
    const { uid } = person;
    const sent = await uploadFile(api, person);
    expect((await sendFiles(api, person, [sent])).status).toBe(201);
    const waiting = await uploadFile(api, person);
    const paths = [sent, waiting].map(({ id }) => `messages/${uid}/${id}`);
    // The last hour is left to a message that takes the last moment of a name.
    await tidy(DAY_MS + HOUR_MS / 2);
    expect((await filesOf(uid)).toSorted()).toEqual(paths.toSorted());
    await tidy(DAY_MS + 2 * HOUR_MS);
    expect(await filesOf(uid)).toEqual(paths.slice(0, 1));
    // Where the bucket does not do it.
    await tidy(90 * DAY_MS);
    expect(await filesOf(uid)).toHaveLength(1);
    await tidy(92 * DAY_MS);
    expect(await filesOf(uid)).toEqual([]);
  }));

// R-FIL-02
it('removes files under names that were handed out to another person, or to none', () =>
  withPerson({}, async ({ uid }) =>
    withPerson({}, async (other) => {
      const [theirs = ''] = await askForNames(api, other);
      for (const id of [theirs, randomUUID()]) await upload(`messages/${uid}/${id}`, drawPng(8));
      expect(await tidy(0)).toMatchObject({ removed: 2 });
      expect(await filesOf(uid)).toEqual([]);
    }),
  ));

// R-FIL-02
it('leaves what is not ours in the bucket', async () => {
  for (const path of ['backup.zip', 'pictures/readme', 'messages/a/b/c']) {
    await upload(path, drawPng(8));
  }
  await tidy(100 * DAY_MS);
  const [files] = await bucket().getFiles();
  expect(files.map(({ name }) => name)).toEqual([
    'backup.zip',
    'messages/a/b/c',
    'pictures/readme',
  ]);
});

// R-FIL-04
it('removes what is left of a person who is gone @battery', () =>
  withPerson({}, async (person) => {
    const { uid, idToken: token } = person;
    await call(api, '/api/account', { method: 'DELETE', token });
    // As an upload leaves it whose event never came.
    for (const folder of ['incoming', 'pictures', 'messages']) {
      await upload(`${folder}/${uid}/${randomUUID()}`, drawPng(8));
    }
    await tidy(DAY_MS + HOUR_MS);
    expect(await filesOf(uid)).toEqual([]);
    await removeFilesOf(uid);
  }));
