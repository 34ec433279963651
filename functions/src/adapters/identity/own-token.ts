import { randomUUID } from 'node:crypto';
import { waitingFor } from '../../concurrency/deadline.ts';
import { OWN_TOKEN_SECONDS, SECOND_MS } from '../../foundation/durations.ts';

/** Signs a custom token with which a person's browser signs in to their own account, within a minute. */
export type SignOwnToken = (uid: string, now: Date) => Promise<string>;

/** Whom a token comes from, and what proves it. Google's own library is one. */
export type Signer = {
  getCredentials: () => Promise<{ client_email?: string | null }>;
  /** Returns the signature by RS256, in base64. */
  sign: (data: string) => Promise<string>;
};

/**
 * The Admin SDK's custom tokens live for an hour, and while one does, who has it can exchange it and choose a password. So this
 * signs as the SDK does (firebase-admin 14.5.1, lib/auth/token-generator.js), with an end of our own.
 * @param isEmulated the identity service is the emulator, which reads no signatures
 */
export function createSignOwnToken(
  isEmulated: boolean,
  loadSigner: () => Promise<Signer> = loadGoogle,
): SignOwnToken {
  let loading: Promise<Signer> | undefined;
  return async (uid, now) => {
    const signer = isEmulated ? EMULATED : await (loading ??= loadSigner());
    const { client_email: account } = await waitingFor('sign-in', signer.getCredentials());
    if (!account) throw new Error('no service account can sign custom tokens');
    const iat = Math.floor(now.getTime() / SECOND_MS);
    const parts = [
      { alg: isEmulated ? 'none' : 'RS256', typ: 'JWT' },
      {
        aud: AUDIENCE,
        iat,
        exp: iat + OWN_TOKEN_SECONDS,
        iss: account,
        sub: account,
        uid,
        // The id begins with its moment, by which it is forgotten once its session has ended.
        claims: { mintedAt: iat, signedInWith: 'passkey', tokenId: `${iat}.${randomUUID()}` },
      },
    ];
    const token = parts
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = await waitingFor('sign-in', signer.sign(token));
    return `${token}.${Buffer.from(signature, 'base64').toString('base64url')}`;
  };
}

const AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

const EMULATED: Signer = {
  getCredentials: async () => ({ client_email: 'firebase-auth-emulator@example.com' }),
  sign: async () => '',
};

async function loadGoogle(): Promise<Signer> {
  const { GoogleAuth } = await import('google-auth-library');
  return new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/cloud-platform'] });
}
