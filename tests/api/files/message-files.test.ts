/** Files that come with a message, from the names for them to their end. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFirebase } from '../../../functions/src/adapters/firebase.ts';
import { composeMessageFiles } from '../../../functions/src/compose-operating.ts';
import {
  bytesOf,
  drawJpeg,
  drawPng,
  drawWebp,
} from '../../../functions/src/contract/files/picture-file.fixture.ts';
import {
  deleteApp,
  initializeApp,
} from '../../../functions/node_modules/firebase-admin/lib/app/index.js';
import { bucket } from '../../support/emulators.ts';
import { readEnv } from '../../support/env.ts';
import { changePerson, signInPerson, type Person } from '../../support/people.ts';
import { startTcpProxy } from '../../support/proxies/tcp-proxy.ts';
import {
  call,
  documentsOf,
  emulators,
  firestore,
  handoffToken,
  startApi,
  withPerson,
  type Api,
  type Reply,
} from '../api.ts';
import { startJobs } from '../jobs.ts';
import {
  askForNames,
  filesOf,
  putPicture,
  REFUSED,
  removeFilesOf,
  sendFiles,
  statusOf,
  upload,
  uploadFile,
  uploadPicture,
} from './file-kit.ts';
import { mailsOf } from '../mail/mail-kit.ts';
import { fromAnywhere, openMails } from '../messages/form-kit.ts';
import { casesOf } from '../../support/cases.ts';
import { stretched } from '../../support/time-limits/stretched.ts';

const DAY_MS = 86_400_000;
const ONE_ID = randomUUID();
const LOG = Buffer.from('It stopped at night.\n');

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function withSender(test: (person: Person) => Promise<void>): Promise<void> {
  await withPerson({}, async (person) => {
    try {
      await test(person);
    } finally {
      await removeFilesOf(person.uid);
    }
  });
}

const uploadOf = async (id: string) => (await firestore().doc(`uploads/${id}`).get()).data();
const messageOf = async (id: unknown) =>
  (
    await firestore()
      .doc(`messages/${String(id)}`)
      .get()
  ).data();
const messagesOf = async (uid: string) =>
  (await firestore().collection('messages').where('uid', '==', uid).get()).docs;

/** A file of a message, as the account's page asks for it. */
async function fetchFile(
  { idToken }: Pick<Person, 'idToken'>,
  message: unknown,
  number: number | string,
  method = 'GET',
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const answer = await fetch(`${api.url}/api/messages/${String(message)}/files/${number}`, {
    method,
    headers: { Authorization: `Bearer ${idToken}` },
  });
  const { status, headers } = answer;
  return { status, headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

function expectRefused(reply: Reply, expected: number, code: string, words = ''): void {
  expect(refusalOf(reply)).toEqual([expected, code]);
  expect(reply.body.error).toContain(words);
}

function refusalOf({ status, body }: Reply): [status: number, code: unknown] {
  return [status, body.code];
}

describe('POST /api/messages/uploads', () => {
  const ask = ({ idToken: token }: Person, count: unknown, of = api) =>
    call(of, '/api/messages/uploads', { token, body: { count } });

  // R-FIL-02
  it('hands out as many names as are asked for, each for a day', () =>
    withSender(async (person) => {
      const names = await askForNames(api, person, 5);
      expect(new Set(names).size).toBe(5);
      for (const name of names) {
        const { createdAt, expireAt, ...stored } = (await uploadOf(name)) ?? {};
        expect(stored).toEqual({ uid: person.uid, message: null });
        expect(expireAt.toMillis() - createdAt.toMillis()).toBe(DAY_MS);
      }
    }));

  // R-FIL-02
  it('hands out none to a person whose address is not confirmed', () =>
    withPerson({ emailVerified: false }, async (person) => {
      const refused = await ask(person, 1);
      expect(refusalOf(refused)).toEqual([403, 'email_not_verified']);
      expect(refused.body.error).toContain('confirm your e-mail');
    }));

  // R-FIL-02
  it.each(casesOf([0, 6, -1, 1.5, '1', null]))('hands out no %j', (count) =>
    withPerson({}, async (person) => {
      expect(refusalOf(await ask(person, count))).toEqual([400, 'invalid_input']);
    }),
  );

  // R-FIL-02
  it('hands out twenty a day, all that are asked for or none', () =>
    withPerson({}, async (person) => {
      const key = createHash('sha256').update(`names for files ${person.uid}`).digest('base64url');
      // What came through instances whose clocks are ahead, so that no day ends during the test.
      const window = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS;
      await firestore().doc(`rateLimits/${key}`).set({ window, count: 17 });
      const refused = await ask(person, 5);
      expectRefused(refused, 429, 'rate_limited', '20 files a day. Please wait ');
      expect(refused.body.error).toMatch(/ \d\d hours\.$/);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(86_000);
      expect((await ask(person, 3)).status).toBe(201);
      expect((await ask(person, 1)).status).toBe(429);
    }));
});

describe('a message with files', () => {
  // R-FIL-02
  it('keeps what they are, whose they are and how they are called, and then only we can read them', () =>
    withSender(async (person) => {
      const { uid } = person;
      const names = await askForNames(api, person, 2);
      const addresses = [
        await upload(`messages/${uid}/${names[0]}`, LOG, { type: 'text/plain', as: person }),
        await upload(`messages/${uid}/${names[1]}`, drawPng(8), { as: person }),
      ];
      expect(await Promise.all(addresses.map(statusOf))).toEqual([200, 200]);
      const files = [
        { id: names[0] ?? '', name: 'night.log' },
        { id: names[1] ?? '', name: ' Größe “A” 東京.png ' },
      ];
      const { status, body } = await sendFiles(api, person, files);
      expect(status).toBe(201);
      const stored = await messageOf(body.id);
      expect(stored).toMatchObject({
        kind: 'message',
        uid,
        files: [
          { id: names[0], name: 'night.log', type: 'text/plain', bytes: LOG.length },
          { id: names[1], name: 'Größe “A” 東京.png', type: 'image/png', bytes: drawPng(8).length },
        ],
      });
      expect(Object.keys(stored?.['fields'])).not.toContain('files');
      expect(await Promise.all(addresses.map(statusOf))).toEqual([REFUSED, REFUSED]);
      for (const name of names) {
        const { message, expireAt } = (await uploadOf(name)) ?? {};
        const days = (expireAt.toMillis() - Date.now()) / DAY_MS;
        expect([message, Math.round(days)]).toEqual([body.id, 91]);
      }
    }));

  // R-FIL-02
  it.each(
    casesOf([
      ['image/png', drawPng(600)],
      ['image/jpeg', drawJpeg(16)],
      ['image/webp', drawWebp(16)],
      ['application/pdf', bytesOf('%PDF-1.7\n1 0 obj\u00FF')],
      ['application/zip', bytesOf('PK\u0003\u0004\u0014\0\0\0')],
      ['text/plain', Buffer.from('Gerät antwortet nicht 🛑\n'.repeat(9000))],
    ]),
  )('can be of the type %s', (type, bytes) =>
    withSender(async (person) => {
      const file = await uploadFile(api, person, bytes, type);
      const { status, body } = await sendFiles(api, person, [file]);
      expect(status).toBe(201);
      const got = await fetchFile(person, body.id, 0);
      expect([got.status, got.bytes.equals(bytes)]).toEqual([200, true]);
    }),
  );

  // R-FIL-02
  it.each(
    casesOf([
      ['a program under the name of a picture', 'image/png', bytesOf('\u007FELF\u0002\u0001\0')],
      ['a picture under another type', 'image/jpeg', drawPng(8)],
      ['a page as a PDF', 'application/pdf', bytesOf('<script>alert(1)</script>')],
      ['text that is not UTF-8', 'text/plain', bytesOf('Ger\u00E4t')],
      ['text whose last character is cut', 'text/plain', bytesOf('\u00E2\u0082')],
      ['a type that we do not take', 'image/gif', bytesOf('GIF89a\u0001\0')],
      ['nothing', 'text/plain', new Uint8Array()],
    ]),
  )('is refused with %s, which is removed', (_what, type, bytes) =>
    withSender(async (person) => {
      const good = await uploadFile(api, person);
      const [id = ''] = await askForNames(api, person);
      await upload(`messages/${person.uid}/${id}`, bytes, { type });
      const refused = await sendFiles(api, person, [good, { id, name: 'odd.bin' }]);
      expectRefused(refused, 415, 'unsupported_media_type', '“odd.bin”');
      expect(await messagesOf(person.uid)).toEqual([]);
      expect(await filesOf(person.uid)).toEqual([`messages/${person.uid}/${good.id}`]);
      // The good one can still be sent.
      expect((await sendFiles(api, person, [good])).status).toBe(201);
    }),
  );

  // R-FIL-02
  it('is refused with a file of more than 10 MB, which is removed', () =>
    withSender(async (person) => {
      const [id = ''] = await askForNames(api, person);
      const large = randomBytes(10 * 1024 * 1024 + 1);
      await upload(`messages/${person.uid}/${id}`, large, { type: 'application/zip' });
      const refused = await sendFiles(api, person, [{ id, name: 'all.zip' }]);
      expectRefused(refused, 413, 'payload_too_large', '“all.zip”');
      expect(await filesOf(person.uid)).toEqual([]);
    }));

  // R-FIL-02 R-FIL-03
  it('is refused with files that are not the sender’s own, not there, or under a name that was not handed out', () =>
    withSender((other) =>
      withSender(async (person) => {
        const theirs = await uploadFile(api, other);
        const [unused = '', theirName = ''] = [
          ...(await askForNames(api, person)),
          ...(await askForNames(api, other)),
        ];
        const made = randomUUID();
        for (const id of [theirName, made]) {
          await upload(`messages/${person.uid}/${id}`, LOG, { type: 'text/plain' });
        }
        for (const id of [theirs.id, unused, theirName, made, randomUUID()]) {
          const refused = await sendFiles(api, person, [{ id, name: 'night.log' }]);
          expectRefused(refused, 404, 'not_found', 'add it again');
        }
        expect(await messagesOf(person.uid)).toEqual([]);
        expect((await sendFiles(api, other, [theirs])).status).toBe(201);
      }),
    ));

  // R-FIL-02 R-MAI-03
  it('brings its sender a receipt, and the staff a notice; one that is refused brings neither', () =>
    withSender(async (person) => {
      const file = await uploadFile(api, person);
      const kindOf = async (name: string, id: unknown) =>
        (
          await firestore()
            .doc(`mail/message-${name}_${String(id)}`)
            .get()
        ).get('kind');
      const { body } = await sendFiles(api, person, [file]);
      expect(await kindOf('receipt', body['id'])).toBe('message_receipt');
      const [receipt] = await mailsOf(person.uid);
      if (receipt === undefined) throw new Error('there is no receipt of theirs');
      expect(JSON.stringify(await openMails().writeLetter(receipt))).toContain('Files: night.log');
      expect(await kindOf('notice', body['id'])).toBe('message_notice');

      const words = { message: `And once more with the same file, said ${randomUUID()}.` };
      expect((await sendFiles(api, person, [file], words)).status).toBe(409);
      const sent = await firestore().collection('mail').where('to', '==', person.email).get();
      expect(sent.docs.filter((doc) => !doc.id.endsWith(String(body['id'])))).toEqual([]);
    }));

  // R-FIL-02
  it('is refused with a file under a name that has ended', () =>
    withSender(async (person) => {
      const file = await uploadFile(api, person);
      const expireAt = new Date(Date.now() - 1000);
      await firestore().doc(`uploads/${file.id}`).update({ expireAt });
      expect(refusalOf(await sendFiles(api, person, [file]))).toEqual([404, 'not_found']);
    }));

  // R-FIL-02
  it('is refused from callers who are not signed in here, whose address is not confirmed or is another one', () =>
    withSender(async (person) => {
      const { uid, email } = person;
      const file = await uploadFile(api, person);
      const send = (idToken: string, change = {}) =>
        sendFiles(api, { idToken, email }, [file], change);
      expectRefused(await send('no.to-ken.x'), 401, 'unauthenticated');
      expectRefused(await send(await handoffToken(uid)), 403, 'forbidden', 'sign in on our site');
      const elsewhere = await send(person.idToken, { email: 'ben@people.test' });
      expectRefused(elsewhere, 400, 'invalid_input', 'address of the account');
      await changePerson(uid, { emailVerified: false });
      const { idToken } = await signInPerson(email);
      expectRefused(await send(idToken), 403, 'email_not_verified');
      expect(await messagesOf(uid)).toEqual([]);
    }));

  // R-FIL-02
  it('needs no sign-in when it has none of them, from anyone', () =>
    withPerson({}, async ({ email }) => {
      const { status, body } = await sendFiles(api, { idToken: 'no.to-ken.x', email }, []);
      expect(status).toBe(201);
      expect(await messageOf(body.id)).not.toHaveProperty('uid');
    }));

  // R-FIL-02
  it.each([
    ['six of them', Array.from({ length: 6 }, () => ({ id: randomUUID(), name: 'a' }))],
    ['one of them twice', Array.from({ length: 2 }, () => ({ id: ONE_ID, name: 'a' }))],
    ['a path', [{ id: '../../pictures/ada/x', name: 'a' }]],
    ['a name with a slash', [{ id: randomUUID(), name: '../a' }]],
    ['a name with a backslash', [{ id: randomUUID(), name: 'C:\\a' }]],
    ['a name of two lines', [{ id: randomUUID(), name: 'a\r\nSet-Cookie: x' }]],
    ['a name that reads as another one', [{ id: randomUUID(), name: 'a\u202Egnp.exe' }]],
    ['no name', [{ id: randomUUID(), name: ' ' }]],
    ['a long name', [{ id: randomUUID(), name: 'a'.repeat(201) }]],
    ['another field', [{ id: randomUUID(), name: 'a', type: 'text/html' }]],
    ['text', 'night.log'],
  ])('is refused with %s', (_what, files) =>
    withPerson({}, async (person) => {
      const refused = await sendFiles(api, person, [], { files });
      expect(refusalOf(refused)).toEqual([400, 'invalid_input']);
    }),
  );

  // R-FIL-02
  it('is never one of another kind, nor one that a browser sends without a script', () =>
    withPerson({}, async (person) => {
      const message = 'What does this log say?';
      const fields = { kind: 'message', source: 'help', name: 'Ada', topic: 'servers', message };
      const form = await fetch(`${api.url}/api/contact`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Sec-Fetch-Site': 'same-origin',
          ...fromAnywhere(),
        },
        body: new URLSearchParams({ ...fields, email: person.email, files: '[]' }).toString(),
      });
      expect(form.headers.get('Location')).toBe('/contact/not-sent#input');
      expectRefused(await sendFiles(api, person, [], { kind: 'call' }), 400, 'invalid_input');
    }));

  // R-FIL-02
  it('sent twice, or twice at once, is one message', () =>
    withSender(async (person) => {
      const file = await uploadFile(api, person);
      const words = { message: `The same words, by ${person.uid}.` };
      const sent = await Promise.all([
        sendFiles(api, person, [file], words),
        sendFiles(api, person, [file], words),
      ]);
      sent.push(await sendFiles(api, person, [file], words));
      expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
      expect(await messagesOf(person.uid)).toHaveLength(1);
    }));

  // R-FIL-02
  it('keeps its file: of two messages at once that name it, one is refused', () =>
    withSender(async (person) => {
      const file = await uploadFile(api, person);
      const sent = await Promise.all([
        sendFiles(api, person, [file]),
        sendFiles(api, person, [file]),
      ]);
      expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
      expectRefused(await sendFiles(api, person, [file]), 409, 'conflict', 'sent before');
      expect(await messagesOf(person.uid)).toHaveLength(1);
    }));
});

