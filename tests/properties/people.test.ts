/**
 * Histories at random of those whom owners let in: invitations, joining, leaving, removal, plans that grow and shrink, last days,
 * deleted accounts, kills, on two instances at once. After each batch that is stored, what members may enter is what the
 * specification says.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hostFetch, NO_FAULTS, onTheWay, play, spared, untilKilled } from './machine-world.ts';
import type { HostMachine } from '../../standins/machine-host/machine.ts';
import { createMemoryFirestore, type Commit, type Documents } from './memory-firestore.ts';
import { watchOwners } from './owners.ts';
import {
  secretIn,
  startPeopleInstance,
  type Fault,
  type PeopleInstance,
} from './people-instance.ts';
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

watchOwners();

const HISTORIES = Number(process.env.ALCOVE_HISTORIES ?? 25);
/** Far more than one takes, even beside other suites. */
const MS_PER_HISTORY = 3000;
const SEED = Number(process.env.ALCOVE_SEED ?? Date.now() % 1_000_000);

let database: Awaited<ReturnType<typeof createMemoryFirestore>>;
let instances: readonly [PeopleInstance, PeopleInstance];
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
  if (current !== null) current.complaint ??= judgeCommit(current, commit);
}

/** Where each history begins: both owners have a machine, and Ann has let in three people and invited another one. */
let beginning: { at: number; documents: Documents; machines: readonly HostMachine[] } | null = null;

async function begin(scene: PeopleWorld): Promise<void> {
  const { world } = scene;
  for (const owner of OWNERS) {
    changePlan(scene, { who: owner, slug: 'practice', status: 'active' });
  }
  if (beginning !== null) {
    database.load(beginning.documents);
    for (const machine of beginning.machines) {
      world.book.machines.set(machine.reference, { ...machine });
    }
    world.pass(beginning.at - world.now());
    scene.unheard.clear();
    return;
  }
  const [instance] = instances;
  for (const owner of OWNERS) {
    await database.db.doc(`users/${uidOf(owner)}`).set({ customerId: 'cus_1' });
    await instance.hearOfPlan(uidOf(owner));
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
  };
}

const UNDISTURBED = { on: 0, kill: null } as const;

/** @returns what is wrong; null if nothing is */
async function playAll({ seed, groups }: History, acting = instances): Promise<string | null> {
  database.clear();
  const scene = createPeopleWorld(seed);
  play(scene.world);
  current = scene;
  await begin(scene);
  for (const { steps, wait: ms } of groups) {
    await Promise.all(steps.map((one) => carryOut(scene, acting, one)));
    scene.world.pass(ms);
    if (scene.complaint !== null) return scene.complaint;
  }
  return (await conclude(scene, acting)) ?? scene.complaint;
}

async function carryOut(scene: PeopleWorld, acting: typeof instances, one: Step): Promise<void> {
  if ('on' in one) return untilKilled(one.kill, () => perform(scene, acting, one)).catch(refused);
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
  { truths, world, accounts, unheard }: PeopleWorld,
  {
    who: name,
    slug: wanted,
    status,
  }: Pick<Extract<Step, { act: 'plan' }>, 'who' | 'slug' | 'status'>,
): void {
  const uid = uidOf(name);
  if (accounts.get(uid)?.isGone) return;
  const before = truths.get(uid);
  const isNew = before === undefined || before.status === 'canceled';
  const now = new Date(world.now()).toISOString();
  truths.set(uid, {
    id: isNew ? `sub_${name}_${world.version}` : before.id,
    slug: wanted,
    status,
    ...(status === 'canceled' && { endedAt: now }),
    ...(status === 'past_due' && { pastDueSince: before?.pastDueSince ?? now }),
  });
  unheard.add(uid);
  world.version += 1;
}

type Acting = Extract<Step, Played>;

async function perform(scene: PeopleWorld, acting: typeof instances, one: Acting): Promise<void> {
  const instance = acting[one.on];
  switch (one.act) {
    case 'hear':
      return instance.hearOfPlan(uidOf(one.who));
    case 'read plan':
      return instance.readPlan(uidOf(one.who));
    case 'job':
      await instance.runJob();
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
    case 'bounce': {
      const sent = all('mail', Mail).filter(({ kind }) => kind === 'invitation');
      const mail = sent[one.pick % Math.max(sent.length, 1)];
      return mail && instance.noteCameBack({ id: mail.id, kind: 'invitation' }, mail.to ?? '');
    }
    case 'leave':
    case 'remove':
    case 'hold':
    case 'let in':
    case 'change':
      return changeMember(scene, instance, one);
    case 'order':
      await instance.order(uidOf(one.who), `order-${one.pick}`);
      return;
    case 'erase': {
      const mine = machinesOf(uidOf(one.who));
      const machine = mine[one.pick % Math.max(mine.length, 1)];
      if (machine) await instance.erase(uidOf(one.who), machine.id, machine.name);
      return;
    }
    case 'delete':
      scene.leavers.add(uidOf(one.who));
      return instance.deleteAccount(uidOf(one.who));
  }
}

