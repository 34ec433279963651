// Google's side of sign-in on this machine, with real signatures: the public keys of ID tokens, the look-up of accounts, the
// metadata of an instance, and the signing of custom tokens (firebase-admin 13: auth/token-verifier, utils/crypto-signer).
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { PROJECT_ID } from '../../../scripts/lib/places.ts';
import { portOf } from '../../../scripts/lib/ports.ts';

const KEY_ID = 'bench';
const HOUR_S = 3600;
const SERVICE_ACCOUNT = `bench@${PROJECT_ID}.iam.gserviceaccount.com`;

export async function startGoogle() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = { [KEY_ID]: publicKey.export({ type: 'spki', format: 'pem' }).toString() };

  const server = createServer((request, response) => {
    text(request).then(
      (body) => send(answerTo(request.url ?? '', body, keys), response),
      () => response.destroy(),
    );
  });
  // Google keeps a connection for minutes, Node's server for seconds.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: portOf(server),
    publicKey: keys[KEY_ID],
    /**
     * @param age how many seconds ago the session began; an hour is its end
     * @returns an ID token as Firebase Auth signs it
     */
    idToken(uid: string, age = 0): string {
      const at = Math.floor(Date.now() / 1000) - age;
      const claims = {
        iss: `https://securetoken.google.com/${PROJECT_ID}`,
        aud: PROJECT_ID,
        auth_time: at,
        user_id: uid,
        sub: uid,
        iat: at,
        exp: at + HOUR_S,
        name: 'Bench Person',
        email: emailOf(uid),
        email_verified: true,
        firebase: { identities: { email: [emailOf(uid)] }, sign_in_provider: 'password' },
      };
      const content = [{ alg: 'RS256', kid: KEY_ID, typ: 'JWT' }, claims].map(inBase64).join('.');
      const signature = sign('RSA-SHA256', Buffer.from(content), privateKey);
      return `${content}.${signature.toString('base64url')}`;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(answer: string | object | null, response: ServerResponse) {
  response.writeHead(answer === null ? 404 : 200, {
    'Content-Type': typeof answer === 'string' ? 'text/plain' : 'application/json',
    'Cache-Control': `public, max-age=${6 * HOUR_S}`,
    'Metadata-Flavor': 'Google',
  });
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
}

/** @returns null for what Google would not know */
function answerTo(url: string, body: string, keys: object): string | object | null {
  const { pathname } = new URL(url, 'http://google');
  if (pathname.startsWith('/robot/v1/metadata/x509/')) return keys;
  if (pathname.endsWith('/accounts:lookup')) return { users: accountsIn(body) };
  if (pathname.endsWith(':signBlob')) {
    return { keyId: KEY_ID, signedBlob: Buffer.alloc(256, 1).toString('base64') };
  }
  if (pathname.endsWith('/default/token')) {
    return { access_token: 'bench', expires_in: HOUR_S, token_type: 'Bearer' };
  }
  if (pathname.endsWith('/default/email')) return SERVICE_ACCOUNT;
  if (pathname.endsWith('/service-accounts/')) return { default: { email: SERVICE_ACCOUNT } };
  if (pathname.endsWith('/project/project-id')) return PROJECT_ID;
  if (pathname.endsWith('/universe-domain')) return 'googleapis.com';
  return pathname.startsWith('/computeMetadata/') ? '' : null;
}

function accountsIn(body: string) {
  const { localId = [] }: { localId?: string[] } = JSON.parse(body);
  return localId.map((uid) => ({
    localId: uid,
    email: emailOf(uid),
    emailVerified: true,
    displayName: 'Bench Person',
    validSince: '1600000000',
    createdAt: '1600000000000',
    lastLoginAt: '1600000000000',
  }));
}

function emailOf(uid: string) {
  return `${uid}@alcove.test`;
}

function inBase64(part: object) {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

export type Google = Awaited<ReturnType<typeof startGoogle>>;