describe('the files that a person has sent', () => {
  // R-FIL-02
  it('are listed for them alone, newest message first, for ninety days', () =>
    withSender((other) =>
      withSender(async (person) => {
        const list = async (of: Person) =>
          (await call(api, '/api/messages', { token: of.idToken })).body;
        expect(await list(person)).toEqual({ messages: [] });
        const ids: unknown[] = [];
        for (const topic of ['servers', 'privacy']) {
          const file = await uploadFile(api, person);
          ids.unshift((await sendFiles(api, person, [file], { topic })).body.id);
        }
        const old = await uploadFile(api, person);
        const { body } = await sendFiles(api, person, [old]);
        const createdAt = new Date(Date.now() - 90 * DAY_MS - 1000);
        await firestore()
          .doc(`messages/${String(body.id)}`)
          .update({ createdAt });
        await sendFiles(api, person, []);
        const files = [{ name: 'night.log', type: 'text/plain', bytes: LOG.length }];
        const at = expect.stringMatching(/^\d{4}-.*Z$/);
        expect(await list(person)).toEqual({
          messages: [
            { id: ids[0], at, topic: 'privacy', files },
            { id: ids[1], at, topic: 'servers', files },
          ],
        });
        expect(await list(other)).toEqual({ messages: [] });
      }),
    ));

  // R-FIL-02
  it('are sent to be saved, never shown', () =>
    withSender(async (person) => {
      const page = bytesOf('<script>alert(1)</script>');
      const { id } = await uploadFile(api, person, page);
      const { body } = await sendFiles(api, person, [{ id, name: 'Größe.html' }]);
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, bytes } = await fetchFile(person, body.id, 0, method);
        expect([method, status, Object.fromEntries(headers)]).toMatchObject([
          method,
          200,
          {
            'content-type': 'text/plain; charset=utf-8',
            'content-disposition':
              'attachment; filename="Gr??e.html"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe.html',
            'content-length': String(page.length),
            'cache-control': 'private, no-store',
            'x-content-type-options': 'nosniff',
            'content-security-policy': expect.stringContaining("default-src 'none'"),
          },
        ]);
        expect(bytes.length).toBe(method === 'GET' ? page.length : 0);
      }
    }));

  // R-FIL-02 R-FIL-04
  it('are found by their sender only, and by no other number', () =>
    withSender((other) =>
      withSender(async (person) => {
        const file = await uploadFile(api, person);
        const { id } = (await sendFiles(api, person, [file])).body;
        const plain = (await sendFiles(api, person, [])).body.id;
        expect((await fetchFile(other, id, 0)).status).toBe(404);
        for (const number of [1, 5, -1, '00', '0x0', 'length']) {
          expect([number, (await fetchFile(person, id, number)).status]).toEqual([number, 404]);
        }
        for (const message of [plain, 'x', randomUUID(), '0'.repeat(32)]) {
          expect((await fetchFile(person, message, 0)).status).toBe(404);
        }
        await removeFilesOf(person.uid);
        const { status, bytes } = await fetchFile(person, id, 0);
        expect([status, bytes.toString()]).toEqual([404, expect.stringContaining('for 90 days')]);
      }),
    ));

  // R-FIL-02
  it('end with a reader who leaves, and that is no failure @battery', () =>
    withSender(async (person) => {
      const large = Buffer.concat([bytesOf('PK\u0003\u0004'), randomBytes(9 * 1024 * 1024)]);
      const file = await uploadFile(api, person, large, 'application/zip');
      const { id } = (await sendFiles(api, person, [file])).body;
      const path = `/api/messages/${String(id)}/files/0`;
      const headers = { Authorization: `Bearer ${person.idToken}` };
      const before = api.logged.length;
      const asked = request(`${api.url}${path}`, { headers });
      asked.end();
      const [answer] = await once(asked, 'response');
      await once(answer, 'data');
      asked.destroy();
      const lines = () => api.logged.slice(before).filter((line) => line.includes(':n'));
      await vi.waitUntil(() => lines().length > 0, { timeout: stretched(20_000) });
      expect(lines()).toEqual([expect.stringContaining('"severity":"INFO","message":"request"')]);
      expect((await fetchFile(person, id, 0)).bytes.equals(large)).toBe(true);
    }));

  // R-FIL-02
  it('can be fetched by operators, who ask the bucket themselves', () =>
    withSender(async (person) => {
      const file = await uploadFile(api, person);
      const { id } = (await sendFiles(api, person, [file])).body;
      const find = composeMessageFiles(emulators(), readEnv('STORAGE_BUCKET'));
      const { name, type, bytes, open } = await find(String(id), '0');
      const pieces: Buffer[] = await (await open()).toArray();
      expect([name, type, bytes, Buffer.concat(pieces)]).toEqual([
        'night.log',
        'text/plain',
        LOG.length,
        LOG,
      ]);
      await expect(find(String(id), '1')).rejects.toMatchObject({ code: 'not_found' });
    }));
});

