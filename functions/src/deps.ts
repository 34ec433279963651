import type Stripe from 'stripe';
import type { Firebase } from './adapters/firebase.ts';
import type { Config } from './config/config.ts';
import type { Log } from './foundation/log.ts';

/** Everything that the app reaches outside itself, made once and handed in. */
export type Deps = {
  config: Config;
  firebase: Firebase;
  /** Loads the client when first called. Only called where `config.billing` is set. */
  stripe: () => Promise<Stripe>;
  now: () => Date;
  log: Log;
  version: string;
};
