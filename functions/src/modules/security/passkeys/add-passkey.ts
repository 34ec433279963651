import { z } from 'zod';
import { challengeIn, readNewPasskey } from '../../../adapters/identity/webauthn.ts';
import type { Needs } from '../../../context.ts';
import type { NewPasskey, Passkey } from '../../../contract/sign-in.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { requireProof } from '../../../http/require-proof.ts';
import type { Caller } from '../../../http/require-user.ts';
import { requireVerifiedEmail } from '../../../http/require-verified-email.ts';
import type { Reply } from '../../../http/route.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { readChallenge, takeChallenge } from '../challenge.ts';
import { linkKey } from '../link-key.ts';
import { requireOpenSession } from '../passkey-use.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { bytes, ofAnyPasskey, passkeyName } from './bodies.ts';
import { passkeySite, purposeBy } from './passkey-options.ts';
import { CONFIRM_FIRST, requireRoom, toPasskey, writeOfferAnswer } from './stored-passkeys.ts';

export const body = z.strictObject({
  name: passkeyName,
  response: z.object({
    ...ofAnyPasskey,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(32)).exactOptional(),
    }),
  }),
});

/**
 * Stores the passkey that the browser made. The proof is not asked for again, for making one takes a while: the challenge belongs
 * to the session that gave it. But by what is asked for now, it must have been enough then: someone may have turned the switch
 * on because a stranger had their password.
 * @throws {ApiError} as the options did, and `gone`, `invalid_input`
 */
export async function handle(
  ctx: Needs<'config' | 'db' | 'clock'>,
  { user, body: { name, response } }: { user: Caller; body: NewPasskey },
): Promise<Reply<Passkey>> {
  requireVerifiedEmail(user, CONFIRM_FIRST);
  const text = challengeIn(response.response);
  const challenge = readChallenge(text, purposeBy(user, 'add'), linkKey(ctx), ctx.clock());
  if (challenge === null) throw startAgain();
  const made = await readNewPasskey(response, text, passkeySite(ctx));
  if (made === null) throw notMade();
  const at = ctx.clock();
  const db = await ctx.db();
  const { uid } = user;
  const added = await updateAccountSecurity(db, uid, async (gate, transaction) => {
    requireOpenSession(gate, user);
    requireProof({ ...user, gate }, challenge.madeAt);
    requireRoom(gate);
    if (gate.passkeys.some(({ id }) => id === made.id)) throw haveIt();
    if (!(await takeChallenge(db, transaction, challenge))) throw startAgain();
    const passkey = { ...made, name, createdAt: at.toISOString(), lastUsedAt: null };
    writeOfferAnswer(db, transaction, uid, 'taken');
    await writeEvent(db, transaction, { uid, kind: 'passkey_added', about: name }, at);
    return { gate: { ...gate, passkeys: [...gate.passkeys, passkey] }, result: toPasskey(passkey) };
  });
  return { status: 201, body: added };
}

function startAgain(): ApiError {
  return new ApiError(
    'gone',
    'This took too long, or was sent before. Nothing was added. Please start again.',
  );
}

function notMade(): ApiError {
  return new ApiError(
    'invalid_input',
    'We could not read this passkey, so nothing was added. Please try again, or use another device.',
  );
}

function haveIt(): ApiError {
  return new ApiError('conflict', 'You have already added this passkey.');
}
