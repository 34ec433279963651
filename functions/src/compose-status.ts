import type Stripe from 'stripe';
import type { Firebase } from './adapters/firebase.ts';
import type { MachineHost } from './adapters/machine-host.ts';
import type { Config } from './config/config.ts';
import type { StatusAnswer } from './contract/status.ts';
import type { Log } from './foundation/log.ts';
import type { DeliverMail } from './modules/email/deliver-mail.ts';
import { createStatusAnswer } from './modules/status/status-answer.ts';
import { createWatchStatus } from './modules/status/watch-status.ts';

type Deps = {
  config: Pick<Config, 'billing'>;
  firebase: Firebase;
  stripe: () => Promise<Stripe>;
  machineHost: MachineHost;
  now: () => Date;
  log: Log;
};

/** Writes what works, every minute. */
export function composeWatchStatus(deps: Deps, mail: DeliverMail | null): () => Promise<void> {
  const { config, firebase, stripe, machineHost: host, now, log } = deps;
  return createWatchStatus({
    ...firebase,
    stripe,
    priceId: config.billing?.prices[0]?.priceId ?? null,
    host,
    isMailLate: mail && (async () => (await mail.findLate()).length > 0),
    now,
    log,
  });
}

type StatusDeps = { firebase: Firebase; site: string; now: () => Date; log: Log };

/** What the function `status` answers with: it has none of the API's settings and secrets. `site`: where the API is asked. */
export function composeStatusAnswer(deps: StatusDeps): () => Promise<StatusAnswer> {
  const { firebase, site, now, log } = deps;
  const askApi = async (signal: AbortSignal) => {
    const { ok, body } = await fetch(new URL('/api/health', site), { signal, redirect: 'error' });
    await body?.cancel();
    return ok;
  };
  return createStatusAnswer({ db: firebase.db, askApi, now, log });
}
