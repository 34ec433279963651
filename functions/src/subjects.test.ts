import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecretKey } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { SECURITY_EVENT_KINDS } from './contract/api.ts';
import { NO_SUBSCRIPTION } from './contract/subscription.ts';
import { OPEN_GATE, type SessionGate } from './http/session-validity.ts';
import { readyMachine } from './modules/machines/record/machine-record.fixture.ts';
import type { MachineRecord } from './modules/machines/record/machine-record.ts';
import type { Membership } from './modules/seats/membership-record.ts';
import type { Withdrawal } from './modules/withdrawals/withdrawal-record.ts';
import { EMAILS, LINKS } from './modules.ts';
import { MAIL } from './modules/email/emails/copy-of.fixture.ts';
import { createRenderEmail } from './modules/email/render-email.ts';

const AT = '2026-12-06T09:05:00.000Z';
const NOW = new Date('2026-12-01T00:00:00.000Z');
/** What people have called themselves and their servers. */
const NAME = 'Zaphod Quux';
const SERVER = 'Magrathea';
const ADDRESS = 'zaphod@example.net';

const MEMBERSHIP: Membership = {
  id: 'ms1',
  owner: 'owner',
  member: 'member',
  ownerName: NAME,
  ownerEmail: null,
  name: NAME,
  machines: 'all',
  until: null,
  state: 'active',
  reason: null,
  joinedAt: AT,
  visitedAt: null,
  isLastDayTold: false,
};
const WITHDRAWAL: Withdrawal = {
  kind: 'cause',
  on: null,
  endsAt: AT,
  name: NAME,
  email: ADDRESS,
  contract: NAME,
  words: NAME,
  state: 'staff',
  why: null,
  declaredAt: AT,
  orderedAt: AT,
  endedAt: null,
  refund: null,
  uid: null,
  customerId: null,
  subscriptionId: null,
  dueAt: null,
  staffToldAt: null,
  expireAt: Timestamp.fromDate(NOW),
};

const OPEN_PAYMENT = {
  purpose: 'renewal',
  invoiceId: 'in1',
  needs: 'payment',
  until: AT,
  amount: 100,
  currency: 'eur',
} as const;
const own = { machine: 'm1', name: SERVER };
const none = [{}] as const;

/** Facts of each kind; several where the subject depends on them. */
const FACTS: Readonly<Record<string, readonly object[]>> = {
  machine_ready: [own],
  machine_failed: [{ ...own, wasReady: true }],
  machine_silent: [{ ...own, since: AT }],
  machine_back: [own],
  machine_disk: [{ ...own, percent: 80, usedBytes: 8, diskBytes: 10 }],
  machine_sleeping: [{ ...own, sleepAt: AT, days: 2 }],
  machine_asleep: [{ ...own, why: 'paused' }],
  machine_ending: [{ ...own, keepUntil: AT, days: 2, reason: null }],
  machine_restored: [{ ...own, madeAt: AT, hasFailed: false }],
  machine_credit: [
    {
      ...own,
      month: '2026-11',
      hours: 2,
      amount: 100,
      currency: 'eur',
      way: 'invoice',
      isMoved: false,
    },
  ],
  machine_erased: [{ ...own, reason: null }],
  machine_orders: [{ tasks: [] }],
  invitation: [{ invitation: 'i1', nonce: 'f'.repeat(32) }],
  invitations_wait: none,
  invitation_ended: [{ ownerName: NAME }],
  invitation_came_back: [{ email: ADDRESS }],
  person_joined: [
    { name: NAME, email: ADDRESS },
    { name: null, email: ADDRESS },
  ],
  person_left: (['left', 'deleted', 'last_day'] as const).map((how) => ({ name: NAME, how })),
  membership: (['removed', 'suspended', 'back', 'last_day', 'ended', 'owner_gone'] as const).map(
    (event) => ({ event, membership: 'ms1', ownerName: NAME, until: null }),
  ),
  shared_machine: (['asleep', 'awake', 'ending', 'erased', 'restored'] as const).map((event) => ({
    ...own,
    event,
    membership: 'ms1',
    keepUntil: AT,
  })),
  plan_pause_ends: [{ plan: 'Solo', until: AT }],
  plan_ends_unpaid: [{ plan: 'Solo', endsAt: AT, triesAt: null }],
  contract: (['made', 'changed', 'paused', 'resumed', 'cancelled', 'undone'] as const).map(
    (event) => ({
      event,
      at: AT,
      plan: 'Household',
      before: 'Solo',
      interval: 'month',
      price: { amount: 3900, currency: 'eur' },
      isTaxAdded: false,
      paid: null,
      nextAt: AT,
      isTrial: false,
      until: AT,
      agreed: null,
    }),
  ),
  newsletter_confirm: [{ subscriber: 's1' }],
  newsletter_known: [{ subscriber: 's1' }],
  address_confirm: none,
  message_receipt: [
    ...(['message', 'call', 'application'] as const).map((form) => ({ form })),
    { form: 'message', message: 'msg1' },
    { form: 'message', isSecurityReport: true },
  ],
  message_notice: [{ message: 'msg1' }],
  security: [...SECURITY_EVENT_KINDS, 'account_deleted' as const].flatMap((event) =>
    [NAME, SERVER, ADDRESS].map((about) => ({ event, at: AT, about })),
  ),
  address_verification: [{ path: '/' }],
  password_reset: none,
  passkey_removal: [{ askedAt: AT, at: AT }],
  address_new: [{ until: AT }],
  account_closed: [{ at: AT }],
  account_decided: none,
  withdrawal_receipt: [{ withdrawal: 'w1' }],
  withdrawal: (['confirm', 'late', 'ended', 'refused', 'failed'] as const).map((event) => ({
    withdrawal: 'w1',
    event,
  })),
  cancellation: (['confirm', 'set', 'ended', 'refused', 'failed'] as const).map((event) => ({
    withdrawal: 'w1',
    event,
  })),
  withdrawal_notice: [{ withdrawal: 'w1' }],
  invoice_copy_confirm: [{ copy: 'c1' }],
  invoice_copy: [{ copy: 'c2', invoice: 'in1' }],
  announcement: [{ announcement: 'a1', subscriber: null }],
};

