/** The sender and the owner's mailbox: what happens to the notices in the outbox. */
import { z } from 'zod';
import type { createMemoryFirestore } from './memory-firestore.ts';
import { spared, type World } from './machine-world.ts';

const Notice = z.object({
  kind: z.literal('machine_ending'),
  facts: z.object({ machine: z.string(), keepUntil: z.string() }),
  delivery: z.object({ state: z.enum(['waiting', 'delivered']) }),
});

/**
 * Delivers what waits; and where the mailbox returns mail, what was delivered before comes back. Nothing is lost on the way to
 * the database: the judge would not know which of the two is right.
 */
export function deliverMail(
  { db }: Awaited<ReturnType<typeof createMemoryFirestore>>,
  { mailbox, received, now }: World,
): Promise<void> {
  return spared(async () => {
    const at = now();
    for (const doc of (await db.collection('mail').get()).docs) {
      const notice = Notice.safeParse(doc.data()).data;
      if (notice === undefined) continue;
      const { machine, keepUntil } = notice.facts;
      const settle = (state: string) => {
        const delivery = { state, attempts: 1, answer: null, at: new Date(at).toISOString() };
        return doc.ref.set({ ...doc.data(), delivery });
      };
      if (notice.delivery.state === 'waiting') {
        if (mailbox.takes === 'nothing') continue;
        await settle('delivered');
        if (mailbox.takes === 'lies') continue;
        received.push({ mail: doc.id, machine, names: Date.parse(keepUntil), at, backAt: null });
      } else if (mailbox.takes === 'returns') {
        for (const one of received) if (one.mail === doc.id) one.backAt = at;
        await settle('bounced');
      }
    }
  });
}
