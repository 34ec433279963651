/**
 * Google's side of sign-in on this machine: the public keys of ID tokens and the account look-up, reached by the real
 * Admin SDK outside emulator mode, so that it checks signatures as it does when deployed. Only the sockets are ours.
 */
import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { listen } from './api.ts';

export type Account = { localId: string; disabled?: boolean; validSince: string };

export type GoogleEdge = {
  app: App;
  /** The public keys by id, as PEM. */
  keys: Record<string, string>;
  accounts: Map<string, Account>;
  /** Lets every request to this host fail. */
  fail: (host: Host) => void;
  close: () => Promise<void>;
};

type Host = 'www.googleapis.com' | 'identitytoolkit.googleapis.com';

export async function startGoogleEdge(projectId: string): Promise<GoogleEdge> {
  const keys: Record<string, string> = {};
  const accounts = new Map<string, Account>();
  let failing: Host | null = null;

  const { url, close } = await listen((req, res) => {
    const { host } = req.headers;
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const answer =
        host === failing
          ? null
          : host === 'www.googleapis.com'
            ? keys
            : lookUp(accounts, Buffer.concat(chunks).toString());
      res.writeHead(answer === null ? 503 : 200, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify(answer ?? { error: { message: 'UNAVAILABLE' } }));
    });
  });
  const { port } = new URL(url);
  const app = initializeApp(
    {
      projectId,
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

function lookUp(accounts: Map<string, Account>, body: string): object {
  const asked = [...accounts.values()].filter(({ localId }) => body.includes(`"${localId}"`));
  return asked.length === 0 ? {} : { users: asked };
}
