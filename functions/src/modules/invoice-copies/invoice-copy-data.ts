import type { Firestore } from 'firebase-admin/firestore';
import { plainFields } from '../../db/plain-fields.ts';
import { removeEach } from '../../db/remove-each.ts';
import type { PersonData } from '../../db/personal-data.ts';

/** The addresses that get the invoices of an account. */
export function createInvoiceCopyData(database: () => Promise<Firestore>) {
  const of = async (uid: string) =>
    (await database()).collection('invoiceCopies').where('uid', '==', uid);
  return {
    collections: ['invoiceCopies'] as const,
    export: async ({ uid }) => {
      const { docs } = await (await of(uid)).get();
      return { invoiceCopies: docs.map((doc) => plainFields(doc.data())) };
    },
    async remove({ uid }) {
      await removeEach(await of(uid));
    },
  } satisfies PersonData;
}
