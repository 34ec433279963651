import type { UserRecord } from 'firebase-admin/auth';
import type { SessionGate } from './session-validity.ts';
import { secondOf } from '../foundation/iso-time.ts';

/** What we note of an account: it changes between the browser and the identity service, which tell us nothing. */
export type AuthUserSnapshot = NonNullable<SessionGate['noted']>;

export function authUserSnapshot({
  email,
  emailVerified,
  tokensValidAfterTime: validSince,
  displayName,
}: Pick<
  UserRecord,
  'email' | 'emailVerified' | 'tokensValidAfterTime' | 'displayName'
>): AuthUserSnapshot {
  return {
    email: email ?? null,
    isConfirmed: email !== undefined && emailVerified,
    validSince: validSince ? new Date(validSince).toISOString() : null,
    name: displayName ?? null,
  };
}

/** Whether an account that was noted before is another now, so that sessions of it may have ended. */
export function hasNews({ noted }: SessionGate, facts: AuthUserSnapshot): boolean {
  if (noted === null) return false;
  return (
    noted.email !== facts.email ||
    isRenamed(noted, facts) ||
    isFirstProof(noted, facts) ||
    isLater(facts.validSince, noted.validSince)
  );
}

/** Whether an address was confirmed that was not before. What was proved once stays so for as long as the address is the same. */
export function isFirstProof(noted: AuthUserSnapshot, facts: AuthUserSnapshot): boolean {
  return noted.email === facts.email && !noted.isConfirmed && facts.isConfirmed;
}

/** Whether someone is called otherwise than when their name was noted. */
export function isRenamed(noted: AuthUserSnapshot, facts: AuthUserSnapshot): boolean {
  return noted.name !== undefined && noted.name !== facts.name;
}

export function isLater(one: string | null, other: string | null): boolean {
  return secondOf(one) > secondOf(other);
}

/** Whether servers open again with this session: it began after a new password was set. */
export function endsHold({ held }: SessionGate, { validSince }: AuthUserSnapshot, session: number) {
  return held !== null && isLater(validSince, held.validSince) && session >= secondOf(validSince);
}

/** The address, if it is proved to be the person's. */
export function confirmedIn({ email, isConfirmed }: AuthUserSnapshot): string | null {
  return isConfirmed ? email : null;
}
