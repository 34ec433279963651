// The account area as a customer reaches it: built for production, served as Hosting does, the API behind it, and a network
// between the browser and each of them.
import { join } from 'node:path';
import { LOCAL, PROJECT_ID } from '../../../scripts/lib/places.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { webSettings, type Stack } from '../../../scripts/start/stack.ts';
import { startAiServer } from '../../../standins/ai-server/start.ts';
import type { HostMachine } from '../../../standins/machine-host/machine.ts';
import { buildSite } from '../site/build-site.ts';
import { apiSettings, startFunction } from '../api/functions-process.ts';
import { serveSite } from '../site/serve.ts';
import { startSlowLine } from './slow-line.ts';

/** The host name of the server that the hand-off goes to: ada's own, as its stand-in knows it. */
const SERVER = 'bench';
const OWNER = 'ada';

export async function startAccountStage({ stack: { addresses }, env }: Options) {
  const sitePort = await freePort();
  const aiPort = await freePort();
  const lines = {
    site: await startSlowLine(sitePort),
    auth: await startSlowLine(addresses.auth),
    firestore: await startSlowLine(addresses.firestore),
    server: await startSlowLine(aiPort),
  };
  const seen = {
    ...addresses,
    site: `http://${lines.site.host}`,
    auth: `http://${lines.auth.host}`,
    firestore: `http://${lines.firestore.host}`,
  };
  const server = `http://${SERVER}.${lines.server.host}`;
  const folder = join(LOCAL, 'bench', 'account-site');
  buildSite(folder, webSettings(seen));

  const api = await startFunction({
    name: 'account-api',
    // The hand-off is one to an own server, which cannot be below the domain of our machines.
    env: { ...apiSettings(env, null), SITE_ORIGINS: seen.site, MACHINE_DOMAIN: undefined },
  });
  const site = await serveSite(folder, {
    port: sitePort,
    api: api.url,
    local: {
      identity: [seen.auth, seen.firestore],
      chat: new URL(addresses.zendesk).host,
      helpCenter: [addresses.zendesk],
    },
  });
  const machine = { name: SERVER, owner: OWNER, state: 'ready', origin: server, silentSince: null };
  const aiServer = await startAiServer(
    {
      port: aiPort,
      siteOrigin: seen.site,
      projectId: PROJECT_ID,
      authEmulatorHost: lines.auth.host,
    },
    (name) => (name === SERVER ? (machine as HostMachine) : null),
  );

  return {
    origin: seen.site,
    /** Of the server. */
    server,
    api: api.url,
    stop: async () => {
      site.close();
      await Promise.all([
        api.stop(),
        aiServer.close(),
        ...Object.values(lines).map((line) => line.stop()),
      ]);
    },
  };
}

/** `env` are the settings of the stack. */
type Options = { stack: Pick<Stack, 'addresses'>; env: NodeJS.ProcessEnv };

export type AccountStage = Awaited<ReturnType<typeof startAccountStage>>;
