import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { plainFields } from '../../db/plain-fields.ts';
import { sameForm } from '../../contract/email.ts';
import type { PersonData } from '../../db/personal-data.ts';

/** What is kept of withdrawals, for the person whose plan they are about, and for the one who has the typed address. */
export function createWithdrawalData(database: () => Promise<Firestore>) {
  return {
    collections: ['withdrawals'] as const,
    async export({ uid, verifiedEmail: email }) {
      const all = (await database()).collection('withdrawals');
      const own = await all.where('uid', '==', uid).get();
      const typed = email === null ? null : await all.where('email', '==', sameForm(email)).get();
      const others = typed?.docs.filter((doc) => doc.get('uid') !== uid) ?? [];
      return { withdrawals: [...own.docs.map(whole), ...others.map(declared)] };
    },
    // It outlives the account: `OUTLIVING`. One whose owner has gone is handed to staff, as `settle-withdrawals.ts` finds it.
    remove: async () => {},
  } satisfies PersonData;
}

function whole(doc: DocumentSnapshot): Record<string, unknown> {
  return doc.get('state') === 'joined' ? declared(doc) : plainFields(doc.data() ?? {});
}

/** What was declared, and nothing of whose plan it is about. */
function declared(doc: DocumentSnapshot): Record<string, unknown> {
  return Object.fromEntries(DECLARED.map((field) => [field, doc.get(field) ?? null]));
}

const DECLARED = ['name', 'email', 'contract', 'words', 'declaredAt'] as const;
