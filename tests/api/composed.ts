/** What an instance of the app is composed of here: the emulators, and the stand-ins that the settings name. */
import { createMachineHost } from '../../functions/src/choose-host.ts';
import { createFirebase, type Firebase } from '../../functions/src/adapters/firebase.ts';
import { createPlanNow } from '../../functions/src/adapters/billing-clock.ts';
import { createSendMail } from '../../functions/src/adapters/smtp.ts';
import { createStripeSource } from '../../functions/src/adapters/stripe.ts';
import type { Context } from '../../functions/src/context.ts';
import { createState } from '../../functions/src/foundation/state.ts';
import { createNoteOddTimes } from '../../functions/src/modules/machines/host/note-odd-times.ts';
import { parseConfig, type Config } from '../../functions/src/config/config.ts';
// The SDK of the deployed app: an app of one copy is none to the other.
import * as deployed from '../../functions/node_modules/firebase-admin/lib/app/index.js';

/** @param settings what differs from the settings of the suite; undefined unsets */
export function configOf(settings: Record<string, string | undefined> = {}): Config {
  return parseConfig({ ...process.env, FUNCTIONS_EMULATOR: 'true', ...settings });
}

/** @param parts what a test has of its own */
export function contextOf(config: Config, parts: Partial<Context> = {}): Context {
  const { clock = () => new Date(), log = () => {} } = parts;
  const firebase = { ...emulators(), ...parts };
  const noteOddTimes = createNoteOddTimes({ db: firebase.db, now: clock, log });
  return {
    ...emulators(),
    config,
    stripe: createStripeSource(config.billing),
    machineHost: createMachineHost(config, { firebase, noteOddTimes, now: clock, log }),
    // Whatever fills the queue is a job of its own.
    tasks: { add: async () => {} },
    sendMail: config.mail && createSendMail(config.mail, config.isDevelopment),
    clock,
    billingClock: createPlanNow(config.planClock, clock),
    log,
    version: 'test',
    state: createState(),
    ...parts,
  };
}

/**
 * The emulators, with the database of this file, which `ALCOVE_DATABASE` names. The processes that the file starts inherit it.
 * Without a name it is that of the stack, with the seed.
 */
export function emulators(): Firebase {
  const usual = createFirebase();
  const name = process.env['ALCOVE_DATABASE'];
  if (name === undefined) return usual;
  const app = async () => {
    // The first app is the one that everything else takes.
    await usual.auth();
    return (
      deployed.getApps().find((one) => one.name === name) ??
      deployed.initializeApp({ projectId: name }, name)
    );
  };
  return { ...usual, db: createFirebase(app).db };
}
