import type { Needs } from '../../context.ts';
import type { PersonData } from '../../db/personal-data.ts';
import { plainFields } from '../../db/plain-fields.ts';
import { consentsIn } from './stored-consents.ts';

export function profileData(ctx: Needs<'db'>) {
  const profileOf = async (uid: string) => (await ctx.db()).collection('users').doc(uid);
  return {
    collections: ['users'] as const,
    async export({ uid }) {
      const data = (await (await profileOf(uid)).get()).data();
      // The picture is exported with the files, without the link that opens it.
      const { picture: _picture, ...profile } = data ?? {};
      return { profile: plainFields(profile), consents: consentsIn(data).consents };
    },
    async remove({ uid }) {
      await (await profileOf(uid)).delete();
    },
  } satisfies PersonData;
}
