/**
 * Google's side of sign-in on this machine: the public keys of ID tokens, the account look-up, the revocation and the signing
 * of custom tokens, reached by the real Admin SDK outside emulator mode, so that it checks signatures as it does when deployed. Only
 * the sockets are ours.
 */
import { generateKeyPairSync, createSign, type KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { z } from 'zod';
import type { Gate } from '../support/proxies/gate.ts';
import { listen } from './api.ts';

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

export type GoogleEdge = {
  app: App;
  /** The public keys by id, as PEM. */
  keys: Record<string, string>;
  accounts: Map<string, Account>;
  /** Lets every request to this host fail. */
  fail: (host: Host) => void;
  close: () => Promise<void>;
};

type Host =
  | 'www.googleapis.com'
  | 'identitytoolkit.googleapis.com'
  | 'iamcredentials.googleapis.com';

/** @param gate where each request waits, named by the last part of its path */
export async function startGoogleEdge(
  projectId: string,
  gate: Pick<Gate, 'arrive'> | null = null,
): Promise<GoogleEdge> {
  const keys: Record<string, string> = {};
  const accounts = new Map<string, Account>();
  const { privateKey: serviceKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let failing: Host | null = null;

  const answers: Record<Host, (body: string) => object> = {
    'www.googleapis.com': () => keys,
    'identitytoolkit.googleapis.com': (body) => revoke(accounts, body) ?? lookUp(accounts, body),
    'iamcredentials.googleapis.com': (body) => signBlob(serviceKey, body),
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await text(req);
    await gate?.arrive(basename(req.url ?? ''));
    const host = HOSTS.find((one) => one === req.headers.host);
    const isDown = host === undefined || host === failing;
    // The keys are kept for as long as their answer says.
    const headers = {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=20000',
    };
    res.writeHead(isDown ? 503 : 200, headers);
    res.end(JSON.stringify(isDown ? { error: { message: 'UNAVAILABLE' } } : answers[host](body)));
  }

  const { url, close } = await listen((req, res) => void answer(req, res));
  const { port } = new URL(url);
  const app = initializeApp(
    {
      projectId,
      // As on Cloud Functions, the app has no key of its own and asks Google to sign.
      serviceAccountId: 'alcove@service-accounts.example',
      credential: { getAccessToken: async () => ({ access_token: 'operator', expires_in: 3600 }) },
      httpAgent: new LocalAgent(Number(port)),
    },
    `edge-${port}`,
  );
  return {
    app,
    keys,
    accounts,
    fail: (host) => {
      failing = host;
    },
    close: async () => {
      await deleteApp(app);
      await close();
    },
  };
}

/** Connects every request to the local server, whatever its host. */
class LocalAgent extends Agent {
  readonly #port: number;

  constructor(port: number) {
    super({ keepAlive: false });
    this.#port = port;
  }

  override createConnection(): Socket {
    return connect(this.#port, '127.0.0.1');
  }
}

const HOSTS: readonly Host[] = [
  'www.googleapis.com',
  'identitytoolkit.googleapis.com',
  'iamcredentials.googleapis.com',
];

function signBlob(key: KeyObject, body: string): object {
  const { payload } = SignRequest.parse(JSON.parse(body));
  const signer = createSign('RSA-SHA256').update(Buffer.from(payload, 'base64'));
  return { signedBlob: signer.sign(key).toString('base64') };
}

const SignRequest = z.object({ payload: z.string() });

/** @returns null if the request asks for something else */
function revoke(accounts: Map<string, Account>, body: string): object | null {
  const asked = Revocation.safeParse(JSON.parse(body));
  if (!asked.success) return null;
  const { localId, validSince } = asked.data;
  const account = accounts.get(localId);
  if (account !== undefined) accounts.set(localId, { ...account, validSince: String(validSince) });
  return { localId };
}

const Revocation = z.object({ localId: z.string(), validSince: z.number() });

function lookUp(accounts: Map<string, Account>, body: string): object {
  const asked = [...accounts.values()].filter(({ localId }) => body.includes(`"${localId}"`));
  return asked.length === 0 ? {} : { users: asked };
}
