/** Google's side of sign-in, reached by the real Admin SDK outside emulator mode: it checks signatures as it does when deployed. */
import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { SERVICE_ACCOUNT, startGoogle, type Account } from '../support/google.ts';
import type { Gate } from '../support/proxies/gate.ts';

export type { Account };

export type GoogleEdge = {
  app: App;
  /** The public keys by id, as PEM. */
  keys: Record<string, string>;
  accounts: Map<string, Account>;
  /** Lets every request to this host fail. */
  fail: (host: string) => void;
  close: () => Promise<void>;
};

/** @param gate where each request waits, named by the last part of its path */
export async function startGoogleEdge(
  projectId: string,
  gate: Pick<Gate, 'arrive'> | null = null,
): Promise<GoogleEdge> {
  const keys: Record<string, string> = {};
  const accounts = new Map<string, Account>();
  let failing: string | null = null;
  const { port, close } = await startGoogle({
    keys,
    accounts,
    arrive: async (name) => gate?.arrive(name),
    isDown: (host) => host === failing,
  });
  const app = initializeApp(
    {
      projectId,
      // As on Cloud Functions, the app has no key of its own and asks Google to sign.
      serviceAccountId: SERVICE_ACCOUNT,
      credential: { getAccessToken: async () => ({ access_token: 'operator', expires_in: 3600 }) },
      httpAgent: new LocalAgent(port),
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
      close();
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