describe('a file that has just been stored', () => {
  const look = async (uid: string, id: string) => {
    const lines: string[] = [];
    await startJobs(lines).checkStoredFile(`messages/${uid}/${id}`);
    return lines.map((line): unknown => JSON.parse(line));
  };

  // R-FIL-02
  it('under a handed-out name can then be read by us only, and still be sent', () =>
    withSender(async (person) => {
      const [id = ''] = await askForNames(api, person);
      const path = `messages/${person.uid}/${id}`;
      const address = await upload(path, LOG, { type: 'text/plain', as: person });
      expect(await look(person.uid, id)).toEqual([]);
      expect(await look(person.uid, id)).toEqual([]);
      expect(await statusOf(address)).toBe(REFUSED);
      const [{ metadata, contentType }] = await bucket().file(path).getMetadata();
      expect([metadata, contentType]).toEqual([{ copied: 'yes' }, 'text/plain']);
      const { status, body } = await sendFiles(api, person, [{ id, name: 'a.log' }]);
      expect(status).toBe(201);
      expect((await fetchFile(person, body.id, 0)).bytes).toEqual(LOG);
    }));

  // R-FIL-02 R-FIL-03
  it('without a name that we gave to this person goes', () =>
    withSender((other) =>
      withSender(async ({ uid }) => {
        const theirs = await uploadFile(api, other);
        for (const id of [theirs.id, randomUUID()]) {
          await upload(`messages/${uid}/${id}`, LOG, { type: 'text/plain' });
          expect(await look(uid, id)).toEqual([
            { severity: 'INFO', message: 'file_refused', uid, reason: 'no name' },
          ]);
        }
        expect([await filesOf(uid), await filesOf(other.uid)]).toEqual([
          [],
          [`messages/${other.uid}/${theirs.id}`],
        ]);
      }),
    ));

  // R-FIL-02
  it('that is not what it claims to be goes', () =>
    withSender(async (person) => {
      const [id = ''] = await askForNames(api, person);
      await upload(`messages/${person.uid}/${id}`, LOG, { as: person });
      expect(await look(person.uid, id)).toMatchObject([{ reason: 'other type' }]);
      expect(await filesOf(person.uid)).toEqual([]);
    }));

  // R-FIL-04
  it('goes where the account went while it was being uploaded @battery', () =>
    withSender(async (person) => {
      const { uid, idToken: token } = person;
      const [id = ''] = await askForNames(api, person);
      const finish = await beginUpload(person, `messages/${uid}/${id}`);
      expect((await call(api, '/api/account', { method: 'DELETE', token })).status).toBe(200);
      await finish(LOG);
      expect(await filesOf(uid)).toHaveLength(1);
      expect(await look(uid, id)).toMatchObject([{ reason: 'no account' }]);
      expect(await filesOf(uid)).toEqual([]);
    }));

  // R-FIL-03
  it('elsewhere in the bucket is left alone', async () => {
    for (const path of ['notes.txt', 'other/ada/x', 'messages/a/b/c']) {
      await upload(path, LOG, { type: 'text/plain' });
      await startJobs().checkStoredFile(path);
      const [isThere] = await bucket().file(path).exists();
      expect([path, isThere]).toEqual([path, true]);
      await bucket().file(path).delete();
    }
  });

  /** Begins an upload as a browser does that can go on after its connection was lost. @returns what finishes it */
  async function beginUpload({ idToken }: Person, path: string) {
    const objects = `http://${readEnv('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${readEnv('STORAGE_BUCKET')}/o`;
    const begun = await fetch(`${objects}?name=${encodeURIComponent(path)}`, {
      method: 'POST',
      headers: {
        Authorization: `Firebase ${idToken}`,
        'X-Goog-Upload-Protocol': 'resumable',
        'X-Goog-Upload-Command': 'start',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ name: path, contentType: 'text/plain' }),
    });
    const address = begun.headers.get('X-Goog-Upload-URL') ?? '';
    return async (bytes: Buffer) => {
      const { status } = await fetch(address, {
        method: 'POST',
        headers: {
          'X-Goog-Upload-Command': 'upload, finalize',
          'X-Goog-Upload-Offset': '0',
          'Content-Type': 'application/octet-stream',
        },
        body: new Uint8Array(bytes),
      });
      expect(status).toBe(200);
    };
  }
});

