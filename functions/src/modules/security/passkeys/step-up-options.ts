import type { Needs } from '../../../context.ts';
import type { PasskeyOptions } from '../../../contract/sign-in.ts';
import { ApiError } from '../../../foundation/errors.ts';
import type { Caller } from '../../../http/require-user.ts';
import type { Reply } from '../../../http/route.ts';
import { makeChallenge } from '../challenge.ts';
import { linkKey } from '../link-key.ts';
import { passkeyNames, passkeySite, purposeBy, requestOptions } from './passkey-options.ts';
import { requireBrowser } from './step-up.ts';

/** @throws {ApiError} `conflict` without a passkey, or from a browser that we could not tell from others */
export async function handle(
  ctx: Needs<'config' | 'clock'>,
  { user }: { user: Caller },
): Promise<Reply<PasskeyOptions>> {
  const { gate } = user;
  if (gate.passkeys.length === 0) throw noPasskey();
  requireBrowser(user);
  const { text, until } = makeChallenge(purposeBy(user, 'prove'), linkKey(ctx), ctx.clock());
  const asked = requestOptions(text, passkeySite(ctx));
  const options = { ...asked, allowCredentials: passkeyNames(gate) };
  return { body: { options, until: until.toISOString() } };
}

function noPasskey(): ApiError {
  return new ApiError('conflict', 'You have no passkey yet. You can add one under Security.');
}
