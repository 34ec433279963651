import type { Deps } from './compose.ts';

/**
 * What an instance reaches outside itself.
 * @throws {ConfigError} for unsafe settings
 */
export async function startDeps(): Promise<Deps> {
  const [{ createFirebase }, { createStripeSource }, { parseConfig }, { createLog }] =
    await Promise.all([
      import('./adapters/firebase.ts'),
      import('./adapters/stripe.ts'),
      import('./config/config.ts'),
      import('./foundation/log.ts'),
    ]);
  const config = parseConfig(process.env);
  return {
    config,
    firebase: createFirebase(),
    stripe: createStripeSource(config.billing),
    now: () => new Date(),
    log: createLog((line) => process.stdout.write(line)),
    version: process.env.K_REVISION ?? 'unknown',
  };
}
