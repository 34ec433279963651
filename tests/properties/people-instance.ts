/** One instance of what is done with people, as it is composed in the product, beside its machines. */
import { createSecretKey } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import { vi } from 'vitest';
import * as plans from '../../functions/src/contract/plans.ts';
import type { Person } from '../../functions/src/db/personal-data.ts';
import { startInstance } from './machine-instance.ts';
import type { createMemoryFirestore } from './memory-firestore.ts';
import type { PeopleWorld } from './people-world.ts';

const LINK_KEY = createSecretKey(Buffer.from('a key of the properties'));
/** The places of plans that few people fill. There is no other place that says how many a plan has. */
export const PLACES: Readonly<Record<plans.PlanSlug, number>> = {
  solo: 1,
  household: 3,
  practice: 5,
};

/** Changes what one of our modules exports: a fault that a history has to find. */
export type Fault = {
  module: string;
  plant: (original: <M>() => Promise<M>) => Promise<object>;
};

export type PeopleInstance = Awaited<ReturnType<typeof startPeopleInstance>>;

/** @param playing the history that is being played */
export async function startPeopleInstance(
  database: Awaited<ReturnType<typeof createMemoryFirestore>>,
  clockIsAheadMs: number,
  playing: () => PeopleWorld,
  fault: Fault | null = null,
) {
  mockPlaces();
  if (fault !== null) {
    vi.doMock(fault.module, async (original) => ({
      ...(await original<object>()),
      ...(await fault.plant(original)),
    }));
  }
  try {
    const instance = await startInstance(database, clockIsAheadMs);
    return { ...instance, ...(await composePeople(instance, playing)) };
  } finally {
    vi.doUnmock(PLANS);
    if (fault !== null) vi.doUnmock(fault.module);
    // Other files of tests share this worker and must load the modules as they are.
    vi.resetModules();
  }
}

const PLANS = '../../functions/src/contract/plans.ts';

/** From the module as this file has loaded it: loaded again in here, it may be found half done by another import. */
function mockPlaces(): void {
  const terms = Object.values(plans.PLAN_TERMS).map((plan) => {
    const smaller = { ...plan, people: PLACES[plan.slug] };
    return [plan.slug, smaller] as const;
  });
  vi.doMock(PLANS, () => ({
    ...plans,
    PLANS: terms.map(([, plan]) => plan),
    PLAN_TERMS: Object.fromEntries(terms),
  }));
}

type Parts = Awaited<ReturnType<typeof startInstance>>;

async function composePeople({ parts, store }: Parts, playing: () => PeopleWorld) {
  const [
    inviting,
    changing,
    choosing,
    finding,
    accepting,
    leave,
    memberships,
    record,
    people,
    back,
  ] = await Promise.all([
    import('../../functions/src/modules/members/invite.ts'),
    import('../../functions/src/modules/members/change-member.ts'),
    import('../../functions/src/modules/members/keep-on-downgrade.ts'),
    import('../../functions/src/modules/members/find-invitation.ts'),
    import('../../functions/src/modules/members/accept.ts'),
    import('../../functions/src/modules/members/leave.ts'),
    import('../../functions/src/modules/seats/membership-store.ts'),
    import('../../functions/src/modules/seats/membership-record.ts'),
    import('../../functions/src/modules/members/members-data.ts'),
    import('../../functions/src/modules/members/record-bounce.ts'),
  ]);
  const auth = () => Promise.resolve(authOf(playing));
  const membershipStore = memberships.createMembershipStore(parts.db, () => {});
  const endSessions = () => Promise.resolve();
  const common = { ...parts, auth, memberships: membershipStore, linkKey: LINK_KEY, endSessions };
  const invite = inviting.createInvite(common);
  const members = changing.createChangeMember(common);
  const choice = choosing.createPeopleChoice(common);
  const findInvitation = finding.createFindInvitation(common);
  const answers = accepting.createInvitationActions(common);
  const leaving = leave.createLeave(common);
  const data = people.createPeopleData({ ...common, leaving });

  async function find(uid: string, secret: string) {
    const reader = await finding.readerOf({ readAccount: async () => (await auth()).getUser(uid) });
    const found = await findInvitation(reader, { secret }, await parts.planNow());
    return [reader, found] as const;
  }

  return {
    invite,
    members,
    choice,
    /** The provider says that the mail of an invitation came back. */
    noteCameBack: back.createNoteCameBack(common),
    /** The mirror follows Stripe, and what follows from that is not done yet. */
    readPlan: (uid: string) => parts.plans.refresh(uid),
    accept: async (uid: string, secret: string) => answers.accept(...(await find(uid, secret))),
    decline: async (uid: string, secret: string) => answers.decline(...(await find(uid, secret))),
    async leave(uid: string, id: string): Promise<void> {
      const found = await membershipStore.find(id);
      if (found?.member === uid) await leaving.leave(found, 'left');
    },
    /** Whether a hand-off lets this person in now. */
    async mayEnter(uid: string, machine: string): Promise<boolean> {
      const found = await store.find(machine);
      if (found === null || found.state !== 'ready') return false;
      const membership = await membershipStore.between(found.uid, uid);
      return membership !== null && record.mayOpen(membership, machine, await parts.planNow());
    },
    deleteAccount: await composeDeletion({ parts }, data, auth, playing),
  };
}

