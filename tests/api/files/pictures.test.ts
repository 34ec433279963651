/** The picture that people have of themselves, from the upload to its end. */
import { randomBytes, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  bytesOf,
  drawJpeg,
  drawPng,
  drawWebp,
  joined,
  MOVING_WEBP,
  TWO_FRAMES,
} from '../../../functions/src/contract/files/picture-file.fixture.ts';
import { bucket } from '../../support/emulators.ts';
import { signInPerson, type Person } from '../../support/people.ts';
import { call, emulators, firestore, startApi, withPerson, type Api, type Reply } from '../api.ts';
import { startJobs } from '../jobs.ts';
import {
  filesOf,
  putPicture,
  REFUSED,
  removeFilesOf,
  statusOf,
  upload,
  uploadPicture,
} from './file-kit.ts';

/** What happens after a picture was written and before it is in the profile, once. */
let afterWrite = async (): Promise<void> => {};

let api: Api;
beforeAll(async () => {
  const firebase = emulators();
  api = await startApi({}, { ...firebase, storage: async () => pausing(await firebase.storage()) });
});
afterAll(() => api.close());

/** The bucket, which lets something happen after each write. */
function pausing(storage: Storage): Storage {
  const watched = <T extends object>(target: T, name: string, then: (made: object) => unknown): T =>
    new Proxy(target, {
      get(of, key) {
        const value: unknown = Reflect.get(of, key);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          const made: unknown = Reflect.apply(value, of, args);
          return key === name && typeof made === 'object' && made !== null ? then(made) : made;
        };
      },
    });
  const pause = async (written: object) => {
    const result: unknown = await Promise.resolve(written);
    const act = afterWrite;
    afterWrite = async () => {};
    await act();
    return result;
  };
  const fileOf = (file: object) => watched(file, 'save', pause);
  return watched(storage, 'bucket', (made) => watched(made, 'file', fileOf));
}

async function withSitter(test: (person: Person) => Promise<void>): Promise<void> {
  await withPerson({}, async (person) => {
    try {
      await test(person);
    } finally {
      await removeFilesOf(person.uid);
    }
  });
}

const put = (person: Person, id: string) => putPicture(api, person, id);

const remove = ({ idToken: token }: Person) =>
  call(api, '/api/picture', { method: 'DELETE', token });

async function pictureOf(uid: string): Promise<Record<string, unknown> | undefined> {
  return (await firestore().doc(`users/${uid}`).get()).get('picture');
}

function picture({ status, body }: Reply): z.infer<typeof Answered>['picture'] {
  expect([status, body.code]).toEqual([200, undefined]);
  return Answered.parse(body).picture;
}

const Answered = z.strictObject({
  picture: z.strictObject({ id: z.uuid(), url: z.url(), changedAt: z.iso.datetime() }),
});

/** The profile's picture, and nothing else, is in the bucket and can be seen. */
async function expectShown({ uid }: Person): Promise<void> {
  const shown = await pictureOf(uid);
  expect(await filesOf(uid)).toEqual([`pictures/${uid}/${String(shown?.['id'])}`]);
  expect(await statusOf(String(shown?.['url']))).toBe(200);
}

