/**
 * Google's side of sign-in on this machine, below the sockets of the real SDK: the public keys of ID tokens, accounts and their
 * revocation, the signing of custom tokens, and the metadata of an instance (firebase-admin 13: auth/token-verifier,
 * utils/crypto-signer).
 */
import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { portOf } from '../../scripts/lib/ports.ts';
import { PROJECT } from './id-tokens.ts';

export const SERVICE_ACCOUNT = `operator@${PROJECT}.iam.gserviceaccount.com`;
const HOUR_S = 3600;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const LookUp = z.object({ localId: z.array(z.string()).default([]) });
const Revocation = z.object({ localId: z.string(), validSince: z.number() });
const SignRequest = z.object({ payload: z.string() });

export async function startGoogle({ keys, accounts, arrive, isDown = () => false }: Options) {
  const fresh = new WeakSet<Socket>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '', 'http://google');
    const body = await text(request);
    await arrive?.(basename(pathname.replace(':', '/')), fresh.delete(request.socket));
    const isAway = isDown(request.headers.host ?? '');
    const said = isAway ? { error: { message: 'UNAVAILABLE' } } : answerTo(pathname, body);
    response.writeHead(isAway ? 503 : said === null ? 404 : 200, {
      'Content-Type': typeof said === 'string' ? 'text/plain' : 'application/json',
      // The keys are kept for as long as their answer says.
      'Cache-Control': `public, max-age=${6 * HOUR_S}`,
      'Metadata-Flavor': 'Google',
    });
    response.end(typeof said === 'string' ? said : JSON.stringify(said));
  };

  /** @returns null for what Google would not know */
  function answerTo(pathname: string, body: string): string | object | null {
    if (pathname.startsWith('/robot/v1/metadata/x509/')) return keys;
    if (pathname.endsWith('/accounts:lookup')) {
      const asked = LookUp.parse(JSON.parse(body)).localId.map((uid) => accounts.get(uid));
      const users = asked.filter((account) => account !== undefined);
      return users.length === 0 ? {} : { users };
    }
    if (pathname.endsWith('/accounts:update')) {
      const { localId, validSince } = Revocation.parse(JSON.parse(body));
      const account = accounts.get(localId);
      if (account) accounts.set(localId, { ...account, validSince: String(validSince) });
      return { localId };
    }
    if (pathname.endsWith(':signBlob')) {
      const { payload } = SignRequest.parse(JSON.parse(body));
      const signer = createSign('RSA-SHA256').update(Buffer.from(payload, 'base64'));
      return { signedBlob: signer.sign(privateKey).toString('base64') };
    }
    if (pathname.endsWith('/default/token')) {
      return { access_token: 'operator', expires_in: HOUR_S, token_type: 'Bearer' };
    }
    if (pathname.endsWith('/default/email')) return SERVICE_ACCOUNT;
    if (pathname.endsWith('/service-accounts/')) return { default: { email: SERVICE_ACCOUNT } };
    if (pathname.endsWith('/project/project-id')) return PROJECT;
    if (pathname.endsWith('/universe-domain')) return 'googleapis.com';
    return pathname.startsWith('/computeMetadata/') ? '' : null;
  }

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

export type Account = {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  disabled?: boolean;
  /** In seconds since 1970. */
  validSince: string;
  /** In milliseconds since 1970. */
  lastLoginAt?: string;
};

type Options = {
  /** The public keys by id, as PEM. */
  keys: Readonly<Record<string, string>>;
  accounts: Pick<Map<string, Account>, 'get' | 'set'>;
  /** Is called for each request, which waits for it, with the last part of its path; `isNew`: the first on its connection. */
  arrive?: (name: string, isNew: boolean) => Promise<unknown>;
  isDown?: (host: string) => boolean;
};

export type Google = Awaited<ReturnType<typeof startGoogle>>;
