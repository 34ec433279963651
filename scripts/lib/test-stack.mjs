// A stack on free ports for a suite, and the settings by which the suite finds it.
import { freePorts } from './ports.mjs';
import { startStack } from './stack.mjs';

/** As many instances of the API as two browsers ask at once; each takes seconds to load, which would count as a test's. */
const WARM_INSTANCES = 4;

/**
 * @param {{ name?: string, progress?: object }} options `name` of the stack: two of one name cannot run at once in one checkout
 * @returns the stack, the settings by which suites find it, and what resolves when browsers can use it
 */
export async function startTestStack({ name = 'test', progress } = {}) {
  const stack = await startStack({ name, ports: await freePorts(), progress, say: console.log });
  return { stack, env: testEnvironment(stack), readyForBrowsers: () => warmUp(stack) };
}

/** @throws {StackError} when the site cannot be built or served */
async function warmUp({ addresses, site }) {
  await site;
  const asked = Array.from({ length: WARM_INSTANCES }, () => fetch(`${addresses.site}/api/plans`));
  await Promise.all(asked);
}

function testEnvironment({ addresses, env }) {
  return {
    ...env,
    GCLOUD_PROJECT: env.FIREBASE_PROJECT_ID,
    ALCOVE_SITE_URL: addresses.site,
    ALCOVE_API_URL: addresses.api,
    ALCOVE_STRIPE_URL: addresses.stripe,
    ALCOVE_ZENDESK_URL: addresses.zendesk,
    ALCOVE_CANNY_URL: addresses.canny,
    ALCOVE_AI_SERVER_URL: addresses.aiServer,
  };
}
