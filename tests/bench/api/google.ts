// Google's side of sign-in on this machine, with real signatures: the public keys of ID tokens, the look-up of accounts, the
// metadata of an instance, and the signing of custom tokens (firebase-admin 13: auth/token-verifier, utils/crypto-signer).
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { PROJECT_ID } from '../../../scripts/lib/places.ts';
import { portOf } from '../../../scripts/lib/ports.ts';
import { KID, PUBLIC_KEY } from '../../support/id-tokens.ts';

const HOUR_S = 3600;
const SERVICE_ACCOUNT = `bench@${PROJECT_ID}.iam.gserviceaccount.com`;

/** @param arrive is called for each request, which waits for it; `isNew`: the first on its connection */
export async function startGoogle(arrive = async (_name: string, _isNew: boolean) => {}) {
  const fresh = new WeakSet<Socket>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '', 'http://google');
    const body = await text(request);
    await arrive(basename(pathname.replace(':', '/')), fresh.delete(request.socket));
    const said = answerTo(pathname, body);
    response.writeHead(said === null ? 404 : 200, {
      'Content-Type': typeof said === 'string' ? 'text/plain' : 'application/json',
      'Cache-Control': `public, max-age=${6 * HOUR_S}`,
      'Metadata-Flavor': 'Google',
    });
    response.end(typeof said === 'string' ? said : JSON.stringify(said));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.on('connection', (socket) => fresh.add(socket));
  // Google keeps a connection for minutes, Node's server for seconds.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @returns null for what Google would not know */
function answerTo(pathname: string, body: string): string | object | null {
  if (pathname.startsWith('/robot/v1/metadata/x509/')) return { [KID]: PUBLIC_KEY };
  if (pathname.endsWith('/accounts:lookup')) return { users: accountsIn(body) };
  if (pathname.endsWith(':signBlob')) {
    return { keyId: KID, signedBlob: Buffer.alloc(256, 1).toString('base64') };
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
    email: `${uid}@people.test`,
    emailVerified: true,
    validSince: '1600000000',
    createdAt: '1600000000000',
    lastLoginAt: '1600000000000',
  }));
}

export type Google = Awaited<ReturnType<typeof startGoogle>>;
