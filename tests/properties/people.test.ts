/**
 * Histories at random of those whom owners let in: invitations, joining, leaving, removal, plans that grow and shrink, last days,
 * deleted accounts, kills, on two instances at once. After each batch that is stored, what members may enter is what the
 * specification says.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { HostMachine } from '../../standins/machine-host/machine.ts';
import { secretOf, type Instance } from './instance.ts';
import { hearOfPlan, type Fault } from './machine-instance.ts';
import {
  customerIdOf,
  hostFetch,
  NO_FAULTS,
  noteWritten,
  onTheWay,
  play,
  resizePlan,
  spared,
  subscribe,
  untilKilled,
} from './machine-world.ts';
import { createMemoryFirestore, plainOf, type Commit, type Documents } from './memory-firestore.ts';
import { startPeopleInstance } from './people-instance.ts';
import {
  Invitation,
  judgeCommit,
  judgeEnd,
  leftOf,
  listIn,
  Machine,
  Mail,
  Member,
  seesOpen,
} from './people-judge.ts';
import {
  DAY_MS,
  history,
  HOUR_MS,
  MINUTE_MS,
  type History,
  type Played,
  type Step,
} from './people-steps.ts';
import {
  addressOf,
  createPeopleWorld,
  during,
  OWNERS,
  PEOPLE,
  uidOf,
  type PeopleWorld,
} from './people-world.ts';
import { stretched } from '../support/time-limits/stretched.ts';
import { watchOwners } from './owners.ts';

watchOwners();

const HISTORIES = Number(process.env.ALCOVE_HISTORIES ?? 25);
/** Far more than one takes, even beside other suites. */
const MS_PER_HISTORY = 3000;
const SEED = Number(process.env.ALCOVE_SEED ?? Date.now() % 1_000_000);

let database: Awaited<ReturnType<typeof createMemoryFirestore>>;
let instances: readonly [Instance, Instance];
let current: PeopleWorld | null = null;

beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-properties');
  vi.stubGlobal('fetch', hostFetch);
  database = await createMemoryFirestore((reach) => onTheWay('db', reach), watch);
  // Instances' clocks differ a little.
  instances = [
    await startPeopleInstance(database, 0, playing),
    await startPeopleInstance(database, 2500, playing),
  ];
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function playing(): PeopleWorld {
  if (current === null) throw new Error('no history is being played');
  return current;
}

function watch(commit: Commit): void {
  if (current === null) return;
  current.complaint ??= judgeCommit(current, commit);
  const { links } = current;
  for (const name of commit.changed) {
    const [collection, id = ''] = name.split('/').slice(-2);
    noteWritten(`${collection}/${id}`);
    const stored = collection === 'mail' ? commit.after.get(name) : undefined;
    const { kind, facts, to = '', createdAt } = Mail.parse(stored ? plainOf(stored) : NO_MAIL);
    const { nonce } = facts;
    if (kind === 'invitation' && typeof nonce === 'string') links.set(id, { to, nonce, createdAt });
  }
}

const NO_MAIL = { kind: 'none', createdAt: '' };

/** Where each history begins: both owners have a machine, and Ann has let in three people and invited another one. */
let beginning: Beginning | null = null;
type Beginning = {
  at: number;
  documents: Documents;
  machines: readonly HostMachine[];
  links: PeopleWorld['links'];
};

async function begin(scene: PeopleWorld): Promise<void> {
  const { world } = scene;
  if (beginning !== null) {
    database.load(beginning.documents);
    for (const machine of beginning.machines) {
      world.book.machines.set(machine.reference, { ...machine });
    }
    for (const [id, link] of beginning.links) scene.links.set(id, link);
    world.pass(beginning.at - world.now());
    return;
  }
  const [instance] = instances;
  for (const owner of OWNERS) {
    await database.db.doc(`users/${uidOf(owner)}`).set({ customerId: customerIdOf(uidOf(owner)) });
    await hearOfPlan(instance, uidOf(owner));
  }
  world.pass(MINUTE_MS);
  for (const owner of OWNERS) await instance.hearOfMachine(machinesOf(uidOf(owner))[0]?.id ?? '');
  for (const name of ['cyd', 'dan', 'eve'] as const) {
    world.pass(MINUTE_MS);
    await invite(scene, instance, { act: 'join', who: 'ann', whom: name, ...UNDISTURBED });
  }
  const last = { whom: 'fay', isForOne: false, days: null } as const;
  await invite(scene, instance, { act: 'invite', who: 'ann', ...last, ...UNDISTURBED });
  beginning = {
    at: world.now(),
    documents: database.read(),
    machines: [...world.book.machines.values()],
    links: new Map(scene.links),
  };
}

