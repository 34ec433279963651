import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Needs } from '../../context.ts';
import { isOvertaken } from '../../foundation/database-errors.ts';
import { DOCUMENTS } from './documents.ts';
import type { Server } from '../../contract/api.ts';
import { serversOf } from './server-entries.ts';

// The servers that people allow to sign them in: `servers/{id}`. What transactions of others write of them is in `server-entries.ts`.

/** A person's servers, in the order in which they were added. */
export async function listServers(ctx: Needs<'db'>, uid: string): Promise<Server[]> {
  const { docs } = await serversOf(await ctx.db(), uid).get();
  return docs
    .map(readRecord)
    .toSorted(byAge)
    .map(({ server }) => server);
}

/** The servers that someone has added since a moment: the person's own, not our machines. */
export async function serversAddedSince(
  ctx: Needs<'db'>,
  uid: string,
  since: Date,
): Promise<Server[]> {
  const { docs } = await serversOf(await ctx.db(), uid).get();
  const added = docs.map(readRecord).filter(({ createdAt }) => createdAt >= since.getTime());
  return added.map(({ server }) => server).filter(({ kind }) => kind === 'own');
}

export async function readServer(
  ctx: Needs<'db'>,
  uid: string,
  id: string,
): Promise<Server | null> {
  const snapshot = await findServer(ctx, uid, id);
  return snapshot === null ? null : readRecord(snapshot).server;
}

export async function renameServer(
  ctx: Needs<'db'>,
  uid: string,
  id: string,
  name: string,
): Promise<Server | null> {
  const snapshot = await findServer(ctx, uid, id);
  if (snapshot === null) return null;
  await snapshot.ref.update({ name });
  return { ...readRecord(snapshot).server, name };
}

/** A machine that we host stays: it goes only when it is erased. */
export async function deleteServer(
  ctx: Needs<'db'>,
  uid: string,
  id: string,
): Promise<{ removed: Server } | { refused: 'hosted' } | null> {
  const snapshot = await findServer(ctx, uid, id);
  if (snapshot === null) return null;
  const { server } = readRecord(snapshot);
  if (server.kind === 'hosted') return { refused: 'hosted' };
  await snapshot.ref.delete();
  return { removed: server };
}

/** For a server that was just found in the person's list: ids are never used again, so it is theirs or gone. */
export async function trackHandoff(ctx: Needs<'db' | 'clock'>, id: string): Promise<void> {
  const lastHandoffAt = ctx.clock();
  try {
    await (await ctx.db()).collection('servers').doc(id).update({ lastHandoffAt });
  } catch (error) {
    if (!isOvertaken(error)) throw error;
  }
}

/** This person's server, or null: another person's server looks like a missing one. */
async function findServer(
  ctx: Needs<'db'>,
  uid: string,
  id: string,
): Promise<DocumentSnapshot | null> {
  if (!DOCUMENT_ID.test(id)) return null;
  const snapshot = await (await ctx.db()).collection('servers').doc(id).get();
  return snapshot.exists && snapshot.get('uid') === uid ? snapshot : null;
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
