import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../../../foundation/errors.ts';
import { requireProof, requireShownPasskey } from '../../../http/require-proof.ts';
import type { Caller } from '../../../http/require-user.ts';
import { requireVerifiedEmail } from '../../../http/require-verified-email.ts';
import { writeEvent } from '../../audit/write-event.ts';
import { updateAccountSecurity } from '../update-account-security.ts';
import { requireOpenSession } from '../passkey-use.ts';
import { hashCode, newCodes } from '../recovery-codes.ts';
import { settled, turned } from './cooling-off.ts';

type Parts = { db: () => Promise<Firestore>; now: () => Date };

/** Whether a passkey is asked for before a server opens, and the codes that stand in for one. */
export function createOpening({ db: database, now }: Parts) {
  return {
    /**
     * Turned on, the switch asks for a passkey at once: a password would let a stranger lock its owner out, or its owner
     * themselves, if the passkey does not work here. Repeated, it changes nothing.
     * @throws {ApiError} `passkey_required`; `conflict` without a passkey
     */
    async require(user: Caller, isRequired: boolean): Promise<void> {
      const at = now();
      const { uid } = user;
      const db = await database();
      await updateAccountSecurity(db, uid, async (found, transaction) => {
        requireOpenSession(found, user);
        const gate = settled(found, at);
        const isSame = gate.isPasskeyRequired === isRequired;
        if (isSame) return { gate: gate === found ? null : gate, result: null };
        if (isRequired && gate.passkeys.length === 0) throw noPasskey();
        requireShownPasskey({ ...user, gate }, at);
        const kind = isRequired ? 'passkey_required' : 'passkey_not_required';
        await writeEvent(db, transaction, { uid, kind, about: null }, at);
        return { gate: turned(gate, isRequired, at.toISOString()), result: null };
      });
    },

    /**
     * New recovery codes, which are told this once. Those from before mean nothing any more.
     * @throws {ApiError} `email_not_verified`, `recent_login_required`, `passkey_required`
     */
    async makeCodes(user: Caller): Promise<string[]> {
      requireVerifiedEmail(
        user,
        'Please confirm your e-mail address before you make recovery codes.',
      );
      const at = now();
      const { uid } = user;
      const codes = newCodes();
      const db = await database();
      await updateAccountSecurity(db, uid, async (gate, transaction) => {
        requireOpenSession(gate, user);
        requireProof({ ...user, gate }, at);
        await writeEvent(db, transaction, { uid, kind: 'recovery_codes_made', about: null }, at);
        const codesAt = at.toISOString();
        return { gate: { ...gate, codes: codes.map(hashCode), codesAt }, result: null };
      });
      return codes;
    },
  };
}

export type Opening = ReturnType<typeof createOpening>;

function noPasskey(): ApiError {
  return new ApiError(
    'conflict',
    'You have no passkey yet. Add one first, so that you can open your servers afterwards.',
  );
}
