import { plainFields } from '../../db/plain-fields.ts';
import type { PersonData } from '../../db/personal-data.ts';
import type { Needs } from '../../context.ts';
import { outlivesUntil } from '../../contract/legal/outliving.ts';
import { readAgreements } from './stored-agreements.ts';

export function agreementData(ctx: Needs<'db' | 'clock'>) {
  return {
    collections: ['agreements'] as const,
    export: async ({ uid }) => ({
      agreements: (await readAgreements(ctx, uid)).docs.map((doc) => plainFields(doc.data())),
    }),
    /** They outlive the account (`OUTLIVING`), so they only begin to expire. */
    async remove({ uid }) {
      const { docs } = await readAgreements(ctx, uid);
      const expireAt = outlivesUntil('agreements', ctx.clock());
      const lasting = docs.filter((doc) => doc.get('expireAt') === undefined);
      await Promise.all(lasting.map(({ ref }) => ref.update({ expireAt })));
    },
    // Only once the sign-in is gone: a deletion that fails on its way leaves an account with agreements that last.
    except: ['deletion'],
  } satisfies PersonData;
}
