import type { Deps } from './compose.ts';

/**
 * What an instance reaches outside itself.
 * @throws {ConfigError} for unsafe settings
 */
export async function startDeps(): Promise<Deps> {
  const [
    { createFirebase },
    { createStripeSource },
    { createMachineHost },
    { createNoteOddTimes },
    { createPlanNow },
    { createTaskQueue },
    { createSendMail },
    { parseConfig },
    { createLog },
  ] = await Promise.all([
    import('./adapters/firebase.ts'),
    import('./adapters/stripe.ts'),
    import('./adapters/choose-host.ts'),
    import('./modules/machines/host/note-odd-times.ts'),
    import('./adapters/plan-clock.ts'),
    import('./adapters/task-queue.ts'),
    import('./adapters/smtp.ts'),
    import('./config/config.ts'),
    import('./foundation/log.ts'),
  ]);
  const config = parseConfig(process.env);
  const now = () => new Date();
  const log = createLog((line) => process.stdout.write(line));
  const firebase = createFirebase();
  const noteOddTimes = createNoteOddTimes({ db: firebase.db, now, log });
  return {
    config,
    firebase,
    stripe: createStripeSource(config.billing),
    machineHost: createMachineHost(config, { firebase, noteOddTimes, now, log }),
    now,
    planNow: createPlanNow(config.planClock, now),
    queue: createTaskQueue(firebase),
    sendMail: config.mail && createSendMail(config.mail, config.isDevelopment),
    log,
    version: process.env.K_REVISION ?? 'unknown',
  };
}
