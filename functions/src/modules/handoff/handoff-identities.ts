import { createHash } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { HANDOFF_UID_PREFIX } from '../../contract/handoff.ts';
import { isBeingDeleted, tombstoneOf } from '../../adapters/tombstones.ts';
import { transact, type Transaction } from '../../adapters/transact.ts';
import { revokeTokens } from '../../adapters/revoke-tokens.ts';
import { describeError, type Log } from '../../foundation/log.ts';

type Parts = { db: () => Promise<Firestore>; auth: () => Promise<Auth>; log: Log };

/** What an identity is for: a server of the person's list, an address of this deployment, or no address at all. */
export type IdentityTarget = { server: string | null; origin: string | null };
export type HandoffIdentity = IdentityTarget & { uid: string };

/**
 * The identities that hand-offs sign in: `handoffIdentities/{uid of the identity}`, written only here. The records outlive
 * the servers, so that a deletion of the account finds every identity that it has ever had.
 */
export function createHandoffIdentities({ db: database, auth, log }: Parts) {
  async function identities() {
    return (await database()).collection('handoffIdentities');
  }

  /** The documents that decide about an identity. */
  async function docsOf(uid: string, target: IdentityTarget) {
    const db = await database();
    return {
      record: (await identities()).doc(identityOf(uid, target)),
      tombstone: tombstoneOf(db, uid),
      entry: target.server === null ? null : db.doc(`servers/${target.server}`),
    };
  }

  return {
    /** The uid of a person's identity for a target, recorded or not. */
    uidOf: identityOf,

    /** Reads ahead what `enter` would read first. */
    async read(uid: string, target: IdentityTarget): Promise<DocumentSnapshot[]> {
      const { record, tombstone, entry } = await docsOf(uid, target);
      const docs = entry === null ? [record, tombstone] : [record, tombstone, entry];
      return (await database()).getAll(...docs);
    },

    /**
     * Records an identity before any token can open it.
     * @param uid the person's
     * @param readBefore what `read` found
     * @returns the identity's uid; null if the server or the account was removed in the meantime
     */
    async enter(
      uid: string,
      target: IdentityTarget,
      readBefore: readonly DocumentSnapshot[],
    ): Promise<string | null> {
      const db = await database();
      const { server, origin } = target;
      const { record, entry } = await docsOf(uid, target);
      const work = async (transaction: Transaction) => {
        const [isGone, known, listed] = await Promise.all([
          isBeingDeleted(db, transaction, uid),
          transaction.get(record),
          entry === null ? null : transaction.get(entry),
        ]);
        if (isGone) return null;
        if (known.exists) return record.id;
        if (listed?.exists === false) return null;
        // The address of a server stays in the person's list, and goes when the server does.
        transaction.set(record, { uid, server, origin: server === null ? origin : null });
        return record.id;
      };
      return transact(db, work, { readBefore });
    },

    async find(identity: string): Promise<HandoffIdentity | null> {
      const snapshot = await (await identities()).doc(identity).get();
      return snapshot.exists ? IdentityDocument.parse(snapshot.data()) : null;
    },

    /** The uids of all identities that a person has ever had. */
    async list(uid: string): Promise<string[]> {
      const { docs } = await (await identities()).where('uid', '==', uid).get();
      return docs.map(({ id }) => id);
    },

    /** Ends a removed server's sessions. Never rejects: without the server they are worth nothing, ended or not. */
    async revoke(uid: string, server: string): Promise<void> {
      try {
        await revokeTokens(await auth(), identityOf(uid, { server, origin: null }));
      } catch (error) {
        log('WARNING', 'handoff_identity_not_revoked', { uid, ...describeError(error) });
      }
    },

    /** Deletes a person's identities. Repeated after a failure, it continues where it stopped. */
    async removeAll(uid: string): Promise<void> {
      const mine = (await identities()).where('uid', '==', uid).limit(BATCH);
      for (;;) {
        const { docs } = await mine.get();
        if (docs.length === 0) return;
        const { errors } = await (await auth()).deleteUsers(docs.map(({ id }) => id));
        const [failed] = errors;
        if (failed !== undefined) throw failed.error;
        const batch = mine.firestore.batch();
        for (const { ref } of docs) batch.delete(ref);
        await batch.commit();
      }
    },
  };
}

export type HandoffIdentities = ReturnType<typeof createHandoffIdentities>;

/** The most that one batch may hold. */
const BATCH = 500;

const IdentityDocument = z.object({
  uid: z.string(),
  server: z.string().nullable(),
  origin: z.string().nullable(),
});

/** Ids of servers are random and addresses hold `://`, so no two targets of a person share an identity. */
function identityOf(uid: string, { server, origin }: IdentityTarget): string {
  const target = server ?? origin;
  const hash = createHash('sha256').update(target === null ? uid : `${uid}\n${target}`);
  return HANDOFF_UID_PREFIX + hash.digest('hex');
}
