// The account area as a customer reaches it: built for production, served as Hosting does, the API behind it, and a network
// between the browser and each of them.
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { LOCAL, PROJECT_ID } from '../../scripts/lib/places.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { webSettings } from '../../scripts/lib/stack.mjs';
import { buildSite } from './build-site.mjs';
import { apiSettings, startFunction } from './functions-process.mjs';
import { serveSite } from './serve.mjs';
import { startSlowLine } from './slow-line.mjs';

/** @import { Stack } from '../../scripts/lib/stack.mjs' */

/** The host name of the server that the hand-off goes to: ada's own, as its stand-in knows it. */
const SERVER = 'bench';
const OWNER = 'ada';

/** @param {{ stack: Pick<Stack, 'addresses'>, env: NodeJS.ProcessEnv }} options `env` are the settings of the stack */
export async function startAccountStage({ stack: { addresses }, env }) {
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
  /** @type {typeof import('../../standins/ai-server/start.ts')} */
  const { startAiServer } = await tsImport('../../standins/ai-server/start.ts', import.meta.url);
  const machine = { name: SERVER, owner: OWNER, state: 'ready', origin: server, silentSince: null };
  const aiServer = await startAiServer(
    {
      port: aiPort,
      siteOrigin: seen.site,
      projectId: PROJECT_ID,
      authEmulatorHost: lines.auth.host,
    },
    (name) => (name === SERVER ? /** @type {HostMachine} */ (machine) : null),
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

/** @typedef {Awaited<ReturnType<typeof startAccountStage>>} AccountStage */
/** @typedef {import('../../standins/machine-host/machine.ts').HostMachine} HostMachine */
