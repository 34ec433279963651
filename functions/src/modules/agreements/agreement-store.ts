import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { plainFields } from '../../adapters/plain-fields.ts';
import { DOCUMENTS } from '../../consistency/documents.ts';
import type { PersonData } from '../../consistency/person-data.ts';
import { transact } from '../../consistency/transaction.ts';
import { outlivesUntil } from '../../contract/legal/outliving.ts';
import type { Agreement, NewAgreement } from '../../contract/legal/papers.ts';
import { accountDeleted } from '../../foundation/errors.ts';
import { writeEvent } from '../audit/write-event.ts';

/** Who accepted which version of a paper for an account: `agreements/{uid}_{document}_{version}`. */
export function createAgreementStore(database: () => Promise<Firestore>, now: () => Date) {
  const of = async (uid: string): Promise<QuerySnapshot> =>
    (await database()).collection('agreements').where('uid', '==', uid).get();

  return {
    /** Newest first. */
    async list(uid: string): Promise<Agreement[]> {
      const { docs } = await of(uid);
      return docs
        .map((doc) => toAgreement(doc.data()))
        .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
    },

    /**
     * Repeated, the first stands.
     * @throws {ApiError} `conflict` if the account is being deleted
     */
    async accept(uid: string, agreement: NewAgreement): Promise<Agreement> {
      const db = await database();
      const { document, version } = agreement;
      const doc = db.doc(`agreements/${uid}_${document}_${version}`);
      const accepted = await transact(
        db,
        async (transaction) => {
          const stored = (await transaction.get(doc)).data();
          if (stored !== undefined) return toAgreement(stored);
          const at = now();
          const fresh = { ...agreement, at: at.toISOString() };
          transaction.set(doc, { uid, ...fresh });
          const about = `${document} ${version}`;
          const event = { uid, kind: 'agreement_accepted', about } as const;
          await writeEvent(db, transaction, event, at);
          return fresh;
        },
        { unlessDeleted: uid },
      );
      if (accepted === null) throw accountDeleted();
      return accepted;
    },

    personData: {
      collections: ['agreements'],
      export: async ({ uid }) => ({
        agreements: (await of(uid)).docs.map((doc) => plainFields(doc.data())),
      }),
      /** They outlive the account (`OUTLIVING`), so they only begin to expire. */
      async remove({ uid }) {
        const { docs } = await of(uid);
        const expireAt = outlivesUntil('agreements', now());
        const lasting = docs.filter((doc) => doc.get('expireAt') === undefined);
        await Promise.all(lasting.map(({ ref }) => ref.update({ expireAt })));
      },
      // Only once the sign-in is gone: a deletion that fails on its way leaves an account with agreements that last.
      except: ['deletion'],
    } satisfies PersonData,
  };
}

export type AgreementStore = ReturnType<typeof createAgreementStore>;

function toAgreement(data: unknown): Agreement {
  const { document, version, name, role, at } = DOCUMENTS.agreements.fields.parse(data);
  return { document, version, name, role, at };
}
