import { randomBytes } from 'node:crypto';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { inOrderPerKey } from '../../consistency/in-order-per-key.ts';
import { isOvertaken } from '../../foundation/database-errors.ts';
import { DOCUMENTS } from '../../consistency/documents.ts';
import type { PersonData } from '../../consistency/person-data.ts';
import { removeEach } from '../../adapters/remove-each.ts';
import { transact, type Transaction } from '../../consistency/transaction.ts';
import { accountDeleted } from '../../foundation/errors.ts';
import type { NewServer, Server } from '../../contract/api.ts';
import { isMachineAddress, placesTaken } from '../machines/places.ts';

/** The servers that people allow to sign them in: `servers/{id}`, written only here. */
export function createServerStore(database: () => Promise<Firestore>) {
  /** This person's server, or null: another person's server looks like a missing one. */
  async function find(uid: string, id: string): Promise<DocumentSnapshot | null> {
    if (!DOCUMENT_ID.test(id)) return null;
    const snapshot = await (await database()).collection('servers').doc(id).get();
    return snapshot.exists && snapshot.get('uid') === uid ? snapshot : null;
  }

  return {
    list: async (uid: string): Promise<Server[]> => listServers(await database(), uid),

    /** The person's own, not our machines. */
    async addedSince(uid: string, since: Date): Promise<Server[]> {
      const { docs } = await serversOf(await database(), uid).get();
      const added = docs.map(readRecord).filter(({ createdAt }) => createdAt >= since.getTime());
      return added.map(({ server }) => server).filter(({ kind }) => kind === 'own');
    },

    /**
     * Adds a server that is not one of our machines. The transaction checks the capacity, so that no number of concurrent
     * calls exceeds it.
     * @param wanted `isHosted`: the address is known to be one of our machines'
     * @param capacity how many own servers and machines with a place this person may have together
     * @throws {ApiError} `conflict` if the account is being deleted
     */
    async add(
      uid: string,
      { name, origin, isHosted }: NewServer & { isHosted: boolean },
      capacity: number,
      now: Date,
    ): Promise<{ added: Server } | { refused: 'exists' | 'hosted_address' | 'no_capacity' }> {
      const db = await database();
      const write = async (transaction: Transaction) => {
        // Each addition changes the profile, so that of two at once the second counts again.
        const profile = db.collection('users').doc(uid);
        await transaction.get(profile);
        const [{ docs }, taken, isTaken] = await Promise.all([
          serversOf(db, uid).get(),
          placesTaken(db, uid),
          isMachineAddress(db, transaction, origin),
        ]);
        if (docs.some((doc) => doc.get('origin') === origin)) return { refused: 'exists' as const };
        if (isHosted || isTaken) return { refused: 'hosted_address' as const };
        const own = docs.filter((doc) => doc.get('kind') !== 'hosted');
        if (own.length + taken >= capacity) return { refused: 'no_capacity' as const };
        const doc = db.collection('servers').doc(newId());
        const added = { kind: 'own', name, origin, lastHandoffAt: null } as const;
        transaction.set(doc, { uid, ...added, createdAt: now });
        transaction.set(profile, { newestServer: doc.id }, { merge: true });
        return { added: { id: doc.id, ...added } };
      };
      const done = await inOrderPerKey(`servers of ${uid}`, () =>
        transact(db, write, { unlessDeleted: uid }),
      );
      if (done === null) throw accountDeleted();
      return done;
    },

    async read(uid: string, id: string): Promise<Server | null> {
      const snapshot = await find(uid, id);
      return snapshot === null ? null : readRecord(snapshot).server;
    },

    async rename(uid: string, id: string, name: string): Promise<Server | null> {
      const snapshot = await find(uid, id);
      if (snapshot === null) return null;
      await snapshot.ref.update({ name });
      return { ...readRecord(snapshot).server, name };
    },

    /** A machine that we host stays: it goes only when it is erased. */
    async remove(
      uid: string,
      id: string,
    ): Promise<{ removed: Server } | { refused: 'hosted' } | null> {
      const snapshot = await find(uid, id);
      if (snapshot === null) return null;
      const { server } = readRecord(snapshot);
      if (server.kind === 'hosted') return { refused: 'hosted' };
      await snapshot.ref.delete();
      return { removed: server };
    },

    personData: {
      collections: ['servers'],
      export: async ({ uid }) => ({ servers: await listServers(await database(), uid) }),
      remove: async ({ uid }) => removeEach(serversOf(await database(), uid)),
    } satisfies PersonData,

    /** For a server that was just found in the person's list: ids are never used again, so it is theirs or gone. */
    async noteHandoff(id: string, now: Date): Promise<void> {
      try {
        await (await database()).collection('servers').doc(id).update({ lastHandoffAt: now });
      } catch (error) {
        if (!isOvertaken(error)) throw error;
      }
    },
  };
}

export type ServerStore = ReturnType<typeof createServerStore>;

/** In the order in which they were added. */
async function listServers(db: Firestore, uid: string): Promise<Server[]> {
  const { docs } = await serversOf(db, uid).get();
  return docs
    .map(readRecord)
    .toSorted(byAge)
    .map(({ server }) => server);
}

function serversOf(db: Firestore, uid: string) {
  return db.collection('servers').where('uid', '==', uid);
}

/** Firestore reserves ids between double underscores. */
const DOCUMENT_ID = /^(?!__.*__$)[\w-]{1,128}$/;

type ServerRecord = { server: Server; createdAt: number };

function readRecord(snapshot: DocumentSnapshot): ServerRecord {
  const { kind, name, origin, createdAt, lastHandoffAt } = DOCUMENTS.servers.fields.parse(
    snapshot.data(),
  );
  return {
    server: {
      id: snapshot.id,
      kind,
      name,
      origin,
      lastHandoffAt: lastHandoffAt === null ? null : lastHandoffAt.toDate().toISOString(),
    },
    createdAt: createdAt.toDate().getTime(),
  };
}

function byAge(a: ServerRecord, b: ServerRecord): number {
  return a.createdAt - b.createdAt;
}

/** Never used again: a server that was removed and comes back is another one, and so is the identity it signs in (decision 8). */
function newId(): string {
  return randomBytes(16).toString('hex');
}
