import { z } from 'zod';
import { challengeIn, judgeAnswer } from '../../../adapters/identity/webauthn.ts';
import { createReadAddress } from '../../../adapters/read-address.ts';
import type { Needs } from '../../../context.ts';
import { PROOF_MINUTES, type ProofAnswer } from '../../../contract/sign-in.ts';
import { HOUR_MS, MINUTE_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { readClientAddress, type ClientAddress } from '../../../http/limits/client-address.ts';
import { exceeded, takeCallIn, type Limit } from '../../../http/limits/rate-limit.ts';
import { createVisitorLimits } from '../../../http/limits/visitor-limits.ts';
import type { Caller } from '../../../http/require-user.ts';
import type { Reply, UserCall } from '../../../http/route.ts';
import { nameOf, type SessionGate } from '../../../http/session-validity.ts';
import { createAuditLog } from '../../audit/audit-log.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { readChallenge } from '../challenge.ts';
import { linkKey } from '../link-key.ts';
import { requireOpenSession, stopCoolingOff, usePasskey } from '../passkey-use.ts';
import { hashCode } from '../recovery-codes.ts';
import { updateAccountSecurity, type AccountSecurityUpdate } from '../update-account-security.ts';
import { PasskeyAnswerBody } from './bodies.ts';
import { passkeySite, purposeBy } from './passkey-options.ts';

export const body = z.union([
  PasskeyAnswerBody,
  z.strictObject({ code: z.string().min(1).max(100) }),
]);

type StepUp = Pick<UserCall<'POST /passkey-proof'>, 'user' | 'header'> & { body: ProofAnswer };
type Proving = Needs<'config' | 'db' | 'auth' | 'clock' | 'log' | 'state'>;

/**
 * Records for the caller's session, and for no other, that the person has shown who they are: by a passkey, or by a recovery code
 * in its place.
 * @returns until when that counts, ISO 8601
 * @throws {ApiError} `forbidden`; `rate_limited` for too many codes; `conflict` from a browser that we could not tell from others
 */
export async function handle(
  ctx: Proving,
  { user, body: answer, header }: StepUp,
): Promise<Reply<{ until: string }>> {
  requireBrowser(user);
  const at = ctx.clock();
  const isProved =
    'code' in answer
      ? await proveCode(ctx, user, { code: answer.code, from: readClientAddress(header), at })
      : await provePasskey(ctx, user, answer.response, at);
  if (!isProved) throw 'code' in answer ? wrongCode() : wrongPasskey();
  return { body: { until: new Date(at.getTime() + PROOF_MINUTES * MINUTE_MS).toISOString() } };
}

async function provePasskey(
  ctx: Proving,
  user: Caller,
  response: Extract<ProofAnswer, { response: unknown }>['response'],
  at: Date,
): Promise<boolean> {
  const { uid } = user;
  const text = challengeIn(response.response);
  const challenge = readChallenge(text, purposeBy(user, 'prove'), linkKey(ctx), at);
  const passkey = user.gate.passkeys.find(({ id }) => id === response.id);
  const signed =
    challenge && passkey ? await judgeAnswer(response, text, passkey, passkeySite(ctx)) : null;
  if (challenge === null || passkey === undefined || signed === null) {
    const readAddress = createReadAddress(ctx.auth, ctx.log);
    const audit = createAuditLog({ ...ctx, readAddress, now: ctx.clock });
    await audit.record(uid, 'proof_failed', passkey?.name);
    return false;
  }
  const answer = { uid, passkeyId: passkey.id, challenge, signed };
  const db = await ctx.db();
  return updateAccountSecurity(db, uid, async (gate, transaction) => {
    requireOpenSession(gate, user);
    const used = await usePasskey(db, transaction, gate, answer, at);
    return used === null ? REFUSED : proved(used, user, 'passkey', at);
  });
}

const TRIES: Limit = {
  calls: 5,
  windowMs: HOUR_MS,
  reason: 'You have tried five wrong recovery codes within an hour.',
};

async function proveCode(
  ctx: Proving,
  user: Caller,
  { code, from, at }: { code: string; from: ClientAddress; at: Date },
): Promise<boolean> {
  const { uid } = user;
  // Wrong codes from a thief’s session do not lock the codes of the owner.
  const tries = await createVisitorLimits(ctx).codeTriesOf(uid, from);
  const hash = hashCode(code);
  const db = await ctx.db();
  const outcome = await updateAccountSecurity<boolean | 'too often'>(
    db,
    uid,
    async (gate, transaction) => {
      requireOpenSession(gate, user);
      const isKnown = gate.codes.includes(hash);
      const weight = isKnown ? 0 : 1;
      const isAllowed = await takeCallIn(db, transaction, tries, TRIES, at, weight);
      if (!isAllowed) return { gate: null, result: 'too often' };
      const kind = isKnown ? 'recovery_code_used' : 'proof_failed';
      await writeEvent(db, transaction, { uid, kind, about: null }, at);
      if (!isKnown) return REFUSED;
      const codes = gate.codes.filter((one) => one !== hash);
      const used = await stopCoolingOff(db, transaction, { ...gate, codes }, uid, at);
      return proved(used, user, 'code', at);
    },
  );
  if (outcome === 'too often') throw exceeded(TRIES, at);
  return outcome;
}

const REFUSED: AccountSecurityUpdate<boolean> = { gate: null, result: false };

/** A proof belongs to one browser: without a name, it would also be that of others who signed in within the same second. */
export function requireBrowser({ browser }: Caller): void {
  if (browser !== null) return;
  throw new ApiError(
    'conflict',
    'This browser does not store anything for us, so we cannot tell it from others, and what you show here would not count. Sign in with your passkey instead, or use another browser.',
  );
}

/**
 * The latest proof of each session is kept for a while after it has stopped counting: a passkey that was asked for with it may
 * still be on its way.
 */
function proved(
  gate: SessionGate,
  { session, browser }: Caller,
  by: 'passkey' | 'code',
  at: Date,
): AccountSecurityUpdate<boolean> {
  const oldest = at.getTime() - 2 * PROOF_MINUTES * MINUTE_MS;
  const others = gate.proofs.filter(
    (proof) => nameOf(proof) !== nameOf({ session, browser }) && Date.parse(proof.at) > oldest,
  );
  const proofs = [...others, { session, browser, at: at.toISOString(), by }];
  return { gate: { ...gate, proofs }, result: true };
}

function wrongPasskey(): ApiError {
  return new ApiError('forbidden', 'This passkey did not work here. Please try again.');
}

function wrongCode(): ApiError {
  return new ApiError(
    'forbidden',
    'This is none of your unused recovery codes. Check it, or take another one.',
  );
}
