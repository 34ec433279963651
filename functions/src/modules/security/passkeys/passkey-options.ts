import type { PasskeySite } from '../../../adapters/identity/webauthn.ts';
import type { Needs } from '../../../context.ts';
import { CHALLENGE_MINUTES } from '../../../contract/sign-in.ts';
import { MINUTE_MS } from '../../../foundation/durations.ts';
import type { Caller } from '../../../http/require-user.ts';
import type { SessionGate } from '../../../http/session-validity.ts';

export function passkeySite({ config: { siteOrigins } }: Needs<'config'>): PasskeySite {
  return { host: new URL(siteOrigins[0]).hostname, origins: siteOrigins };
}

/** What a challenge is for that a caller asks for. */
export function purposeBy<P extends 'add' | 'prove'>(
  { uid, session, browser }: Caller,
  purpose: P,
) {
  return { purpose, uid, session, browser };
}

/** What a browser is asked to prove with. */
export function requestOptions(challenge: string, { host }: PasskeySite) {
  return {
    rpId: host,
    challenge,
    timeout: CHALLENGE_MINUTES * MINUTE_MS,
    userVerification: 'required' as const,
  };
}

/** A person's passkeys, as a browser is told of them. */
export function passkeyNames({ passkeys }: SessionGate) {
  return passkeys.map(({ id, transports }) => ({ type: 'public-key' as const, id, transports }));
}
