import type Stripe from 'stripe';
import type { Firebase } from './adapters/firebase.ts';
import type { MachineHost } from './adapters/machine-host.ts';
import type { PlanNow } from './adapters/billing-clock.ts';
import type { SendMail } from './adapters/smtp.ts';
import type { TaskQueue } from './adapters/task-queue.ts';
import type { Config } from './config/config.ts';
import type { Log } from './foundation/log.ts';

/** Everything that an instance reaches outside itself, made once and given to whatever it runs. */
export type Context = Firebase & {
  config: Config;
  /** Loads the client when first called. Only called where `config.billing` is set. */
  stripe: () => Promise<Stripe>;
  machineHost: MachineHost;
  tasks: TaskQueue;
  /** Null where no mail is sent. */
  sendMail: SendMail | null;
  /** The time of day: for sign-ins, limits, tokens, and how old a mirror is. */
  clock: () => Date;
  /** The time of plans: what is promised or counted about a plan, a payment or a machine. */
  billingClock: PlanNow;
  log: Log;
  version: string;
  /**
   * What lives as long as the instance, such as a cache: made by the first call with this function, and the same for every later
   * one. Two contexts share nothing, so that a test can run two instances in one process.
   */
  state: <T>(create: () => T) => T;
};

/** The parts of the context that a function uses. */
export type Needs<K extends keyof Context> = Pick<Context, K>;
