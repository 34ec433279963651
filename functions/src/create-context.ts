import type { Context } from './context.ts';

/** @throws {ConfigError} for unsafe settings */
export async function createContext(): Promise<Context> {
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
    { createState },
  ] = await Promise.all([
    import('./adapters/firebase.ts'),
    import('./adapters/stripe.ts'),
    import('./choose-host.ts'),
    import('./modules/machines/host/note-odd-times.ts'),
    import('./adapters/billing-clock.ts'),
    import('./adapters/task-queue.ts'),
    import('./adapters/smtp.ts'),
    import('./config/config.ts'),
    import('./foundation/log.ts'),
    import('./foundation/state.ts'),
  ]);
  const config = parseConfig(process.env);
  const clock = () => new Date();
  const log = createLog((line) => process.stdout.write(line));
  const firebase = createFirebase();
  const noteOddTimes = createNoteOddTimes({ db: firebase.db, now: clock, log });
  return {
    ...firebase,
    config,
    stripe: createStripeSource(config.billing),
    machineHost: createMachineHost(config, { firebase, noteOddTimes, now: clock, log }),
    tasks: createTaskQueue(firebase),
    sendMail: config.mail && createSendMail(config.mail, config.isDevelopment),
    clock,
    billingClock: createPlanNow(config.planClock, clock),
    log,
    version: process.env.K_REVISION ?? 'unknown',
    state: createState(),
  };
}
