import type { Firestore } from 'firebase-admin/firestore';
import { CONSENT_KEYS, DEFAULT_CONSENTS, type Consents } from '../../contract/api.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { plainFields } from '../../db/plain-fields.ts';
import { transact, type Transaction } from '../../db/transaction.ts';
import type { PersonData } from '../../db/personal-data.ts';
import { accountDeleted } from '../../foundation/errors.ts';
import { inOrderPerKey } from '../../concurrency/keyed-mutex.ts';
import { USER_FIELDS } from './documents.ts';
import { z } from 'zod';

type Permissions = AnswerOf<'GET /permissions'>;
type ChangedConsents = Permissions & {
  /** Those that differ from before. */
  changed: (keyof Consents)[];
};

/** The part of `users/{uid}` that only the API writes. A person's open tabs listen to this profile. */
export function createProfileStore(database: () => Promise<Firestore>) {
  async function docOf(uid: string) {
    return (await database()).collection('users').doc(uid);
  }

  return {
    /** In their order, after one of them. */
    async listUids(after: string | null, size: number): Promise<string[]> {
      const all = (await database()).collection('users').orderBy('__name__').select().limit(size);
      const { docs } = await (after === null ? all : all.startAfter(after)).get();
      return docs.map(({ id }) => id);
    },

    async readConsents(uid: string): Promise<Permissions> {
      return consentsIn((await (await docOf(uid)).get()).data());
    },

    /**
     * Changes some consents. Repeating what is already stored changes nothing.
     * @throws {ApiError} `conflict` if the account is being deleted
     */
    async changeConsents(
      uid: string,
      change: Partial<Consents>,
      now: Date,
    ): Promise<ChangedConsents> {
      const db = await database();
      const doc = db.collection('users').doc(uid);
      const write = async (transaction: Transaction) => {
        const stored = consentsIn((await transaction.get(doc)).data());
        const consents = { ...stored.consents, ...change };
        const changed = CONSENT_KEYS.filter((key) => consents[key] !== stored.consents[key]);
        if (stored.changedAt !== null && changed.length === 0) return { ...stored, changed };
        const changedAt = now.toISOString();
        transaction.set(doc, { consents: { ...consents, changedAt } }, { merge: true });
        return { consents, changedAt, changed };
      };
      const done = await inOrderPerKey(doc.path, () => transact(db, write, { unlessDeleted: uid }));
      if (done === null) throw accountDeleted();
      return done;
    },

    personData: {
      collections: ['users'] as const,
      async export({ uid }) {
        const data = (await (await docOf(uid)).get()).data();
        // The picture is exported with the files, without the link that opens it.
        const { picture: _picture, ...profile } = data ?? {};
        return { profile: plainFields(profile), consents: consentsIn(data).consents };
      },
      async remove({ uid }) {
        await (await docOf(uid)).delete();
      },
    } satisfies PersonData,
  };
}

export type ProfileStore = ReturnType<typeof createProfileStore>;

const ConsentsDocument = z.object({ consents: USER_FIELDS.consents }).required();

function consentsIn(data: unknown): Permissions {
  const parsed = ConsentsDocument.safeParse(data);
  if (!parsed.success) return { consents: DEFAULT_CONSENTS, changedAt: null };
  const { changedAt, ...consents } = parsed.data.consents;
  return { consents, changedAt };
}
