// A stack on free ports for a suite, and the settings by which the suite finds it.
import { freePorts } from './ports.mjs';
import { startStack } from './stack.mjs';

/**
 * @param {{ name?: string, progress?: object }} options `name` of the stack: two of one name cannot run at once in one checkout
 */
export async function startTestStack({ name = 'test', progress } = {}) {
  const stack = await startStack({ name, ports: await freePorts(), progress, say: console.log });
  return { stack, env: testEnvironment(stack) };
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
