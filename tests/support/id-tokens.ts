/** ID tokens that are signed as Google's are, for an app outside emulator mode. */
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readEnv } from './env.ts';

export const PROJECT = readEnv('GCLOUD_PROJECT');
export const ISSUER = `https://securetoken.google.com/${PROJECT}`;
export const KID = 'google-key-1';

const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** The public key, as PEM. */
export const PUBLIC_KEY = google.publicKey.export({ type: 'spki', format: 'pem' }).toString();

type Parts = { header?: object; claims?: object; key?: KeyObject };

export const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

export const seconds = () => Math.floor(Date.now() / 1000);

export function claimsOf(uid: string): Record<string, unknown> {
  const now = seconds();
  return {
    iss: ISSUER,
    aud: PROJECT,
    auth_time: now - 10,
    user_id: uid,
    sub: uid,
    iat: now - 10,
    exp: now + 3590,
    email: `${uid}@people.test`,
    email_verified: true,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
}

/** A token for one who may come in, changed as a case asks. */
export function idToken(
  uid: string,
  { header = {}, claims = {}, key = google.privateKey }: Parts = {},
): string {
  const signed = `${encode({ alg: 'RS256', kid: KID, typ: 'JWT', ...header })}.${encode({
    ...claimsOf(uid),
    ...claims,
  })}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`;
}
