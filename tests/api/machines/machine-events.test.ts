/** Events of the machines' host: what is taken for one, and that each is only a hint. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '../../support/env.ts';
import { failStandin, mendStandin, setMachinePace } from '../../support/standins.ts';
import { firestore, startApi, withPerson, type Api } from '../api.ts';
import { startInstance } from '../instances.ts';
import { signReport } from '../mail/mail-kit.ts';
import { bookOf, buy, onlyMachineOf, sign, SOLO, tell } from '../machine-kit.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => mendStandin('machineHost'));
afterAll(() => api.close());

const PAYLOAD = JSON.stringify({ id: 'mev_1', type: 'machine.changed', reference: 'none' });
const OTHER_SECRET = 'whsec_Tz6Yb1Nc8Qw4Rk9Mx3Vp7Ls2Hd5Jg0Fa';

const signed = (change: (headers: ReturnType<typeof sign>) => Record<string, string>) => () =>
  change(sign(PAYLOAD));
/** @param change of the signature alone */
const signedBy = (change: (signature: string) => string) =>
  signed((headers) => ({ ...headers, 'webhook-signature': change(headers['webhook-signature']) }));

const REFUSED: Readonly<Record<string, () => Record<string, string>>> = {
  'no signature': () => ({}),
  'a signature of another secret': () => sign(PAYLOAD, { secret: OTHER_SECRET }),
  'a signature of another body': () => sign(`${PAYLOAD} `),
  'a signature that is six minutes old': () => sign(PAYLOAD, { ageSeconds: 360 }),
  'a signature of the future': () => sign(PAYLOAD, { ageSeconds: -360 }),
  'a time that was changed': () => ({
    ...sign(PAYLOAD, { ageSeconds: 200 }),
    'webhook-timestamp': sign(PAYLOAD)['webhook-timestamp'],
  }),
  'a time that is no number': signed((headers) => ({ ...headers, 'webhook-timestamp': 'now' })),
  'an id that was changed': signed((headers) => ({ ...headers, 'webhook-id': 'mev_2' })),
  'an id that is empty': signed((headers) => ({ ...headers, 'webhook-id': '' })),
  'half of a signature': signedBy((signature) => signature.slice(0, -20)),
  'a signature in small letters': signedBy((signature) => signature.toLowerCase()),
  'a signature of another version': signedBy((signature) => signature.replace('v1,', 'v0,')),
  'the former header': () => ({
    'Machine-Signature': signReport(PAYLOAD, { secret: readEnv('MACHINE_HOST_SECRET') }),
  }),
};

describe('what is no event of our host', () => {
  // R-MAC-01
  it.each(Object.entries(REFUSED))('%s is refused', async (_what, headers) => {
    const { status, body } = await tell(api, 'none', { payload: PAYLOAD, headers: headers() });
    expect([status, body.code]).toEqual([400, 'bad_signature']);
  });

  // R-MAC-01
  it('although it is signed, it has to be an event, and of its size', async () => {
    const [broken, other, large] = await Promise.all(
      ['{', '{"reference":1}', JSON.stringify({ reference: 'x'.repeat(11_000) })].map((payload) =>
        tell(api, 'none', { payload }),
      ),
    );
    expect([broken?.body.code, other?.body.code]).toEqual(['invalid_input', 'invalid_input']);
    expect([large?.status, large?.body.code]).toEqual([413, 'payload_too_large']);
  });
});

describe('an event of our host', () => {
  // R-MAC-01
  it('is taken with one of several signatures, four minutes late, and of an unknown machine', async () => {
    const several = signedBy((right) => `v1,${'0'.repeat(44)} v1a,x ${right}`)();
    for (const how of [
      { payload: PAYLOAD, headers: several },
      { ageSeconds: 240 },
      { payload: PAYLOAD },
    ]) {
      const { status, body } = await tell(api, 'none', how);
      expect([status, body]).toEqual([200, { received: true }]);
    }
  });

  // R-MAC-01
  it('is only a hint: whatever it says and however often it comes, the host is asked', () =>
    withPerson({}, async (person) => {
      await setMachinePace(3600);
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(person.uid);
      const payload = JSON.stringify({
        id: 'mev_lies',
        type: 'machine.erased',
        reference: id,
        state: 'erased',
        origin: 'https://evil.example',
      });
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => tell(api, id, { payload })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(await onlyMachineOf(person.uid)).toMatchObject({ state: 'ordered', origin: null });
      expect(await bookOf(person.uid)).toHaveLength(1);
    }));

  // R-MAC-01 R-REL-05
  it('is answered at once in a storm over two instances, which look at the machine a few times @battery', () =>
    withPerson({}, async (person) => {
      await setMachinePace(3600);
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(person.uid);
      const counting = await startCountingHost();
      const instances = await Promise.all([1, 2].map(() => startInstance(counting.settings)));
      try {
        const answers = await Promise.all(
          Array.from({ length: 200 }, (_, at) => tell(instances[at % 2] ?? api, id)),
        );
        // Before the answers, which too many looks make late, so that some fail.
        expect(counting.looks()).toBeGreaterThan(0);
        expect(counting.looks()).toBeLessThan(20);
        expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      } finally {
        await Promise.all([...instances, counting].map((one) => one.close()));
      }
    }));

  // R-MAC-01
  it('is answered with 503 while the host does not answer, so that it comes again', () =>
    withPerson({}, async (person) => {
      await setMachinePace(0);
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(person.uid);
      await failStandin('machineHost', { mode: '500' });
      const { status, body } = await tell(api, id);
      expect([status, body.code]).toEqual([503, 'unavailable']);
      await mendStandin('machineHost');
      expect((await tell(api, id)).status).toBe(200);
    }));

  // R-MAC-01
  it('of a machine whose account is gone is acknowledged, and brings nothing back', () =>
    withPerson({}, async (person) => {
      await buy(api, person, SOLO);
      const { id } = await onlyMachineOf(person.uid);
      await firestore().doc(`machines/${id}`).delete();
      expect((await tell(api, id)).status).toBe(200);
      expect((await firestore().doc(`machines/${id}`).get()).exists).toBe(false);
    }));
});

/** Stands before this file's host and counts how often it is asked about a machine. */
async function startCountingHost() {
  const host = readEnv('MACHINE_HOST_URL');
  let looks = 0;
  const server = createServer((req, res) => {
    if (req.method === 'GET') looks += 1;
    const { method = '', headers } = req;
    const answer = fetch(new URL(req.url ?? '', host), {
      method,
      headers: {
        Authorization: String(headers.authorization),
        'Machine-Host-Version': String(headers['machine-host-version']),
      },
    });
    void answer.then(async (found) => res.writeHead(found.status).end(await found.text()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = z.object({ port: z.number() }).parse(server.address());
  return {
    settings: { MACHINE_HOST_URL: `http://127.0.0.1:${address.port}` },
    looks: () => looks,
    close: async () => void server.close(),
  };
}