/** A smaller plan through our pages: the choice is noted before the plan is changed. */
async function choose(
  scene: PeopleWorld,
  instance: PeopleInstance,
  { who: name, slug: wanted, pick: from }: Extract<Acting, { act: 'choose' }>,
): Promise<void> {
  const uid = uidOf(name);
  if (scene.truths.get(uid)?.status !== 'active') return;
  const { people, peoplePlaces } = await instance.choice.look(uid, { slug: wanted });
  const ids = people.map(({ id }) => id);
  const keep = [...ids.slice(from % Math.max(ids.length, 1)), ...ids].slice(
    0,
    Math.max(0, peoplePlaces),
  );
  await instance.choice.note(uid, { slug: wanted, planId: `price_${wanted}_month` }, keep);
  changePlan(scene, { who: name, slug: wanted, status: 'active' });
  await instance.hearOfPlan(uid);
}

async function invite(
  scene: PeopleWorld,
  instance: PeopleInstance,
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
      if (one.act === 'resend') await instance.invite.resend(owner, key);
      else await instance.invite.takeBack(owner, key);
    });
  }
  if (one.who === one.whom) return;
  const email = addressOf(one.whom);
  const isForOne = one.act === 'invite' && one.isForOne;
  const [first] = machinesOf(owner);
  const machines = isForOne && first ? [first.id] : ('all' as const);
  const until = one.act === 'invite' ? inDays(scene, one.days) : null;
  await during(scene, [`invite ${owner} ${email}`], async () => {
    await instance.invite.invite(owner, { email, machines, until });
  });
  if (one.act === 'join')
    await accept(scene, instance, uidOf(one.whom), await latestSecret(owner, email));
}

async function answer(
  scene: PeopleWorld,
  acting: typeof instances,
  one: Extract<Acting, { act: 'accept' | 'decline' }>,
): Promise<void> {
  // Links that were sent and have ended are tried as well.
  const sent = all('mail', Mail).filter(({ kind }) => kind === 'invitation');
  const mail = sent[one.pick % Math.max(sent.length, 1)];
  if (mail === undefined) return;
  const secret = await secretIn(String(mail.facts['nonce']));
  const email = mail.to ?? '';
  const invited = PEOPLE.find((name) => addressOf(name) === email) ?? 'cyd';
  if (one.act === 'decline') {
    const doing = OWNERS.map((owner) => `answer ${uidOf(owner)} ${email}`);
    return during(scene, doing, () => acting[one.on].decline(uidOf(invited), secret));
  }
  const uid = uidOf(one.by ?? invited);
  const twice = one.isTwice ? [acting[0], acting[1]] : [acting[one.on]];
  const outcomes = await Promise.allSettled(
    twice.map((instance) => accept(scene, instance, uid, secret)),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') refused(outcome.reason);
}

function accept(scene: PeopleWorld, instance: PeopleInstance, uid: string, secret: string) {
  const address = scene.accounts.get(uid)?.address ?? '';
  const doing = OWNERS.flatMap((owner) => [
    `join ${uidOf(owner)} ${uid}`,
    `answer ${uidOf(owner)} ${address}`,
  ]);
  return during(scene, doing, async () => {
    await instance.accept(uid, secret);
  });
}

async function latestSecret(owner: string, email: string): Promise<string> {
  const open = all('invitations', Invitation).find(
    (one) => one.owner === owner && one.email === email && one.state === 'open',
  );
  const mail = all('mail', Mail).find(({ facts }) => facts['invitation'] === open?.id);
  return secretIn(String(mail?.facts['nonce']));
}

async function changeMember(
  scene: PeopleWorld,
  instance: PeopleInstance,
  one: Extract<Acting, { act: 'leave' | 'remove' | 'hold' | 'let in' | 'change' }>,
): Promise<void> {
  const members = all('memberships', Member);
  const found = members[one.pick % Math.max(members.length, 1)];
  if (found === undefined) return;
  const { id, owner, member } = found;
  const doing = one.act === 'let in' ? 'letIn' : one.act;
  await during(scene, [`${doing} ${owner} ${member}`], async () => {
    if (one.act === 'leave') return instance.leave(member, id);
    if (one.act === 'remove') return instance.members.remove(owner, id);
    const [first] = machinesOf(owner);
    const wanted =
      one.act === 'change'
        ? {
            until: inDays(scene, one.days),
            machines: first && one.pick % 2 ? [first.id] : ('all' as const),
          }
        : { stays: one.act === 'let in' };
    await instance.members.change({ owner, id }, wanted, () => {});
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
  for (const uid of leavers) await acting[0].deleteAccount(uid);
  for (const uid of unheard) if (!accounts.get(uid)?.isGone) await acting[1].hearOfPlan(uid);
  world.pass(2 * HOUR_MS);
  const { failed } = await acting[0].runJob();
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
  instance: PeopleInstance,
): Promise<string | null> {
  const [machine] = machinesOf(uidOf('ann'));
  if (machine === undefined) return null;
  for (const { uid } of accounts.values()) {
    if (uid === machine.uid) continue;
    const sees = seesOpen(database.read(), uid, machine.id, world.now());
    const enters = await spared(() => instance.mayEnter(uid, machine.id));
    if (sees !== enters) return `${uid} ${enters ? 'enters' : 'does not enter'} ${machine.id}`;
  }
  return null;
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

type StayTable = typeof import('../../functions/src/modules/seats/allocate-seats.ts');
type ChangeMembers = typeof import('../../functions/src/modules/members/change-members.ts');

/** Planted faults, and for each a history that shows it. */
const OLDEST_GO: Fault = {
  module: '../../functions/src/modules/seats/allocate-seats.ts',
  async plant(original) {
    const { allocateSeats } = await original<StayTable>();
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
