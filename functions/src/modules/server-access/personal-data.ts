import type { DocumentSnapshot, Query, WriteBatch } from 'firebase-admin/firestore';
import type { Needs } from '../../context.ts';
import type { PersonData } from '../../db/personal-data.ts';
import { removeEach } from '../../db/remove-each.ts';
import { BATCH, removeSignIns } from './handoff-identities.ts';
import { serversOf } from './server-entries.ts';
import { listServers } from './server-store.ts';

/** The servers of a person's list. */
export function serverData(ctx: Needs<'db'>) {
  return {
    collections: ['servers'] as const,
    export: async ({ uid }) => ({ servers: await listServers(ctx, uid) }),
    async remove({ uid }) {
      await removeEach(serversOf(await ctx.db(), uid));
    },
  } satisfies PersonData;
}

/** The identities that hand-offs have signed in for a person. */
export function handoffIdentityData(ctx: Needs<'auth' | 'db'>) {
  const identities = async () => (await ctx.db()).collection('handoffIdentities');
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
        await removeSignIns(
          ctx,
          docs.map(({ id }) => id),
        );
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
