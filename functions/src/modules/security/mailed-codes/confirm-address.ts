import { z } from 'zod';
import type { Needs } from '../../../context.ts';
import type { CodeUsed } from '../../../contract/sign-in.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import { ApiError } from '../../../foundation/errors.ts';
import { readClientAddress } from '../../../http/limits/client-address.ts';
import { createVisitorLimits } from '../../../http/limits/visitor-limits.ts';
import type { Caller } from '../../../http/require-user.ts';
import type { Call, Incoming, Reply } from '../../../http/route.ts';
import type { SessionGate } from '../../../http/session-validity.ts';
import { Code, findCode, finishUse, isUnproved, Password, startUse } from './mailed-code.ts';

export const body = z.strictObject({ code: Code, password: Password.exactOptional() });

type Pressed = Call<'POST /confirmations/confirm'> &
  Pick<Incoming, 'caller'> & { body: z.output<typeof body> };
type Confirming = Needs<'auth' | 'db' | 'clock' | 'log' | 'state'>;
/** Who confirms: in a session of the account, or someone who chooses a new password for it. */
type Confirmer = { caller: Caller } | { password: string };

/**
 * Confirms the address of an account. Of someone who opened one in another person's name, nothing stays.
 * @throws {ApiError} `gone`; `forbidden` in a session of another account, and for a new password where the address was confirmed
 * before; `rate_limited`
 */
export async function handle(ctx: Confirming, call: Pressed): Promise<Reply<CodeUsed>> {
  await createVisitorLimits(ctx).countMailedCode(readClientAddress(call.header));
  return { body: await confirm(ctx, call.body.code, await confirmerOf(call)) };
}

async function confirmerOf({ header, caller, body: { password } }: Pressed) {
  if (header('authorization') !== undefined) return { caller: await caller() };
  return password === undefined ? null : { password };
}

async function confirm(ctx: Confirming, code: string, by: Confirmer | null): Promise<CodeUsed> {
  const found = await findCode(ctx, code, 'confirmation');
  if (!found.isOpen) return finishUse(ctx, found, code);
  if (by === null) throw signInFirst();
  const { uid, account } = found;
  if ('caller' in by && by.caller.uid !== uid) throw anotherAccount();
  await startUse(ctx, found, code, (gate, now) => {
    if ('caller' in by) return confirmingIn(gate, by.caller, now);
    if (!isUnproved(account, gate)) throw signInFirst();
    return { ...gate, confirming: null };
  });
  if ('password' in by) await (await ctx.auth()).updateUser(uid, { password: by.password });
  return finishUse(ctx, found, code);
}

/** The session in which the address is confirmed goes on. */
function confirmingIn(gate: SessionGate, { session, browser }: Caller, now: Date): SessionGate {
  const until = new Date(now.getTime() + CONFIRMING_MS).toISOString();
  return { ...gate, confirming: { session, browser, until } };
}

const CONFIRMING_MS = 10 * MINUTE_MS;

function anotherAccount(): ApiError {
  return new ApiError(
    'forbidden',
    'This link belongs to another account than the one that you are signed in to.',
  );
}

function signInFirst(): ApiError {
  return new ApiError('forbidden', 'Sign in to the account first, then press again.');
}
