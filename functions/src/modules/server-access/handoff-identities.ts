import { createHash } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  WriteBatch,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import {
  HANDOFF_UID_PREFIX,
  HANDOFF_VERSION,
  type HandoffSession,
} from '../../contract/handoff.ts';
import { tombstoneOf, transact, type Transaction } from '../../db/transaction.ts';
import { DOCUMENTS } from './documents.ts';
import type { PersonData } from '../../db/personal-data.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import { confirmedIn, authUserSnapshot } from '../../http/auth-user-snapshot.ts';
import { writeEvent } from '../audit/write-event.ts';
import { includes, membershipIn, type Membership } from '../seats/membership-record.ts';

type Parts = {
  db: () => Promise<Firestore>;
  auth: () => Promise<Auth>;
  now: () => Date;
  log: Log;
};

/**
 * What an identity is for: a server of the person's list, another account's machine, an address of this deployment, or no
 * address at all.
 */
export type IdentityTarget = {
  server: string | null;
  origin: string | null;
  /** By which the person may open another account's machine; null for anything else. */
  membership: Pick<Membership, 'id' | 'owner' | 'joinedAt'> | null;
};
export type HandoffIdentity = z.infer<typeof DOCUMENTS.handoffIdentities.fields>;
/** A person's account, as the identity service has it. */
type Account = Pick<UserRecord, 'uid' | 'tokensValidAfterTime'>;
type Person = Account & Pick<UserRecord, 'email' | 'emailVerified'>;

/**
 * The identities that hand-offs sign in: `handoffIdentities/{uid of the identity}`, written only here. The records outlive
 * the sessions, so that a deletion of the account finds every identity that it has ever had: a token that was minted before
 * its sessions ended can still create one, which is then worth nothing.
 */
export function createHandoffIdentities({ db: database, auth, now, log }: Parts) {
  const identities = async () => (await database()).collection('handoffIdentities');

  /** The document with which it ends: the entry in the person's list, or the membership. */
  async function causeOf({ server, membership }: IdentityTarget) {
    if (membership !== null) return (await database()).doc(`memberships/${membership.id}`);
    return server === null ? null : (await database()).doc(`servers/${server}`);
  }

  /** @throws if one is left */
  async function removeSignIns(uids: readonly string[]): Promise<void> {
    for (let at = 0; at < uids.length; at += BATCH) {
      const { errors } = await (await auth()).deleteUsers(uids.slice(at, at + BATCH));
      const [failed] = errors;
      if (failed !== undefined) throw failed.error;
    }
  }

  /** Never rejects: such sessions are worth nothing, deleted or not. */
  async function endEach(
    find: (all: CollectionReference) => Query,
    about: { uid?: string; machineId?: string },
  ): Promise<void> {
    try {
      const { docs } = await find(await identities()).get();
      await removeSignIns(docs.map(({ id }) => id));
    } catch (error) {
      log('WARNING', 'handoff_identity_not_deleted', { ...about, ...describeError(error) });
    }
  }

  return {
    /** The uid of a person's identity for a target, recorded or not. */
    uidOf: identityOf,

    /** Reads ahead what `enter` would read first. */
    async read(uid: string, target: IdentityTarget): Promise<DocumentSnapshot[]> {
      const db = await database();
      const cause = await causeOf(target);
      const tombstone = tombstoneOf(db, uid);
      return db.getAll(...(cause === null ? [tombstone] : [tombstone, cause]));
    },

    /**
     * Records an identity before any token can open it.
     * @param person as they were admitted
     * @param readBefore what `read` found
     * @returns null if the server, the membership or the account has gone in the meantime, or the membership has changed
     */
    async enter(
      person: Person,
      target: IdentityTarget,
      readBefore: readonly DocumentSnapshot[],
    ): Promise<Entered | null> {
      const db = await database();
      const { uid } = person;
      const { server, origin, membership } = target;
      const record = (await identities()).doc(identityOf(person, target));
      const cause = await causeOf(target);
      const work = async (transaction: Transaction) => {
        if (cause !== null && !isStill(target, await transaction.get(cause))) return null;
        const isNameless = server === null && origin === null;
        const told = isNameless ? await tellNameless(transaction, record, person, now()) : null;
        transaction.set(record, {
          ...told?.times,
          uid,
          server,
          // The address of a server stays in its owner's list, and goes when the server does.
          origin: server === null ? origin : null,
          account: membership?.owner ?? null,
        });
        return { isTold: told?.isFirst === true };
      };
      return transact(db, work, { unlessDeleted: uid, readBefore });
    },

    readNameless: (person: Account) => readNameless(identities, person),

    async find(identity: string): Promise<HandoffIdentity | null> {
      const snapshot = await (await identities()).doc(identity).get();
      return snapshot.exists ? DOCUMENTS.handoffIdentities.fields.parse(snapshot.data()) : null;
    },

    /** Deletes the sign-ins of identities whose sessions have ended: all of a person's, or theirs on one server. */
    endSignIns: (uid: string, server: string | null) =>
      endEach(
        (all) => {
          const mine = all.where('uid', '==', uid);
          return server === null ? mine : mine.where('server', '==', server);
        },
        { uid },
      ),

    /** The same for a machine that is no more: its owner's and its members'. */
    endSignInsAt: (machine: string) =>
      endEach((all) => all.where('server', '==', machine), { machineId: machine }),

    personData: handoffData(identities, removeSignIns),
  };
}

