import { createHash } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { HANDOFF_UID_PREFIX } from '../../contract/handoff.ts';
import { tombstoneOf, transact, type Transaction } from '../../consistency/transaction.ts';
import { DOCUMENTS } from '../../consistency/documents.ts';
import type { PersonData } from '../../consistency/person-data.ts';
import { describeError, type Log } from '../../foundation/log.ts';

type Parts = { db: () => Promise<Firestore>; auth: () => Promise<Auth>; log: Log };

/** What an identity is for: a server of the person's list, an address of this deployment, or no address at all. */
export type IdentityTarget = { server: string | null; origin: string | null };
export type HandoffIdentity = IdentityTarget & { uid: string };
/** A person's account, as the identity service has it. */
export type Owner = Pick<UserRecord, 'uid' | 'tokensValidAfterTime'>;

/**
 * The identities that hand-offs sign in: `handoffIdentities/{uid of the identity}`, written only here. The records outlive
 * the sessions, so that a deletion of the account finds every identity that it has ever had: a token that was minted before
 * its sessions ended can still create one, which is then worth nothing.
 */
export function createHandoffIdentities({ db: database, auth, log }: Parts) {
  async function identities() {
    return (await database()).collection('handoffIdentities');
  }

  async function entryOf({ server }: IdentityTarget) {
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

  return {
    /** The uid of a person's identity for a target, recorded or not. */
    uidOf: identityOf,

    /** Reads ahead what `enter` would read first. */
    async read(uid: string, target: IdentityTarget): Promise<DocumentSnapshot[]> {
      const db = await database();
      const entry = await entryOf(target);
      const tombstone = tombstoneOf(db, uid);
      return db.getAll(...(entry === null ? [tombstone] : [tombstone, entry]));
    },

    /**
     * Records an identity before any token can open it.
     * @param owner the person, as they were admitted
     * @param readBefore what `read` found
     * @returns false if the server or the account was removed in the meantime
     */
    async enter(
      owner: Owner,
      target: IdentityTarget,
      readBefore: readonly DocumentSnapshot[],
    ): Promise<boolean> {
      const db = await database();
      const { uid } = owner;
      const { server, origin } = target;
      const record = (await identities()).doc(identityOf(owner, target));
      const entry = await entryOf(target);
      const work = async (transaction: Transaction) => {
        if (entry !== null && !(await transaction.get(entry)).exists) return false;
        // The address of a server stays in the person's list, and goes when the server does.
        transaction.set(record, { uid, server, origin: server === null ? origin : null });
        return true;
      };
      return (await transact(db, work, { unlessDeleted: uid, readBefore })) ?? false;
    },

    async find(identity: string): Promise<HandoffIdentity | null> {
      const snapshot = await (await identities()).doc(identity).get();
      return snapshot.exists ? DOCUMENTS.handoffIdentities.fields.parse(snapshot.data()) : null;
    },

    /**
     * Deletes the sign-ins of identities whose sessions have ended: all of a person's, or those of a server that they removed.
     * Never rejects: such sessions are worth nothing, deleted or not.
     */
    async endSignIns(uid: string, server: string | null): Promise<void> {
      try {
        const mine = (await identities()).where('uid', '==', uid);
        const { docs } = await (server === null ? mine : mine.where('server', '==', server)).get();
        await removeSignIns(docs.map(({ id }) => id));
      } catch (error) {
        log('WARNING', 'handoff_identity_not_deleted', { uid, ...describeError(error) });
      }
    },

    personData: {
      collections: ['handoffIdentities'],
      /** The uids of all identities that a person has ever had. */
      async export({ uid }) {
        const { docs } = await (await identities()).where('uid', '==', uid).get();
        return { serverIdentities: docs.map(({ id }) => id) };
      },
      /** With their sign-ins. Repeated after a failure, it continues where it stopped. */
      async remove({ uid }) {
        const mine = (await identities()).where('uid', '==', uid).limit(BATCH);
        for (;;) {
          const { docs } = await mine.get();
          if (docs.length === 0) return;
          await removeSignIns(docs.map(({ id }) => id));
          const batch = mine.firestore.batch();
          for (const { ref } of docs) batch.delete(ref);
          await batch.commit();
        }
      },
    } satisfies PersonData,
  };
}

export type HandoffIdentities = ReturnType<typeof createHandoffIdentities>;

/** The most that one batch may hold. */
const BATCH = 500;

/**
 * Ids of servers are random and addresses hold `://`, so no two targets of a person share an identity. Whatever ends a
 * person's own sessions changes the moment since which tokens are valid, and so gives all targets other identities (decision 8).
 */
function identityOf(
  { uid, tokensValidAfterTime: validSince = '' }: Owner,
  { server, origin }: IdentityTarget,
): string {
  const facts = JSON.stringify([uid, server ?? origin, validSince]);
  return HANDOFF_UID_PREFIX + createHash('sha256').update(facts).digest('hex');
}