const UNDISTURBED = { on: 0, kill: null } as const;

/** @returns what is wrong; null if nothing is */
async function playAll({ seed, groups }: History, acting = instances): Promise<string | null> {
  database.clear();
  const scene = createPeopleWorld(seed);
  play(scene.world);
  current = scene;
  return untilKilled(null, () => live(scene, groups, acting));
}

async function live(
  scene: PeopleWorld,
  groups: History['groups'],
  acting: typeof instances,
): Promise<string | null> {
  await begin(scene);
  for (const { steps, wait: ms } of groups) {
    await Promise.all(steps.map((one) => carryOut(scene, acting, one)));
    scene.world.pass(ms);
    if (scene.complaint !== null) return scene.complaint;
  }
  return (await conclude(scene, acting)) ?? scene.complaint;
}

async function carryOut(scene: PeopleWorld, acting: typeof instances, one: Step): Promise<void> {
  if ('on' in one) {
    // What follows from a plan that is only read is not done.
    const last = one.act === 'read plan' ? `subscriptions/${uidOf(one.who)}` : undefined;
    return untilKilled(one.kill, () => perform(scene, acting, one), last).catch(refused);
  }
  switch (one.act) {
    case 'plan':
      return changePlan(scene, one);
    case 'faults':
      scene.world.rates = { ...NO_FAULTS, db: one.db };
      return;
    case 'address': {
      const account = scene.accounts.get(uidOf(one.who));
      const address = addressOf(one.who);
      if (account) account.address = one.isOther ? `other-${address}` : address;
    }
  }
}

/** What happens at Stripe. Whether an instance hears of it is another step. */
function changePlan(
  { world, accounts, unheard }: PeopleWorld,
  {
    who: name,
    slug: wanted,
    status,
  }: Pick<Extract<Step, { act: 'plan' }>, 'who' | 'slug' | 'status'>,
): void {
  const uid = uidOf(name);
  if (accounts.get(uid)?.isGone) return;
  const before = world.truthOf(uid);
  const isNew = before === null || before.status === 'canceled';
  const id = isNew ? subscribe(world, uid, wanted).id : before.id;
  if (!isNew && before.slug !== wanted) resizePlan(world, id, wanted);
  world.stripe.bringInto(id, status);
  unheard.add(uid);
  world.version += 1;
}

type Acting = Extract<Step, Played>;

async function perform(scene: PeopleWorld, acting: typeof instances, one: Acting): Promise<void> {
  const instance = acting[one.on];
  switch (one.act) {
    case 'hear':
      return hearOfPlan(instance, uidOf(one.who));
    case 'read plan':
      return hearOfPlan(instance, uidOf(one.who));
    case 'job':
      await instance.runDue();
      return;
    case 'choose':
      return choose(scene, instance, one);
    case 'invite':
    case 'join':
    case 'resend':
    case 'take back':
      return invite(scene, instance, one);
    case 'accept':
    case 'decline':
      return answer(scene, acting, one);
    case 'bounce':
      return bounce(instance, one.pick);
    case 'leave':
    case 'remove':
    case 'hold':
    case 'let in':
    case 'change':
      return changeMember(scene, instance, one);
    case 'order': {
      const body = { orderId: `00000000-0000-4000-8000-00000000000${one.pick}` };
      await instance.call('POST /machines', uidOf(one.who), { body });
      return;
    }
    case 'erase': {
      const mine = machinesOf(uidOf(one.who));
      const machine = mine[one.pick % Math.max(mine.length, 1)];
      if (machine === undefined) return;
      const { id, name } = machine;
      const asked = { params: { id }, body: { name } };
      await instance.call('DELETE /machines/:id', uidOf(one.who), asked);
      return;
    }
    case 'delete':
      scene.leavers.add(uidOf(one.who));
      return deleteAccount(scene, instance, uidOf(one.who));
  }
}

/** The end of an account, as often as it is asked for. What is left of one that is gone is removed by the job. */
async function deleteAccount(
  { accounts }: PeopleWorld,
  { call, jobs }: Instance,
  uid: string,
): Promise<void> {
  if (!accounts.get(uid)?.isGone) await call('DELETE /account', uid);
  await jobs.removeRemains({ uid, verifiedEmail: null });
}