/**
 * No page has shown the person where a sign-in without an address leads: they find it among their sessions, and the first one since
 * all were ended is told of by mail.
 */
async function tellNameless(
  transaction: Transaction,
  record: DocumentReference,
  person: Person,
  at: Date,
): Promise<{ isFirst: boolean; times: Pick<HandoffIdentity, 'firstAt' | 'lastAt'> }> {
  const before = await transaction.get(record);
  const lastAt = at.toISOString();
  if (before.exists) {
    const { firstAt } = DOCUMENTS.handoffIdentities.fields.parse(before.data());
    return { isFirst: false, times: { firstAt: firstAt ?? lastAt, lastAt } };
  }
  const event = { uid: person.uid, kind: 'opened_without_address', about: null } as const;
  const to = confirmedIn(authUserSnapshot(person));
  await writeEvent(record.firestore, transaction, { ...event, to }, at);
  return { isFirst: true, times: { firstAt: lastAt, lastAt } };
}

/** When tokens without an address were signed, the first and the last, since a person's sessions were last ended. */
async function readNameless(
  identities: () => Promise<CollectionReference>,
  person: Account,
): Promise<{ since: string; lastAt: string } | null> {
  const nowhere = { server: null, origin: null, membership: null };
  const snapshot = await (await identities()).doc(identityOf(person, nowhere)).get();
  if (!snapshot.exists) return null;
  const { firstAt, lastAt } = DOCUMENTS.handoffIdentities.fields.parse(snapshot.data());
  // Of one from before these were noted.
  const unknown = new Date(person.tokensValidAfterTime ?? 0).toISOString();
  return { since: firstAt ?? unknown, lastAt: lastAt ?? unknown };
}

/** `isTold`: the person is told of it by an event of its own. */
type Entered = { isTold: boolean };

export type HandoffIdentities = ReturnType<typeof createHandoffIdentities>;

/** The most that one batch may hold. */
const BATCH = 500;

function handoffData(
  identities: () => Promise<CollectionReference>,
  removeSignIns: (uids: readonly string[]) => Promise<void>,
) {
  return {
    collections: ['handoffIdentities'] as const,
    /** The uids of all identities that a person has ever had. */
    async export({ uid }) {
      const { docs } = await (await identities()).where('uid', '==', uid).get();
      return { serverIdentities: docs.map(({ id }) => id) };
    },
    /**
     * With their sign-ins. Those of others on the person's machines stay with these others, and forget whose the machines
     * were. Repeated after a failure, it continues where it stopped.
     */
    async remove({ uid }) {
      const all = await identities();
      await inBatches(all.where('account', '==', uid), async (docs, batch) => {
        for (const { ref } of docs) batch.update(ref, { account: null });
      });
      await inBatches(all.where('uid', '==', uid), async (docs, batch) => {
        await removeSignIns(docs.map(({ id }) => id));
        for (const { ref } of docs) batch.delete(ref);
      });
    },
  } satisfies PersonData;
}

/** @param work changes what it is given so that the query does not find it again */
async function inBatches(
  query: Query,
  work: (docs: readonly DocumentSnapshot[], batch: WriteBatch) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(BATCH).get();
    if (docs.length === 0) return;
    const batch = query.firestore.batch();
    await work(docs, batch);
    await batch.commit();
  }
}

/** Whether what decided that there may be an identity still holds. Its last day is looked at wherever the identity is used. */
function isStill({ server, membership }: IdentityTarget, cause: DocumentSnapshot): boolean {
  if (membership === null) return cause.exists;
  const now = membershipIn(cause);
  return (
    now?.state === 'active' &&
    now.joinedAt === membership.joinedAt &&
    server !== null &&
    includes(now.machines, server)
  );
}

/** What a server is told of who is here, and whose it is. A member has no `owner`: a server that knows no more refuses them. */
export function whoIsHere(
  person: string,
  { server, origin, membership }: IdentityTarget,
): Omit<HandoffSession, 'name' | 'email' | 'planInForce'> {
  const roles =
    membership === null
      ? ({ account: person, role: 'owner', owner: person } as const)
      : ({ account: membership.owner, role: 'member' } as const);
  return { version: HANDOFF_VERSION, person, ...roles, server, origin };
}

/**
 * Ids of servers are random and addresses hold `://`, so no two targets of a person share an identity. Whatever ends a
 * person's own sessions changes the moment since which tokens are valid, and so gives all targets other identities (decision 8).
 * So does joining again: who was removed and comes back is another identity.
 */
function identityOf(
  { uid, tokensValidAfterTime: validSince = '' }: Account,
  { server, origin, membership }: IdentityTarget,
): string {
  const joined = membership === null ? [] : [membership.joinedAt];
  const facts = JSON.stringify([uid, server ?? origin, validSince, ...joined]);
  return HANDOFF_UID_PREFIX + createHash('sha256').update(facts).digest('hex');
}
