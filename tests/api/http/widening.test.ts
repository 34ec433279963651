/** Whatever lets more people in, or data out: asked for with a proof, told of, and taken back. `widening-table.ts` is the oracle. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { notMeLinkTo } from '../../../functions/src/modules/email/links.ts';
import { compose } from '../../../functions/src/compose.ts';
import { createAuthenticator } from '../../support/authenticator.ts';
import type { Person } from '../../support/people.ts';
import { setMachinePace } from '../../support/standins.ts';
import { stretched } from '../../support/time-limits/stretched.ts';
import { call, firestore, startApi, type Api, type Reply } from '../api.ts';
import { configOf, contextOf } from '../composed.ts';
import { eventsOf } from '../events.ts';
import { buy, onlyMachineOf, PRACTICE } from '../machine-kit.ts';
import { mailsOf } from '../mail/mail-kit.ts';
import { fromAnywhere, openMails } from '../messages/form-kit.ts';
import {
  inDays,
  membershipOf,
  newAddress,
  putInvitation,
  putMember,
  removeMembers,
} from '../people/owner-kit.ts';
import { changeGateOf, gateOf, SITE } from '../sign-in/passkey-kit.ts';
import { newBrowser, sessionOf, withAccount, type Session } from '../sign-in/session-kit.ts';
import { WIDENING, WIDENING_NOTHING } from './widening-table.ts';

type Caller = Pick<Session, 'token' | 'headers'>;

const OLD_SECONDS = 20 * 60;
const { linkKey, site } = openMails();

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await setMachinePace(0);
});
afterEach(() => removeMembers());
afterAll(() => api.close());

// R-IDN-04 R-IDN-06
it('each route of the app is in one of the two lists', () => {
  const { routes } = compose(contextOf(configOf()));
  const listed = [...WIDENING.map(({ key }) => key), ...WIDENING_NOTHING];
  expect(listed.toSorted()).toEqual(routes.map(({ key }) => key).toSorted());
});

// R-IDN-03 R-IDN-04 R-IDN-06
it(
  'what widens access is refused to a session of twenty minutes ago, told of to its owner, and taken back',
  () =>
    withAccount(async (person) => {
      const { uid } = person;
      const { act, member, machine } = await furnish(person);
      const old = sessionOf(person, OLD_SECONDS);
      const fresh = { token: person.idToken, headers: { 'X-Browser': newBrowser() } };
      const passkey = createAuthenticator(SITE, true);
      const refused = async (caller: Caller, key: string) => [key, outcome(await act(caller, key))];

      // What is off already stays off.
      for (const { key } of WIDENING.filter(({ proof }) => proof === 'fresh')) {
        expect.soft(await refused(old, key)).toEqual([key, '403 recent_login_required']);
      }
      await addPasskey(fresh, passkey);
      const mine = (await gateOf(uid)).passkeys.map((one) => ({ ...one, createdAt: inDays(-9) }));
      const switched = [{ at: inDays(-9), to: true }];
      await changeGateOf(uid, { passkeys: mine, isPasskeyRequired: true, switched });
      for (const { key } of WIDENING) {
        expect.soft(await refused(fresh, key)).toEqual([key, '403 passkey_required']);
      }
      const kinds = WIDENING.map(({ event }) => event);
      expect(await eventsOf({ uid }, ...kinds)).toEqual([['passkey_added', 'Phone']]);

      const asked = await call(api, '/api/passkey-proof/options', { method: 'POST', ...fresh });
      const response = passkey.get(asked.body);
      await call(api, '/api/passkey-proof', { body: { response }, ...fresh });
      for (const { key } of WIDENING) {
        const { status, body } = await act(fresh, key);
        expect.soft([key, status < 300, body['error']]).toEqual([key, true, undefined]);
      }
      const here = WIDENING.filter(({ undone }) => undone !== 'closed');
      const happened = (await eventsOf({ uid }, ...kinds)).map(([kind]) => kind);
      expect(new Set(happened)).toEqual(new Set(here.map(({ event }) => event)));
      const security = (await mailsOf(uid))
        .filter(({ kind }) => kind === 'security')
        .map(({ facts }) => Told.parse(facts));
      const told = security.map(({ event }) => event).filter((event) => event !== 'new_browser');
      expect(new Set(told)).toEqual(new Set(here.flatMap((row) => row.told ?? [])));

      const { id = '', at = '' } = security.at(-1) ?? {};
      const done = Done.parse((await press(id, at)).body);
      const undone = [...done.removed.map(({ what }) => what), `switch ${done.switchIs}`];
      const wanted = here.flatMap((row) => (row.undone === 'switch' ? [] : (row.undone ?? [])));
      expect(new Set(undone)).toEqual(new Set([...wanted, 'switch on']));
      expect(await membershipOf(member)).toMatchObject({
        state: 'suspended',
        reason: 'owner_choice',
        machines: [machine],
      });
      const copies = await firestore().collection('invoiceCopies').where('uid', '==', uid).get();
      expect(copies.size).toBe(0);
    }),
  stretched(60_000),
);

const Told = z.looseObject({ event: z.string(), id: z.string(), at: z.string() });
const Done = z.object({
  removed: z.array(z.object({ what: z.string() })),
  switchIs: z.string().nullable(),
});

const outcome = ({ status, body }: Reply) => `${status} ${String(body['code'])}`;

/** A plan, a machine, an invitation of before, and someone whose access is suspended: what the calls are about. */
async function furnish(person: Person) {
  await buy(api, person, PRACTICE);
  const { id: machine } = await onlyMachineOf(person.uid);
  const invitation = await putInvitation(person, { sentAt: inDays(-3) });
  const member = await putMember(person, {
    state: 'suspended',
    reason: 'owner_choice',
    machines: [machine],
  });
  const requests: Readonly<Record<string, () => [path: string, body?: object]>> = {
    'POST /recovery-codes': () => ['/recovery-codes'],
    'POST /servers': () => ['/servers', { name: 'Attic', origin: 'https://attic.example' }],
    'POST /people/invitations': () => [
      '/people/invitations',
      { email: newAddress(), machines: 'all' },
    ],
    'POST /people/invitations/:id/resend': () => [`/people/invitations/${invitation}/resend`],
    'PATCH /people/:id': () => [`/people/${member.membership}`, { machines: 'all', stays: true }],
    'POST /invoice-copies': () => ['/invoice-copies', { email: newAddress() }],
    'GET /account/export': () => ['/account/export'],
    'POST /machines/:id/export': () => [`/machines/${machine}/export`],
    'POST /billing-portal': () => ['/billing-portal', {}],
    'POST /email-change': () => ['/email-change', { email: newAddress() }],
    'PUT /passkey-before-opening': () => ['/passkey-before-opening', { isRequired: false }],
  };
  const act = (caller: Caller, key: string): Promise<Reply> => {
    if (key === 'POST /passkeys') return addPasskey(caller, createAuthenticator(SITE, true));
    const [method = ''] = key.split(' ');
    const [path, body] = requests[key]?.() ?? ['/'];
    return call(api, `/api${path}`, { method, ...caller, ...(body && { body }) });
  };
  return { act, member, machine };
}

/** @returns the answer that refuses it, or the last */
async function addPasskey(
  caller: Caller,
  passkey: ReturnType<typeof createAuthenticator>,
): Promise<Reply> {
  const asked = await call(api, '/api/passkeys/options', { method: 'POST', ...caller });
  if (asked.status !== 200) return asked;
  const body = { name: 'Phone', response: passkey.create(asked.body) };
  return call(api, '/api/passkeys', { body, ...caller });
}

/** The button behind the mail about an event. */
function press(event: string, at: string): Promise<Reply> {
  const until = new Date(Date.parse(at) + 7 * 86_400_000);
  const [, link] = notMeLinkTo({ event, until }, site, linkKey).split('#');
  return call(api, '/api/not-me', { body: { link }, headers: fromAnywhere() });
}