/** The mail of an invitation is sent, and comes back. */
async function bounce(instance: Instance, from: number): Promise<void> {
  const sent = all('mail', Mail).filter(({ kind }) => kind === 'invitation');
  const mail = sent[from % Math.max(sent.length, 1)];
  if (mail?.messageId === undefined) return;
  const { id, messageId, to = '' } = mail;
  const delivery = { state: 'delivered', attempts: 1, answer: null, at: mail.createdAt };
  await spared(() => database.db.doc(`mail/${id}`).update({ delivery }));
  await instance.hearOfBounce({ messageId, recipient: to });
}

/** A smaller plan through our pages: the choice is noted before the plan is changed. */
async function choose(
  scene: PeopleWorld,
  instance: Instance,
  { who: name, slug: wanted, pick: from }: Extract<Acting, { act: 'choose' }>,
): Promise<void> {
  const uid = uidOf(name);
  if (scene.world.truthOf(uid)?.status !== 'active') return;
  const planId = `price_${wanted}_year`;
  const preview = await instance.call('POST /subscription/preview', uid, { body: { planId } });
  const { people, peoplePlaces, machines, places } = Preview.parse(preview);
  const ids = people.map(({ id }) => id);
  const keepPeople = [...ids.slice(from % Math.max(ids.length, 1)), ...ids].slice(
    0,
    Math.max(0, peoplePlaces),
  );
  const keep = machines.slice(0, places);
  scene.unheard.add(uid);
  await instance.call('POST /subscription/change', uid, { body: { planId, keepPeople, keep } });
}

const Preview = z.object({
  people: z.array(z.object({ id: z.string() })),
  peoplePlaces: z.number(),
  machines: z.array(z.string()),
  places: z.number(),
});

async function invite(
  scene: PeopleWorld,
  instance: Instance,
  one: Extract<Acting, { act: 'invite' | 'join' | 'resend' | 'take back' }>,
): Promise<void> {
  const owner = uidOf(one.who);
  if (!('whom' in one)) {
    const open = all('invitations', Invitation).filter(
      (invitation) => invitation.owner === owner && invitation.state === 'open',
    );
    const found = open[one.pick % Math.max(open.length, 1)];
    if (found === undefined) return;
    const { key, email } = found;
    const doing = `${one.act === 'resend' ? 'invite' : 'answer'} ${owner} ${email}`;
    return during(scene, [doing], async () => {
      const asked = { params: { id: key } };
      if (one.act === 'resend') {
        await instance.call('POST /people/invitations/:id/resend', owner, asked);
      } else await instance.call('DELETE /people/invitations/:id', owner, asked);
    });
  }
  if (one.who === one.whom) return;
  const email = addressOf(one.whom);
  const isForOne = one.act === 'invite' && one.isForOne;
  const [first] = machinesOf(owner);
  const machines = isForOne && first ? [first.id] : ('all' as const);
  const until = one.act === 'invite' ? inDays(scene, one.days) : null;
  await during(scene, [`invite ${owner} ${email}`], async () => {
    const body = { email, machines, ...(until !== null && { until }) };
    await instance.call('POST /people/invitations', owner, { body });
  });
  if (one.act === 'join')
    await accept(scene, instance, uidOf(one.whom), latestSecret(scene, owner, email));
}