async function composeDeletion(
  { parts }: Pick<Parts, 'parts'>,
  people: { remove: (person: Person) => Promise<void> },
  auth: () => Promise<Auth>,
  playing: () => PeopleWorld,
) {
  const [deletion, tombstones, machines, mails, servers, audit, profiles] = await Promise.all([
    import('../../functions/src/modules/account/account-deletion.ts'),
    import('../../functions/src/modules/account/tombstones.ts'),
    import('../../functions/src/modules/machines/machine-data.ts'),
    import('../../functions/src/modules/email/personal-data.ts'),
    import('../../functions/src/modules/server-access/server-store.ts'),
    import('../../functions/src/modules/audit/audit-log.ts'),
    import('../../functions/src/modules/profile/profile-store.ts'),
  ]);
  const { db, now, log } = parts;
  const kept = { collections: [], export: async () => ({}) };
  // In the order of the product.
  const personData = [
    { ...kept, remove: async ({ uid }: Person) => void playing().truths.delete(uid) },
    { ...kept, ...people },
    machines.createMachineData({ ...parts, showPlanEnded: async () => {} }),
    mails.mailData({ db }),
    servers.createServerStore(db).personData,
    parts.billingStore.personData,
    audit.createAuditLog(parts).personData,
    profiles.createProfileStore(db).personData,
    { ...kept, remove: async ({ uid }: Person) => (await auth()).deleteUser(uid) },
  ];
  const { deleteAccount } = deletion.createAccountDeletion({
    keepForNow: async () => false,
    tombstones: tombstones.createTombstones(db, now),
    personData,
    auth,
    log,
  });
  return (uid: string) => deleteAccount({ uid, verifiedEmail: null });
}

/** The identity service, as far as it is asked here. */
function authOf(playing: () => PeopleWorld): Auth {
  const recordOf = (uid: string) => {
    const account = playing().accounts.get(uid);
    if (account === undefined || account.isGone) return null;
    const { address: email, isConfirmed: emailVerified } = account;
    return { uid, email, emailVerified, displayName: uid.slice('uid-'.length) };
  };
  return Object.assign(Object.create(null), {
    async getUser(uid: string) {
      const found = recordOf(uid);
      if (found !== null) return found;
      throw Object.assign(new Error('no such account'), { code: 'auth/user-not-found' });
    },
    async getUsers(ids: readonly { uid: string }[]) {
      return { users: ids.map(({ uid }) => recordOf(uid)).filter((one) => one !== null) };
    },
    async deleteUser(uid: string) {
      const account = playing().accounts.get(uid);
      if (account) account.isGone = true;
    },
  });
}

/** The secret of a link, as its mail has it. */
export async function secretIn(nonce: string): Promise<string> {
  const { secretOf } = await import('../../functions/src/modules/seats/invitation-record.ts');
  return secretOf(nonce, LINK_KEY);
}
