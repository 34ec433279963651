import type { Needs } from '../../context.ts';
import type { PersonData } from '../../db/personal-data.ts';
import { removeEach } from '../../db/remove-each.ts';
import { mailIn, mails } from './outbox.ts';

/** What was written to a person and is not forgotten yet: what it was about, and what became of it. */
export function mailData(ctx: Needs<'db'>) {
  async function mailsOf(uid: string) {
    return mails(await ctx.db()).where('uid', '==', uid);
  }

  return {
    collections: ['mail'] as const,
    async export({ uid }) {
      const { docs } = await (await mailsOf(uid)).get();
      const found = docs.map(mailIn).filter((mail) => mail !== null);
      return {
        mails: found.map(({ kind, to, facts, createdAt, delivery, expireAt }) => ({
          kind,
          to: to ?? null,
          about: facts ?? null,
          createdAt,
          delivery,
          expireAt: expireAt.toDate().toISOString(),
        })),
      };
    },
    async remove({ uid }) {
      await removeEach(await mailsOf(uid));
    },
  } satisfies PersonData;
}
