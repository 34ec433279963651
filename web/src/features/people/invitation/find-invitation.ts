import type {
  InvitationEnd,
  InvitationKey,
  InvitationPreview,
  InvitationStanding,
  OfferedInvitation,
} from '@contract/people.ts';
import { ApiError } from '@/platform/api-client.ts';
import { isGone } from '../text/people-problem.ts';

/**
 * The invitation of a key, else one that is open for the reader's confirmed address: it was sent again, or its link is in another
 * tab. Where there is none, why the key's is over, if that is known.
 * @throws {ApiError} also `email_not_verified` and `wrong_address`
 */
export async function findInvitation(
  { preview, listOffered, look }: FindPorts,
  key: InvitationKey | null,
  emailVerified: boolean,
): Promise<FoundInvitation | InvitationOver> {
  const secret = key?.secret;
  const readEnd = async () => (secret === undefined ? OPEN_OR_UNKNOWN : readStanding(look, secret));
  if (!emailVerified) {
    // No one confirms an address for an invitation that is over.
    const { why } = await readEnd();
    if (why !== null) return { why };
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
  if (offered === undefined) return readEnd();
  const own = { id: offered.id };
  return { key: own, preview: await preview(own) };
}

/** Why the invitation of a link is over; null for one that is open, and for a link that we do not know. */
export async function readStanding(
  look: FindPorts['look'],
  secret: string,
): Promise<InvitationOver> {
  try {
    const standing = await look(secret);
    return { why: standing.state === 'over' ? standing.why : null };
  } catch (cause) {
    if (isGone(cause)) return OPEN_OR_UNKNOWN;
    throw cause;
  }
}

const OPEN_OR_UNKNOWN: InvitationOver = { why: null };

export type FoundInvitation = { key: InvitationKey; preview: InvitationPreview };
type InvitationOver = { why: InvitationEnd | null };

type FindPorts = {
  preview: (key: InvitationKey) => Promise<InvitationPreview>;
  listOffered: () => Promise<readonly OfferedInvitation[]>;
  /** What anyone learns of a link. */
  look: (secret: string) => Promise<InvitationPreview | InvitationStanding>;
};