describe('an account with files', () => {
  // R-FIL-04
  it('exports them without links, those that were not sent too', () =>
    withSender(async (person) => {
      const file = await uploadFile(api, person);
      const { body: sent } = await sendFiles(api, person, [file]);
      const waiting = await uploadFile(api, person, drawPng(8), 'image/png');
      await putPicture(api, person, await uploadPicture(person));
      const incoming = await uploadPicture(person, drawPng(9));
      const { body } = await call(api, '/api/account/export', { token: person.idToken });
      const day = new Date().toISOString().slice(0, 10);
      expect(body['picture']).toEqual({
        name: 'picture',
        type: 'image/webp',
        bytes: expect.any(Number),
        day,
      });
      expect(new Set(body['files'] as object[])).toEqual(
        new Set([
          { name: 'night.log', type: 'text/plain', bytes: LOG.length, day },
          { name: waiting.id, type: 'image/png', bytes: drawPng(8).length, day },
          { name: incoming, type: 'image/png', bytes: drawPng(9).length, day },
        ]),
      );
      expect(body['messages']).toMatchObject([{ uid: person.uid, files: [{ name: 'night.log' }] }]);
      expect(sent.id).toEqual(expect.any(String));
      expect(JSON.stringify(body)).not.toMatch(/token=|alt=media/);
    }));

  // R-FIL-04
  it('takes them along when it is deleted, also from an address that is not its own any more', () =>
    withSender((other) =>
      withSender(async (person) => {
        const { uid, email } = person;
        const theirs = await uploadFile(api, other);
        await sendFiles(api, other, [theirs]);
        await sendFiles(api, person, [await uploadFile(api, person)]);
        await uploadFile(api, person);
        await changePerson(uid, { email: `new-${email}`, emailVerified: false });
        // A call has it noticed: the session that begins next is to be younger than this.
        await call(api, '/api/servers', { token: person.idToken });
        const { idToken: token } = await signInPerson(`new-${email}`);
        expect((await call(api, '/api/account', { method: 'DELETE', token })).status).toBe(200);
        expect([await filesOf(uid), await documentsOf(person)]).toEqual([[], []]);
        expect(await filesOf(other.uid)).toEqual([`messages/${other.uid}/${theirs.id}`]);
        expect(await messagesOf(other.uid)).toHaveLength(1);
      }),
    ));
});