describe('PUT /api/picture', () => {
  // R-FIL-01
  it.each([
    ['a PNG', drawPng(512)],
    ['a JPEG', drawJpeg(64)],
    ['a WebP', drawWebp(1)],
    ['a PNG of the most pixels', drawPng(1024)],
  ])('takes %s, under an address of its own that any browser may keep', (_what, bytes) =>
    withSitter(async (person) => {
      const { uid } = person;
      const id = randomUUID();
      // Whatever type its sender names.
      const sent = await upload(`incoming/${uid}/${id}`, bytes, { type: 'image/jpeg', as: person });
      const taken = picture(await put(person, id));
      expect(await pictureOf(uid)).toEqual({ ...taken, from: id });
      expect([await statusOf(sent), taken.id === id]).toEqual([REFUSED, false]);
      await expectShown(person);
      const { headers } = await fetch(taken.url);
      expect(headers.get('Content-Type')).toBe('image/webp');
      expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    }),
  );

  // R-FIL-01
  it('replaces the picture before it, whose address then shows nothing', () =>
    withSitter(async (person) => {
      const former = picture(await put(person, await uploadPicture(person)));
      const next = picture(await put(person, await uploadPicture(person, drawWebp(200))));
      expect(next.url).not.toBe(former.url);
      expect(await statusOf(former.url)).toBe(REFUSED);
      await expectShown(person);
    }));

  // R-FIL-01
  it('answers the same again to a repeated call, by the id of the upload or of the picture', () =>
    withSitter(async (person) => {
      const id = await uploadPicture(person);
      const taken = picture(await put(person, id));
      expect(picture(await put(person, id))).toEqual(taken);
      expect(picture(await put(person, taken.id))).toEqual(taken);
      await expectShown(person);
    }));

  // R-FIL-01
  it.each([
    ['is a text', bytesOf('Dear Ada, this is portrait.png'), 'not a picture'],
    ['is a GIF', bytesOf('GIF89a\u0001\0\u0001\0'), 'not a picture'],
    ['is empty', new Uint8Array(), 'not a picture'],
    ['was cut off', drawPng(64).subarray(0, 60), 'cut off'],
    ['moves', drawPng(64, 64, [['acTL', TWO_FRAMES]]), 'moves'],
    ['is a moving WebP', MOVING_WEBP, 'moves'],
    ['is no square', drawPng(64, 65), 'square'],
    ['is too wide', drawWebp(1025), '1024 × 1024'],
  ])('refuses one that %s, and removes it', (_what, bytes, words) =>
    withSitter(async (person) => {
      const { uid } = person;
      const shown = picture(await put(person, await uploadPicture(person)));
      const id = randomUUID();
      await upload(`incoming/${uid}/${id}`, bytes);
      const { status, body } = await put(person, id);
      expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
      expect(body.error).toContain(words);
      expect(await pictureOf(uid)).toMatchObject(shown);
      await expectShown(person);
    }),
  );

  // R-FIL-01
  it('refuses one of more than a megabyte, and removes it', () =>
    withSitter(async (person) => {
      const id = randomUUID();
      const large = joined([drawPng(8), randomBytes(1024 * 1024)]);
      await upload(`incoming/${person.uid}/${id}`, large);
      const { status, body } = await put(person, id);
      expect([status, body.code]).toEqual([413, 'payload_too_large']);
      expect([await filesOf(person.uid), await pictureOf(person.uid)]).toEqual([[], undefined]);
    }));

  // R-FIL-01
  it('refuses one that is stored packed', () =>
    withSitter(async (person) => {
      const id = randomUUID();
      const path = `incoming/${person.uid}/${id}`;
      await upload(path, gzipSync(drawPng(64)));
      await bucket().file(path).setMetadata({ contentEncoding: 'gzip' });
      expect((await put(person, id)).status).toBe(415);
      expect(await filesOf(person.uid)).toEqual([]);
    }));

  // R-FIL-01 R-FIL-03
  it('knows no upload that is not there, nor another person’s, which stays', () =>
    withSitter((other) =>
      withSitter(async (person) => {
        const theirs = await uploadPicture(other);
        for (const id of [randomUUID(), theirs]) {
          const { status, body } = await put(person, id);
          expect([status, body.code]).toEqual([404, 'not_found']);
        }
        expect(await filesOf(other.uid)).toEqual([`incoming/${other.uid}/${theirs}`]);
        expect(await pictureOf(person.uid)).toBeUndefined();
      }),
    ));

  // R-FIL-01
  it.each(['x', '../../messages', '', 7, null])('refuses %j, which is no id', (id) =>
    withPerson({}, async ({ idToken: token }) => {
      const { status } = await call(api, '/api/picture', { method: 'PUT', token, body: { id } });
      expect(status).toBe(400);
    }),
  );

  // R-FIL-01
  it('of two at once leaves exactly the one that the profile names', () =>
    withSitter(async (person) => {
      const ids = [await uploadPicture(person), await uploadPicture(person, drawWebp(9))];
      const taken = (await Promise.all(ids.map((id) => put(person, id)))).map(picture);
      const shown = await pictureOf(person.uid);
      expect(taken.map(({ id }) => id)).toContain(shown?.['id']);
      await expectShown(person);
    }));

  // R-FIL-01
  it('of two at once about one upload leaves one picture, which both answer', () =>
    withSitter(async (person) => {
      const id = await uploadPicture(person);
      let second: Reply | undefined;
      afterWrite = async () => {
        second = await put(person, id);
      };
      const first = picture(await put(person, id));
      expect(second && picture(second)).toEqual(first);
      await expectShown(person);
    }));

  // R-FIL-01
  it('never shows what a faster call is removing', () =>
    withSitter(async (person) => {
      const id = await uploadPicture(person);
      afterWrite = async () => {
        // The same upload, and then another one in its place, while the first call still is on its way.
        picture(await put(person, id));
        picture(await put(person, await uploadPicture(person, drawWebp(9))));
      };
      picture(await put(person, id));
      expect(await filesOf(person.uid)).toHaveLength(1);
      await expectShown(person);
    }));
});

