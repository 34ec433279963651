import type { InvitationKey, InvitationPreview, OfferedInvitation } from '@contract/people.ts';
import { ApiError } from '@/platform/api-client.ts';
import { isGone } from '../text/people-problem.ts';

/**
 * The invitation of a key, else one that is open for the reader's confirmed address: it was sent again, or its link is in another
 * tab. Null where there is none.
 * @throws {ApiError} also `email_not_verified` and `wrong_address`
 */
export async function findInvitation(
  { preview, listOffered }: FindPorts,
  key: InvitationKey | null,
  emailVerified: boolean,
): Promise<FoundInvitation | null> {
  if (!emailVerified) {
    // As the API would: this page asks again once the address is confirmed.
    throw new ApiError('Confirm your e-mail address first.', {
      status: 403,
      code: 'email_not_verified',
    });
  }
  if (key !== null) {
    try {
      return { key, preview: await preview(key) };
    } catch (cause) {
      if (!isGone(cause)) throw cause;
    }
  }
  const [offered] = await listOffered();
  if (offered === undefined) return null;
  const own = { id: offered.id };
  return { key: own, preview: await preview(own) };
}

export type FoundInvitation = { key: InvitationKey; preview: InvitationPreview };

type FindPorts = {
  preview: (key: InvitationKey) => Promise<InvitationPreview>;
  listOffered: () => Promise<readonly OfferedInvitation[]>;
};
