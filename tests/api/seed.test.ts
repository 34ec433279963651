import { readFileSync } from 'node:fs';
import { startStripe } from '@alcove/stripe-standin';
import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { DOCUMENTS } from '../../functions/src/schema.ts';
import { INVITATION_DAYS } from '../../functions/src/contract/people.ts';
import { DAY_MS } from '../../functions/src/foundation/durations.ts';
import {
  createMachineStore,
  originClaim,
} from '../../functions/src/modules/machines/machine-store.ts';
import { membershipId, membershipIn } from '../../functions/src/modules/seats/membership-record.ts';
import { invitationIn, isOpen } from '../../functions/src/modules/seats/invitation-record.ts';
import people from '../../emulator-data/seed/people.json' with { type: 'json' };
import { readSettings } from '../../standins/settings.ts';
import { readEnv } from '../support/env.ts';
import { customerOf, firestore } from './api.ts';

// The database of the stack has the seed.
delete process.env['ALCOVE_DATABASE'];

const machines = people.flatMap(({ uid, machines: own = [] }) =>
  own.map((machine, index) => ({ ...machine, uid, id: `seed-${uid}-${index + 1}` })),
);
const { port } = new URL(readEnv('ALCOVE_AI_SERVER_URL'));

// R-MAC-01
test.each(machines)(
  '$uid’s machine $hostName is known, by all that names it, where this stack has it',
  async ({ uid, id, hostName, name, state }) => {
    const db = firestore();
    const origin = `http://${hostName}.localhost:${port}`;
    const store = createMachineStore(() => Promise.resolve(db));
    expect(await store.read(uid, id)).toMatchObject({ origin, name, state, hostState: state });
    const server = await db.doc(`servers/${id}`).get();
    expect(server.data()).toMatchObject({ uid, kind: 'hosted', name, origin });
    expect((await originClaim(db, origin).get()).get('machine')).toBe(id);
    expect((await db.doc(`machineNames/${hostName}`).get()).get('machine')).toBe(id);
  },
);

// R-MAC-01
test('each machine is as old as what was first paid for it, and was seen since', async () => {
  const { stripe } = readSettings(process.env);
  // That of this suite does not know the seed people.
  const { url, close } = await startStripe({ ...stripe, port: 0, webhookUrl: undefined });
  const { hostname: host, port: own } = new URL(url.replace('localhost', '127.0.0.1'));
  const key = readEnv('STRIPE_SECRET_KEY');
  const client = new Stripe(key, { host, port: own, protocol: 'http', telemetry: false });
  const store = createMachineStore(() => Promise.resolve(firestore()));
  for (const { uid, id } of machines) {
    const customer = await customerOf(uid);
    const { data } = await client.invoices.list({ customer, limit: 100 });
    const paid = Math.min(...data.map(({ created }) => created * 1000));
    const machine = await store.read(uid, id);
    const [ready = 0, seen] = [machine?.readyAt, machine?.lastSeenAt].map((at) =>
      Date.parse(at ?? ''),
    );
    // This Stripe began after the stack did, and a month may be shorter than the one before.
    expect(Math.abs(ready - paid)).toBeLessThan(4 * DAY_MS);
    // The host last saw one that sleeps a day before it began.
    expect(seen).toBeGreaterThan(Date.now() - 2 * DAY_MS);
  }
  await close();
});

const members = people.flatMap(({ uid: owner, displayName: ownerName, members: ofOwner = [] }) =>
  ofOwner.map((member) => ({ owner, ownerName, member })),
);

// R-PPL-05
test.each(members)(
  '$member may open the machines of $owner, and sees where this stack has them',
  async ({ owner, ownerName, member }) => {
    const db = firestore();
    const id = membershipId(owner, member);
    const found = membershipIn(await db.doc(`memberships/${id}`).get());
    expect(found).toMatchObject({ owner, ownerName, member, machines: 'all', state: 'active' });
    const owned = await db.collection('machines').where('uid', '==', owner).get();
    const seen = await db.collection('sharedMachines').where('member', '==', member).get();
    const facts = ['name', 'state', 'origin', 'since'] as const;
    const factsOf = (doc: (typeof owned.docs)[number]) => facts.map((fact) => doc.get(fact));
    expect(seen.docs.map(factsOf)).toEqual(owned.docs.map(factsOf));
    const { fields } = DOCUMENTS.sharedMachines;
    expect(seen.docs.map((doc) => fields.parse(doc.data()).membership)).toEqual([id]);
    expect(owned.docs.map((doc) => doc.get('members').includes(member))).not.toContain(false);
  },
);

const invitations = people.flatMap(({ uid, invitations: sent = [] }) =>
  sent.map((invitation) => ({ owner: uid, ...invitation })),
);

// R-PPL-02
test.each(invitations)('$owner’s invitation to $email is open', async ({ id, owner, email }) => {
  const invitation = invitationIn(await firestore().doc(`invitations/${id}`).get());
  if (invitation === null) throw new Error('there is none');
  const { sentAt, lapsesAt } = invitation;
  expect(invitation).toMatchObject({ owner, email, member: null, machines: 'all' });
  expect(isOpen(invitation, new Date())).toBe(true);
  expect(Date.parse(lapsesAt) - Date.parse(sentAt)).toBe(INVITATION_DAYS * DAY_MS);
});

const pictures = people.flatMap(({ uid, picture }) => (picture ? { uid, ...picture } : []));

// R-FIL-03
test.each(pictures)('$uid’s picture is where the profile of this stack says', async (person) => {
  const profile = await firestore().doc(`users/${person.uid}`).get();
  const { id, url, changedAt } = profile.get('picture');
  const answer = await fetch(url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  // What is no picture is an answer in words.
  expect(answer.ok ? null : bytes.toString()).toBeNull();
  expect({ id, day: changedAt.slice(0, 10) }).toEqual({ id: person.id, day: '2024-10-01' });
  expect(new URL(url).port).toBe(readEnv('FIREBASE_STORAGE_EMULATOR_HOST').split(':')[1]);
  expect(url).toContain(`/b/${readEnv('STORAGE_BUCKET')}/`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(bytes).toEqual(
    readFileSync(new URL(`../../emulator-data/seed/${person.file}`, import.meta.url)),
  );
});