describe('while the store of files does not answer', () => {
  const LONGEST_ANSWER_MS = stretched(25_000);

  // R-REL-04 R-FIL-04
  it('a call that needs it says so in time, and nothing is lost @battery', () =>
    withSender(async (person) => {
      const proxy = await startTcpProxy(readEnv('FIREBASE_STORAGE_EMULATOR_HOST'), 0);
      const app = initializeApp({ projectId: readEnv('GCLOUD_PROJECT') }, proxy.address);
      const { storage } = createFirebase(async () => app);
      // The SDK reads this once, when it makes its client.
      const direct = process.env['STORAGE_EMULATOR_HOST'];
      process.env['STORAGE_EMULATOR_HOST'] = `http://${proxy.address}`;
      await storage();
      if (direct === undefined) delete process.env['STORAGE_EMULATOR_HOST'];
      else process.env['STORAGE_EMULATOR_HOST'] = direct;
      const cutOff = await startApi({}, { ...emulators(), storage });
      try {
        const file = await uploadFile(api, person);
        const { id } = (await sendFiles(api, person, [file])).body;
        const next = await uploadFile(api, person);
        const picture = await uploadPicture(person);
        await proxy.set('silent');
        const token = person.idToken;
        const begun = performance.now();
        const answers = await Promise.all([
          putPicture(cutOff, person, picture),
          sendFiles(cutOff, person, [next]),
          call(cutOff, `/api/messages/${String(id)}/files/0`, { token }),
          call(cutOff, '/api/account/export', { token }),
          call(cutOff, '/api/account', { method: 'DELETE', token }),
        ]);
        expect(performance.now() - begun).toBeLessThan(LONGEST_ANSWER_MS);
        for (const answer of answers) {
          expectRefused(answer, 503, 'unavailable', 'The store of files');
          expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
        }
        await proxy.set('open');
        await vi.waitUntil(async () => (await putPicture(cutOff, person, picture)).status === 200, {
          timeout: stretched(20_000),
        });
        expect((await sendFiles(cutOff, person, [next])).status).toBe(201);
      } finally {
        await cutOff.close();
        await proxy.stop();
        await deleteApp(app);
      }
    }));
});
