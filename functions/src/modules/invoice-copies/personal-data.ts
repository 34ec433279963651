import type { Needs } from '../../context.ts';
import type { PersonData } from '../../db/personal-data.ts';
import { plainFields } from '../../db/plain-fields.ts';
import { removeEach } from '../../db/remove-each.ts';

/** The addresses that get the invoices of an account. */
export function invoiceCopyData(ctx: Needs<'db'>) {
  const copiesOf = async (uid: string) =>
    (await ctx.db()).collection('invoiceCopies').where('uid', '==', uid);
  return {
    collections: ['invoiceCopies'] as const,
    export: async ({ uid }) => {
      const { docs } = await (await copiesOf(uid)).get();
      return { invoiceCopies: docs.map((doc) => plainFields(doc.data())) };
    },
    async remove({ uid }) {
      await removeEach(await copiesOf(uid));
    },
  } satisfies PersonData;
}