describe('DELETE /api/picture', () => {
  // R-FIL-01
  it('removes the picture, as often as it is asked to', () =>
    withSitter(async (person) => {
      const { url } = picture(await put(person, await uploadPicture(person)));
      for (let asked = 0; asked < 2; asked += 1) {
        const { status, body } = await remove(person);
        expect([status, body]).toEqual([200, { deleted: true }]);
      }
      expect([await filesOf(person.uid), await pictureOf(person.uid)]).toEqual([[], undefined]);
      expect(await statusOf(url)).toBe(REFUSED);
    }));
});

describe('the account of a picture that is deleted', () => {
  async function deleteAccount({ email }: Person): Promise<void> {
    const { idToken: token } = await signInPerson(email);
    expect((await call(api, '/api/account', { method: 'DELETE', token })).status).toBe(200);
  }

  // R-FIL-04
  it('takes the picture along, and what was only uploaded', () =>
    withSitter(async (person) => {
      const { url } = picture(await put(person, await uploadPicture(person)));
      await uploadPicture(person);
      await deleteAccount(person);
      expect([await filesOf(person.uid), await statusOf(url)]).toEqual([[], REFUSED]);
    }));

  // R-FIL-04
  it('while the picture is on its way into the profile leaves no file', () =>
    withSitter(async (person) => {
      const id = await uploadPicture(person);
      afterWrite = () => deleteAccount(person);
      const { status, body } = await put(person, id);
      expect([status, body.code]).toEqual([409, 'conflict']);
      expect([await filesOf(person.uid), await pictureOf(person.uid)]).toEqual([[], undefined]);
    }));

  // R-FIL-04
  it('leaves no file of an upload that ends afterwards', () =>
    withSitter(async (person) => {
      const { checkStoredFile } = startJobs();
      await deleteAccount(person);
      const path = `incoming/${person.uid}/${randomUUID()}`;
      await upload(path, drawPng(64));
      await checkStoredFile(path);
      expect(await filesOf(person.uid)).toEqual([]);
    }));

  // R-FIL-04
  it('keeps its picture where the deletion fails before it, and has none where it fails after', () =>
    withSitter(async (person) => {
      const { uid, idToken: token } = person;
      const { checkStoredFile } = startJobs();
      const { id } = picture(await put(person, await uploadPicture(person)));
      const mark = firestore().doc(`deletedAccounts/${uid}`);
      await mark.set({ isDone: false, expireAt: new Date(Date.now() + 60_000) });
      await checkStoredFile(`pictures/${uid}/${id}`);
      await mark.delete();
      await expectShown(person);
      const { db, ...others } = emulators();
      const failing = await startApi(
        {},
        { ...others, db: async () => withoutMessages(await db()) },
      );
      const failed = await call(failing, '/api/account', { method: 'DELETE', token });
      expect(failed.status).toBe(500);
      expect([await filesOf(uid), await pictureOf(uid)]).toEqual([[], undefined]);
      await failing.close();
    }));

  function withoutMessages(db: Firestore): Firestore {
    return new Proxy(db, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          if (name === 'collection' && args[0] === 'messages') throw new Error('no messages');
          return Reflect.apply(value, target, args);
        };
      },
    });
  }
});

// R-FIL-03
it('an upload beyond twenty in a folder goes', () =>
  withSitter(async (person) => {
    const { uid } = person;
    const uploads = await Promise.all(Array.from({ length: 21 }, () => uploadPicture(person)));
    const lines: string[] = [];
    await startJobs(lines).checkStoredFile(`incoming/${uid}/${uploads[0]}`);
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { severity: 'INFO', message: 'file_refused', uid, reason: 'too many' },
    ]);
    await startJobs().checkStoredFile(`incoming/${uid}/${uploads[1]}`);
    expect(await filesOf(uid)).toHaveLength(20);
  }));

// R-FIL-01 R-FIL-03
it('an upload can be read by us only once we have looked at it, and still becomes a picture', () =>
  withSitter(async (person) => {
    const { checkStoredFile } = startJobs();
    const id = randomUUID();
    const path = `incoming/${person.uid}/${id}`;
    const address = await upload(path, drawPng(64), { as: person });
    expect(await statusOf(address)).toBe(200);
    await checkStoredFile(path);
    expect(await statusOf(address)).toBe(REFUSED);
    const { id: taken, url } = picture(await put(person, id));
    await checkStoredFile(`pictures/${person.uid}/${taken}`);
    expect(await statusOf(url)).toBe(200);
  }));
