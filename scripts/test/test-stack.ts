// A stack on free ports for a suite, and the settings by which the suite finds it.
import { claimScratch } from '../start/leftovers.ts';
import { freePorts } from '../lib/ports.ts';
import { startStack, type Stack } from '../start/stack.ts';
import { stretched } from '../../tests/support/time-limits/stretched.ts';

const A_DAY = 86_400;

/**
 * @param name of the stack: two of one name cannot run at once in one checkout
 * @returns the stack, the settings by which suites find it, what resolves when browsers can use it, and what ends the triggers
 */
export async function startTestStack(name: string) {
  const scratch = await claimScratch();
  const ports = await freePorts();
  const settings = { TIME_LIMIT_FACTOR: String(Math.round(stretched(1))) };
  const stack = await startStack({ name, ports, scratch, settings });
  return {
    stack,
    env: testEnvironment(stack),
    readyForBrowsers: () => restMachines(stack),
    restTriggers: () => restTriggers(ports.hub),
  };
}

/**
 * Ends the functions that run on events, for good. Browser tests remove their people, and each removal would start a process: a
 * third of the computer. It would also hide what our own deletion leaves behind.
 * @param hub the port of the emulators' hub
 */
async function restTriggers(hub: number) {
  await tell('PUT', `http://127.0.0.1:${hub}/functions/disableBackgroundTriggers`);
}

/**
 * Keeps machines that are ordered in the queue, until a test ends the steps of its own. Each step sends an event that our API
 * answers, beside all that the browsers ask of it.
 */
async function restMachines({ addresses }: Stack) {
  await tell('POST', `${addresses.machineHost}/__control/pace`, { seconds: A_DAY });
}

async function tell(method: string, url: string, body: object = {}) {
  const headers = { 'Content-Type': 'application/json' };
  const { ok, status } = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!ok) throw new Error(`${url} answered ${status}`);
}

function testEnvironment({ addresses, env, siteFolder }: Stack) {
  return {
    ...env,
    GCLOUD_PROJECT: env.FIREBASE_PROJECT_ID,
    ALCOVE_SITE_URL: addresses.site,
    ALCOVE_SITE_FOLDER: siteFolder,
    ALCOVE_API_URL: addresses.api,
    ALCOVE_STRIPE_URL: addresses.stripe,
    ALCOVE_ZENDESK_URL: addresses.zendesk,
    ALCOVE_CANNY_URL: addresses.canny,
    ALCOVE_AI_SERVER_URL: addresses.aiServer,
    ALCOVE_MACHINE_HOST_URL: addresses.machineHost,
    ALCOVE_MAILBOX_URL: addresses.mailbox,
  };
}
