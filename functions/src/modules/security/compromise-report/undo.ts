import type { SessionGate } from '../../../http/session-validity.ts';
import type { NotMeDone, NotMeRemoved } from '../../../contract/sign-in.ts';
import { settled, turned } from '../step-up/cooling-off.ts';

type Undone = Pick<NotMeDone, 'switchIs'> & { gate: SessionGate; removed: NotMeRemoved[] };

/**
 * Takes away how someone can sign in since a moment, and sets the switch to what it was then. What was removed since does not come
 * back.
 */
export function undoSince(gate: SessionGate, since: Date, at: Date): Undone {
  const from = since.toISOString();
  const before = settled(gate, at);
  const isNew = ({ createdAt }: { createdAt: string }) => createdAt >= from;
  const hasNewCodes = before.codes.length > 0 && before.codesAt !== null && before.codesAt >= from;
  const wasOn = switchAt(before, from);
  const isTurned = wasOn !== before.isPasskeyRequired;
  const back = isTurned ? turned(before, wasOn, at.toISOString()) : before;
  return {
    gate: {
      ...back,
      passkeys: before.passkeys.filter((passkey) => !isNew(passkey)),
      ...(hasNewCodes && { codes: [], codesAt: null }),
      proofs: [],
      changingTo: null,
      removal: back.removal !== null && back.removal.askedAt < from ? back.removal : null,
    },
    removed: [
      ...before.passkeys.filter(isNew).map(({ name }) => ({ what: 'passkey' as const, name })),
      ...(hasNewCodes ? [{ what: 'codes' as const, name: 'Recovery codes' }] : []),
    ],
    switchIs: isTurned ? (wasOn ? 'on' : 'off') : null,
  };
}

function switchAt({ switched, isPasskeyRequired }: SessionGate, from: string): boolean {
  const last = switched.findLast(({ at }) => at < from);
  const [first] = switched;
  if (last !== undefined) return last.to;
  return first === undefined ? isPasskeyRequired : !first.to;
}
