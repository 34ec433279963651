import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

/** What passkeys are made for: they work on pages of these origins, and are kept by browsers under that host name. */
export type PasskeySite = { host: string; origins: readonly string[] };

/** A passkey as it is stored; all bytes are in base64url. */
export type PublicKey = {
  id: string;
  key: string;
  counter: number;
  transports: string[];
  isSynced: boolean;
};

/** What was found out about an answer that a passkey has signed. */
export type Signed = { counter: number; isSynced: boolean };

/** The kinds of keys that are asked for, as COSE numbers them: EdDSA, ES256 and RS256. */
export const KEY_KINDS = [-8, -7, -257];

/**
 * Reads a new passkey. The library is loaded when one is judged, so that nothing else waits for it.
 * @returns null unless it answers this challenge on one of our pages, for someone whom it has verified
 */
export async function readNewPasskey(
  response: RegistrationResponseJSON,
  challenge: string,
  { host, origins }: PasskeySite,
): Promise<PublicKey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  try {
    const bytes = isoBase64URL.toBuffer(response.response.attestationObject);
    // We ask for no attestation. One with certificates would have the library follow addresses that they name.
    if (decodeAttestationObject(bytes).get('attStmt').get('x5c') !== undefined) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: KEY_KINDS,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      id: credential.id,
      key: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports: (response.response.transports ?? []).slice(0, MOST_TRANSPORTS),
      isSynced: credentialBackedUp,
    };
  } catch {
    return null;
  }
}

const MOST_TRANSPORTS = 8;

/**
 * Judges the answer of a passkey. Its counter is left to the caller: the library would refuse one that went back before it has
 * looked at the signature, and only with that does it mean anything.
 * @returns null unless this key has signed this challenge on one of our pages, for someone whom it has verified
 */
export async function judgeAnswer(
  response: AuthenticationResponseJSON,
  challenge: string,
  { id, key }: Pick<PublicKey, 'id' | 'key'>,
  { host, origins }: PasskeySite,
): Promise<Signed | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: host,
      credential: { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter: 0 },
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return { counter: newCounter, isSynced: credentialBackedUp };
  } catch {
    return null;
  }
}

/** Which challenge it says that it answers; empty if it is no answer at all. */
export function challengeIn({ clientDataJSON }: { clientDataJSON: string }): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return ClientData.parse(said).challenge;
  } catch {
    return '';
  }
}

const ClientData = z.object({ challenge: z.string() });