const ASKED: SessionGate = {
  ...OPEN_GATE,
  removal: { askedAt: AT, at: AT },
  changingTo: { email: ADDRESS, until: AT },
};
const CLOSED: SessionGate = { ...OPEN_GATE, closed: { at: AT, addresses: [] } };

/** A mail is dropped where it is no longer true: each is in one of these. */
function partsWith(
  membership: Membership | null,
  change: Partial<MachineRecord>,
  gate: SessionGate = ASKED,
) {
  const copy = {
    email: ADDRESS,
    generation: 'g1',
    ownerName: NAME,
    ownerEmail: ADDRESS,
  };
  return {
    site: 'https://alcove.example',
    linkKey: createSecretKey(Buffer.alloc(32, 7)),
    now: () => NOW,
    emails: EMAILS,
    loadersOf: () => ({
      machine: async () => ({ ...readyMachine(NOW.toISOString()), name: SERVER, ...change }),
      plan: async () =>
        gate === CLOSED
          ? { ...NO_SUBSCRIPTION, status: 'paused', pausedUntil: AT }
          : { ...NO_SUBSCRIPTION, status: 'past_due', openPayment: OPEN_PAYMENT },
      membership: async () => membership,
      invitation: async () => ({
        ownerName: NAME,
        ownerEmail: ADDRESS,
        machines: [SERVER],
        until: null,
        lapsesAt: AT,
      }),
      refusesInvitations: async () => false,
      message: async () => ({
        kind: 'call',
        fields: { email: ADDRESS, name: NAME, company: NAME },
        files: [],
      }),
      withdrawal: async () => WITHDRAWAL,
      declaredWith: async () => ({ found: [WITHDRAWAL], more: 0 }),
      subscriber: async () => ({ generation: 'g1', confirmed: gate === CLOSED }),
      announcement: async () => ({
        subject: 'News',
        text: 'Something is new.',
        audience: 'customers',
        isStopped: false,
      }),
      invoiceCopy: async (id: string) => ({ ...copy, lapsesAt: id === 'c1' ? NOW : null }),
      invoice: async () => ({
        number: 'ADA-1',
        total: 100,
        currency: 'eur',
        createdAt: AT,
        url: 'https://invoice.example/1',
      }),
      gate: async () => gate,
      resetCode: async () => 'code',
      confirmationCode: async () => 'code',
      uidOf: async () => (gate === CLOSED ? null : 'reader'),
      wantsNews: async () => true,
    }),
  };
}

const WORLDS = [
  partsWith(MEMBERSHIP, {}),
  partsWith(null, {}, CLOSED),
  partsWith({ ...MEMBERSHIP, state: 'suspended', reason: 'places' }, { state: 'unreachable' }),
  partsWith(MEMBERSHIP, { state: 'failed', toldDisk: 95, sleepAt: AT }),
  partsWith(MEMBERSHIP, { state: 'asleep', desired: 'asleep', reason: 'paused' }),
  partsWith(MEMBERSHIP, { state: 'ending', desired: 'ending', keepUntil: AT }),
  partsWith(MEMBERSHIP, { state: 'erased', desired: 'erased' }),
];

async function subjectsOf(kind: string): Promise<string[]> {
  const subjects: string[] = [];
  for (const facts of FACTS[kind] ?? []) {
    for (const parts of WORLDS) {
      const letter = await createRenderEmail(parts)({
        ...MAIL,
        to: ADDRESS,
        uid: 'reader',
        kind,
        facts: { ...facts },
      });
      if (letter !== null && typeof letter === 'object') subjects.push(letter.subject);
    }
  }
  return subjects;
}

it('there are facts of every kind, each under its own name', async () => {
  const kinds = Object.entries(EMAILS).map(async ([name, load]) => [
    name,
    (await load()).kind.name,
  ]);
  expect(await Promise.all(kinds)).toEqual(Object.keys(EMAILS).map((name) => [name, name]));
  expect(Object.keys(EMAILS).toSorted()).toEqual(Object.keys(FACTS).toSorted());
});

it('every kind that a module can write is one that it sends', () => {
  const modules = join(import.meta.dirname, 'modules');
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const written = files.flatMap((file) =>
    [...readFileSync(join(modules, file), 'utf8').matchAll(/\bemailKind\(\s*'(\w+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(written.toSorted()).toEqual(Object.keys(EMAILS).toSorted());
});

it('each link in a mail has its pages', async () => {
  const links = ['address-confirm', 'invoice-copy-leave', 'news-leave'];
  expect(Object.keys(LINKS).toSorted()).toEqual([
    ...links,
    'newsletter-confirm',
    'newsletter-leave',
  ]);
  for (const load of Object.values(LINKS)) expect((await load()).gone.status).toBe(410);
});

// R-PPL-05
it.each(Object.keys(EMAILS))(
  'the subject of %s holds no name that someone else has chosen, and no address',
  async (kind) => {
    const subjects = await subjectsOf(kind);
    expect(subjects).not.toEqual([]);
    // A server’s owner knows its name.
    const isOwn = kind.startsWith('machine_');
    const chosen = isOwn ? /Zaphod|Quux|@/ : /Zaphod|Quux|Magrathea|@/;
    expect(subjects.filter((subject) => chosen.test(subject))).toEqual([]);
  },
);
