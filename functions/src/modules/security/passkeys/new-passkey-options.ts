import { KEY_KINDS } from '../../../adapters/identity/webauthn.ts';
import type { Needs } from '../../../context.ts';
import { CHALLENGE_MINUTES, type NewPasskeyOptions } from '../../../contract/sign-in.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import { requireProof } from '../../../http/require-proof.ts';
import type { Caller } from '../../../http/require-user.ts';
import { requireVerifiedEmail } from '../../../http/require-verified-email.ts';
import type { Reply } from '../../../http/route.ts';
import { makeChallenge } from '../challenge.ts';
import { linkKey } from '../link-key.ts';
import { passkeyNames, passkeySite, purposeBy } from './passkey-options.ts';
import { CONFIRM_FIRST, requireRoom } from './stored-passkeys.ts';

/**
 * What the browser is asked to make.
 * @throws {ApiError} `email_not_verified`, `recent_login_required`, `passkey_required`, `conflict`
 */
export async function handle(
  ctx: Needs<'config' | 'clock'>,
  { user }: { user: Caller },
): Promise<Reply<NewPasskeyOptions>> {
  const email = requireVerifiedEmail(user, CONFIRM_FIRST);
  requireProof(user, ctx.clock());
  requireRoom(user.gate);
  const { text, until } = makeChallenge(purposeBy(user, 'add'), linkKey(ctx), ctx.clock());
  const options: NewPasskeyOptions['options'] = {
    rp: { id: passkeySite(ctx).host, name: 'Alcove' },
    // A sign-in learns from this whose passkey it is.
    user: {
      id: Buffer.from(user.uid).toString('base64url'),
      name: email,
      displayName: user.name ?? email,
    },
    challenge: text,
    pubKeyCredParams: KEY_KINDS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MINUTES * MINUTE_MS,
    excludeCredentials: passkeyNames(user.gate),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
  return { body: { options, until: until.toISOString() } };
}