async function answer(
  scene: PeopleWorld,
  acting: typeof instances,
  one: Extract<Acting, { act: 'accept' | 'decline' }>,
): Promise<void> {
  // Links that were sent and have ended are tried as well.
  const sent = [...scene.links.values()].toSorted((a, b) =>
    `${a.to} ${a.createdAt}` < `${b.to} ${b.createdAt}` ? -1 : 1,
  );
  const link = sent[one.pick % Math.max(sent.length, 1)];
  if (link === undefined) return;
  const secret = secretOf(link.nonce);
  const email = link.to;
  const invited = PEOPLE.find((name) => addressOf(name) === email) ?? 'cyd';
  if (one.act === 'decline') {
    const doing = OWNERS.map((owner) => `answer ${uidOf(owner)} ${email}`);
    return during(scene, doing, async () => {
      const asked = { body: { secret } };
      await acting[one.on].call('POST /invitations/decline', uidOf(invited), asked);
    });
  }
  const uid = uidOf(one.by ?? invited);
  const twice = one.isTwice ? [acting[0], acting[1]] : [acting[one.on]];
  const outcomes = await Promise.allSettled(
    twice.map((instance) => accept(scene, instance, uid, secret)),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') refused(outcome.reason);
}

function accept(scene: PeopleWorld, instance: Instance, uid: string, secret: string) {
  const address = scene.accounts.get(uid)?.address ?? '';
  const doing = OWNERS.flatMap((owner) => [
    `join ${uidOf(owner)} ${uid}`,
    `answer ${uidOf(owner)} ${address}`,
  ]);
  return during(scene, doing, async () => {
    await instance.call('POST /invitations/accept', uid, { body: { secret } });
  });
}

function latestSecret({ links }: PeopleWorld, owner: string, email: string): string {
  const open = all('invitations', Invitation).find(
    (one) => one.owner === owner && one.email === email && one.state === 'open',
  );
  return secretOf(links.get(`invitation_${open?.id}`)?.nonce ?? '');
}

async function changeMember(
  scene: PeopleWorld,
  instance: Instance,
  one: Extract<Acting, { act: 'leave' | 'remove' | 'hold' | 'let in' | 'change' }>,
): Promise<void> {
  const members = all('memberships', Member);
  const found = members[one.pick % Math.max(members.length, 1)];
  if (found === undefined) return;
  const { id, owner, member } = found;
  const doing = one.act === 'let in' ? 'letIn' : one.act;
  await during(scene, [`${doing} ${owner} ${member}`], async () => {
    const params = { id };
    if (one.act === 'leave') return instance.call('DELETE /memberships/:id', member, { params });
    if (one.act === 'remove') return instance.call('DELETE /people/:id', owner, { params });
    const [first] = machinesOf(owner);
    const wanted =
      one.act === 'change'
        ? {
            until: inDays(scene, one.days),
            machines: first && one.pick % 2 ? [first.id] : ('all' as const),
          }
        : { stays: one.act === 'let in' };
    return instance.call('PATCH /people/:id', owner, { params, body: wanted });
  });
}

function inDays({ world }: PeopleWorld, count: number | null): string | null {
  return count === null ? null : new Date(world.now() + count * DAY_MS).toISOString();
}

function machinesOf(owner: string) {
  return all('machines', Machine).filter(({ uid, state }) => uid === owner && state !== 'erased');
}

/** What is stored, in an order that a repetition of the history has as well, whatever ids are drawn. */
function all<T extends Parameters<typeof listIn>[2]>(collection: string, shape: T) {
  const words = (one: object) =>
    JSON.stringify(one, [
      'email',
      'to',
      'member',
      'owner',
      'orderedAt',
      'uid',
      'sentAt',
      'createdAt',
    ]);
  return listIn(database.read(), collection, shape).toSorted((a, b) =>
    words(a) < words(b) ? -1 : 1,
  );
}

/** What a step comes to when it is refused, cut off or killed: nothing to complain about. */
function refused(error: unknown): void {
  const isExpected =
    error instanceof Error &&
    (EXPECTED.has(error.name) || /not there|was lost|killed|no such account/.test(error.message));
  if (!isExpected) throw error;
}

const EXPECTED = new Set(['ApiError', 'CutOffError', 'ContentionError']);

/** All is well again: what was cut off is asked for again, the plans are heard of, and the jobs run. */
async function conclude(scene: PeopleWorld, acting: typeof instances): Promise<string | null> {
  const { world, leavers, accounts, unheard } = scene;
  world.rates = NO_FAULTS;
  world.pass(HOUR_MS);
  for (const uid of leavers) await deleteAccount(scene, acting[0], uid);
  for (const uid of unheard) if (!accounts.get(uid)?.isGone) await hearOfPlan(acting[1], uid);
  world.pass(2 * HOUR_MS);
  const { failed } = await acting[0].runDue();
  if (failed > 0) return 'the job failed though nothing was wrong';
  for (const uid of leavers) {
    const left = leftOf(database.read(), uid);
    if (left !== null) return left;
  }
  for (const owner of OWNERS) {
    const wrong = judgeEnd(scene, database.read(), uidOf(owner));
    if (wrong !== null) return `in the end, ${wrong}`;
  }
  return judgeDoor(scene, acting[1]);
}

/** A hand-off lets in exactly those who see Ann's machine open. */
async function judgeDoor(
  { world, accounts }: PeopleWorld,
  instance: Instance,
): Promise<string | null> {
  const [machine] = machinesOf(uidOf('ann'));
  if (machine === undefined) return null;
  for (const { uid } of accounts.values()) {
    if (uid === machine.uid) continue;
    const sees = seesOpen(database.read(), uid, machine.id, world.now());
    const enters = await spared(() => mayEnter(instance, uid, machine.origin ?? ''));
    if (sees !== enters) return `${uid} ${enters ? 'enters' : 'does not enter'} ${machine.id}`;
  }
  return null;
}

async function mayEnter(instance: Instance, uid: string, redirect: string): Promise<boolean> {
  try {
    await instance.call('GET /get-custom-token', uid, { query: { redirect } });
    return true;
  } catch (error) {
    refused(error);
    return false;
  }
}

/** What chance rarely finds. */
const EXAMPLES: readonly History[] = [
  // The first machine of a smaller plan is made in the batch that suspends members.
  inTurn(
    [{ act: 'erase', who: 'ann', pick: 0, ...UNDISTURBED }],
    [{ act: 'job', ...UNDISTURBED }],
    [{ act: 'plan', who: 'ann', slug: 'practice', status: 'canceled' }],
    [{ act: 'hear', who: 'ann', ...UNDISTURBED }],
    [{ act: 'plan', who: 'ann', slug: 'household', status: 'active' }],
    [{ act: 'hear', who: 'ann', ...UNDISTURBED }],
  ),
  // An owner goes, and with them all whom they have let in or invited.
  inTurn([{ act: 'delete', who: 'ann', ...UNDISTURBED }]),
];

function inTurn(...steps: Step[][]): History {
  return { seed: 1, groups: steps.map((one) => ({ steps: one, wait: HOUR_MS })) };
}

type AllocateSeats = typeof import('../../functions/src/modules/seats/allocate-seats.ts');
type ChangeMembers = typeof import('../../functions/src/modules/members/change-members.ts');

/** Planted faults, and for each a history that shows it. */
const OLDEST_GO: Fault = {
  module: '../../functions/src/modules/seats/allocate-seats.ts',
  async plant(original) {
    const { allocateSeats } = await original<AllocateSeats>();
    const turned = <T extends { joinedAt: string }>(people: readonly T[]): T[] =>
      people.map((one) => ({
        ...one,
        joinedAt: new Date(-Date.parse(one.joinedAt)).toISOString(),
      }));
    const settle: typeof allocateSeats = (state) => {
      const { members, ended, lapsed } = allocateSeats({
        ...state,
        members: turned(state.members),
      });
      return { members: turned(members), ended: turned(ended), lapsed };
    };
    return { allocateSeats: settle };
  },
};
const SMALLER = inTurn(
  [{ act: 'plan', who: 'ann', slug: 'household', status: 'active' }],
  [{ act: 'hear', who: 'ann', ...UNDISTURBED }],
);
const NO_CHECK: Fault = {
  module: '../../functions/src/modules/members/change-members.ts',
  async plant(original) {
    const { changeMembers } = await original<ChangeMembers>();
    const unchecked: typeof changeMembers = (db, wanted, work) => changeMembers(db, wanted, work);
    return { changeMembers: unchecked };
  },
};
const LATE = inTurn(
  [{ act: 'plan', who: 'ann', slug: 'household', status: 'active' }],
  [{ act: 'read plan', who: 'ann', ...UNDISTURBED }],
  [{ act: 'accept', pick: 3, by: 'fay', isTwice: false, ...UNDISTURBED }],
);
const NO_HIDING: Fault = {
  module: '../../functions/src/modules/seats/shared-machines.ts',
  plant: async () => ({ hideMachine: () => {} }),
};
const LEAVING = inTurn([{ act: 'leave', pick: 0, days: null, ...UNDISTURBED }]);

describe(`histories of people at random, seed ${SEED}`, () => {
  // R-PPL-07
  it(
    `let in whom the specification lets in, and no one else, in ${HISTORIES}`,
    { timeout: stretched(HISTORIES * MS_PER_HISTORY) },
    async () => {
      await fc.assert(
        fc.asyncProperty(history, async (one) => {
          expect(await playAll(one)).toBe(null);
        }),
        { numRuns: HISTORIES, seed: SEED, examples: EXAMPLES.map((one) => [one]) },
      );
    },
  );

  // R-PPL-07
  it.each([
    ['a table that suspends those who joined first', OLDEST_GO, SMALLER, /who joined later, stays/],
    ['an acceptance that does not look for a place', NO_CHECK, LATE, /is let in as suspended/],
    ['someone who leaves and still sees the machine', NO_HIDING, LEAVING, /and must not/],
  ] as const)('find %s', async (_name, fault, one, words) => {
    const faulty = await startPeopleInstance(database, 0, playing, fault);
    expect(await playAll(one, [faulty, faulty])).toMatch(words);
    expect(await playAll(one)).toBe(null);
  });
});
