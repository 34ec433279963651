import type { Firestore } from 'firebase-admin/firestore';
import { createSignOwnToken } from '../../../adapters/identity/own-token.ts';
import { challengeIn, judgeAnswer } from '../../../adapters/identity/webauthn.ts';
import { isUserMissing } from '../../../adapters/user-missing.ts';
import { waitingFor } from '../../../concurrency/deadline.ts';
import type { Needs } from '../../../context.ts';
import { isHandoffUid } from '../../../contract/handoff.ts';
import type { PasskeyAnswer } from '../../../contract/sign-in.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { readClientAddress } from '../../../http/limits/client-address.ts';
import { createVisitorLimits } from '../../../http/limits/visitor-limits.ts';
import type { Call, Reply } from '../../../http/route.ts';
import { gateDoc, gateIn } from '../../../http/session-validity.ts';
import { readChallenge } from '../challenge.ts';
import { linkKey } from '../link-key.ts';
import { usePasskey } from '../passkey-use.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { passkeySite } from './passkey-options.ts';

export { PasskeyAnswerBody as body } from './bodies.ts';

type Response = PasskeyAnswer['response'];
type SigningIn = Pick<Call<'POST /passkey-sign-in'>, 'header'> & { body: PasskeyAnswer };

/**
 * Lets the owner of a passkey in: it says whose it is, so they type nothing. A good answer is taken, however many bad ones there
 * were.
 * @returns a custom token for their own account, which can be used for a minute
 * @throws {ApiError} `unauthenticated` in the same words whatever is wrong, `rate_limited`
 */
export async function handle(
  ctx: Needs<'config' | 'db' | 'auth' | 'clock' | 'log' | 'state'>,
  { body: { response }, header }: SigningIn,
): Promise<Reply<{ customToken: string }>> {
  const from = readClientAddress(header);
  const limits = createVisitorLimits(ctx);
  await limits.countPasskeyCheck(from);
  const db = await ctx.db();
  const answer = await identify(ctx, db, response);
  const at = ctx.clock();
  const isTaken = answer !== null && (await unlessGone(takeAnswer(db, answer, at)));
  // Read last, so that no token is made for an account that was closed in the meantime.
  if (!isTaken || !(await isOpen(ctx, answer.uid))) {
    await limits.countPasskeyFailure(response.id, from);
    throw refused();
  }
  const sign = ctx.state(ctx.config.isDevelopment ? createEmulatedSigning : createSigning);
  return { body: { customToken: await sign(answer.uid, at) } };
}

const createSigning = () => createSignOwnToken(false);
const createEmulatedSigning = () => createSignOwnToken(true);

type Answer = Parameters<typeof usePasskey>[3];

/** Whose passkey has answered our challenge. For strangers, all is done that is done for a person, with a key that no one has. */
async function identify(
  ctx: Needs<'config' | 'clock'>,
  db: Firestore,
  response: Response,
): Promise<Answer | null> {
  const text = challengeIn(response.response);
  const challenge = readChallenge(text, { purpose: 'sign-in' }, linkKey(ctx), ctx.clock());
  const uid = uidIn(response);
  if (challenge === null || uid === null) return null;
  const gate = gateIn(await gateDoc(db, uid).get());
  const known = gate.passkeys.find(({ id }) => id === response.id);
  const signed = await judgeAnswer(response, text, known ?? NO_PASSKEY, passkeySite(ctx));
  if (known === undefined || signed === null) return null;
  return { uid, passkeyId: known.id, challenge, signed };
}

function takeAnswer(db: Firestore, answer: Answer, at: Date): Promise<boolean> {
  return updateAccountSecurity(db, answer.uid, async (gate, transaction) => {
    const used = gate.closed === null ? await usePasskey(db, transaction, gate, answer, at) : null;
    if (used === null) return { gate: null, result: false };
    return { gate: { ...used, mintedAt: at.toISOString() }, result: true };
  });
}

async function isOpen(ctx: Needs<'auth'>, uid: string): Promise<boolean> {
  try {
    return !(await waitingFor('sign-in', (await ctx.auth()).getUser(uid))).disabled;
  } catch (error) {
    if (isUserMissing(error)) return false;
    throw error;
  }
}

/** An account that is being deleted is refused as any other. */
async function unlessGone(taken: Promise<boolean>): Promise<boolean> {
  try {
    return await taken;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict') return false;
    throw error;
  }
}

function uidIn({ response: { userHandle = '' } }: Response): string | null {
  const uid = Buffer.from(userHandle, 'base64url').toString();
  return UID.test(uid) && !isHandoffUid(uid) ? uid : null;
}

/** A uid has at most 128 characters, and can be the name of a document. */
const UID = /^(?!\.{1,2}$)(?!__.*__$)[^/]{1,128}$/;

/** A key of which no one has the other half. */
const NO_PASSKEY = {
  id: '',
  key: 'pQECAyYgASFYIB4WNdFayqNhbTzGkU8hYRlXCNDqEonEd4MVyl2GTZ55IlggKXI7HUaqpxRTDhkPEkku_C_jN4L9oaqy7_wKzkR55es',
};

function refused(): ApiError {
  return new ApiError(
    'unauthenticated',
    'This passkey did not sign you in. Try again, or use your password.',
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}
