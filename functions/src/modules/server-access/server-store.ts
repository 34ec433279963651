import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isOvertaken } from '../../foundation/database-errors.ts';
import { DOCUMENTS } from './documents.ts';
import type { PersonData } from '../../db/personal-data.ts';
import { removeEach } from '../../db/remove-each.ts';
import type { Server } from '../../contract/api.ts';
import { serversOf } from './server-entries.ts';

/** The servers that people allow to sign them in: `servers/{id}`. What transactions of others write of them is in `server-entries.ts`. */
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
      collections: ['servers'] as const,
      export: async ({ uid }) => ({ servers: await listServers(await database(), uid) }),
      async remove({ uid }) {
        await removeEach(serversOf(await database(), uid));
      },
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
