// R-REL-06
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFirebase } from '../../../functions/src/adapters/firebase.ts';
import { isContention } from '../../../functions/src/foundation/database-errors.ts';
import { transact, type Transaction } from '../../../functions/src/db/transaction.ts';

// The API's own client: values of another copy of the SDK would be foreign to it.
const db = await createFirebase().db();
const fresh = () => db.collection('rateLimits').doc(`test-${randomUUID()}`);

async function addOne(transaction: Transaction, doc: ReturnType<typeof fresh>): Promise<void> {
  const count = Number((await transaction.get(doc)).get('count') ?? 0);
  transaction.set(doc, { count: count + 1 });
}

describe('a transaction', () => {
  it('loses none of six additions at once, of which the first creates the document', async () => {
    const doc = fresh();
    await Promise.all(Array.from({ length: 6 }, () => transact(db, (each) => addOne(each, doc))));
    expect((await doc.get()).get('count')).toBe(6);
  });

  it.each([
    ['changed', { a: 1 }, (doc: ReturnType<typeof fresh>) => doc.set({ a: 2 })],
    ['created', null, (doc: ReturnType<typeof fresh>) => doc.set({ a: 2 })],
    ['deleted', { a: 1 }, (doc: ReturnType<typeof fresh>) => doc.delete()],
  ] as const)(
    'reads again when a document that it only read is %s before it commits',
    async (_what, before, change) => {
      const [read, written] = [fresh(), fresh()];
      if (before !== null) await read.set(before);
      const seen: unknown[] = [];
      await transact(db, async (transaction) => {
        const found = (await transaction.get(read)).get('a');
        seen.push(found);
        if (seen.length === 1) await change(read);
        transaction.set(written, { found: found ?? null });
      });
      const after = (await read.get()).get('a') ?? null;
      expect(seen).toHaveLength(2);
      expect((await written.get()).get('found')).toEqual(after);
    },
  );

  it('does not wait for one that has read and writes the same documents the other way round', async () => {
    const docs = Array.from({ length: 6 }, fresh);
    const addToAll = (order: typeof docs) =>
      transact(db, async (transaction) => {
        for (const doc of order) await addOne(transaction, doc);
      });
    const rounds = Array.from({ length: 3 }, () => [addToAll(docs), addToAll(docs.toReversed())]);
    await Promise.all(rounds.flat());
    const counts = await Promise.all(docs.map(async (doc) => (await doc.get()).get('count')));
    expect(counts).toEqual(docs.map(() => 6));
  });

  it('leaves a document that it only read as it was, for listeners too', async () => {
    const [read, absent, written] = [fresh(), fresh(), fresh()];
    await read.set({ a: 1 });
    const before = await read.get();
    await transact(db, async (transaction) => {
      await Promise.all([transaction.get(read), transaction.get(absent)]);
      transaction.set(written, {});
    });
    const after = await read.get();
    expect([after.data(), after.updateTime]).toEqual([{ a: 1 }, before.updateTime]);
    expect((await absent.get()).exists).toBe(false);
  });

  it('sees a document that it reads twice as it was at first, and begins again when it has changed', async () => {
    const doc = fresh();
    const seen: boolean[] = [];
    await transact(db, async (transaction) => {
      const { exists } = await transaction.get(doc);
      if (seen.length === 0) await doc.set({ a: 1 });
      seen.push(exists, (await transaction.get(doc)).exists);
      transaction.set(doc, { a: 2 });
    });
    expect(seen).toEqual([false, false, true, true]);
    expect((await doc.get()).get('a')).toBe(2);
  });

  it('writes nothing when its work fails, and says why', async () => {
    const doc = fresh();
    const work = transact(db, async (transaction) => {
      await transaction.get(doc);
      transaction.set(doc, { a: 1 });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect((await doc.get()).exists).toBe(false);
  });

  it('refuses nothing because of two documents that were read before and after one write', async () => {
    const [first, second] = [fresh(), fresh()];
    const write = (a: number) => db.batch().set(first, { a }).set(second, { a }).commit();
    await write(1);
    let attempts = 0;
    const read = await transact(db, async (transaction) => {
      attempts += 1;
      const found = (await transaction.get(first)).get('a');
      if (attempts === 1) await write(2);
      if ((await transaction.get(second)).get('a') !== found) throw new Error('they differ');
      return found;
    });
    expect([read, attempts]).toEqual([2, 2]);
  });

  it('gives up as contended where others are always faster', async () => {
    const doc = fresh();
    let round = 0;
    const work = transact(db, async (transaction) => {
      await transaction.get(doc);
      await doc.set({ round: (round += 1) });
      transaction.set(doc, { round: 0 });
    });
    await expect(work).rejects.toSatisfy(isContention);
    expect((await doc.get()).get('round')).toBe(round);
  });

  it('that stops half-way, as when its instance is killed, does not hold up the next one', async () => {
    const doc = fresh();
    await new Promise<void>((reached) => {
      void transact(db, async (transaction) => {
        await transaction.get(doc);
        reached();
        await new Promise(() => undefined);
      }).catch(() => undefined);
    });
    await transact(db, (each) => addOne(each, doc));
    expect((await doc.get()).get('count')).toBe(1);
  });
});
