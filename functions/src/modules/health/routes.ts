import type { Firebase } from '../../adapters/firebase.ts';
import type { Config } from '../../config/config.ts';
import { describeError, type Log } from '../../foundation/log.ts';
import { within } from '../../concurrency/deadline.ts';
import { publicRoute, type Route } from '../../http/route.ts';

/** Anyone may call this, so each instance asks the database at most this often. */
const KEEP_MS = 10_000;
const PATIENCE_MS = 3_000;

type Parts = {
  config: Config;
  firebase: Pick<Firebase, 'db'>;
  now: () => Date;
  log: Log;
  version: string;
};

/** Whether this instance can work, which it can if its database answers. */
export function createHealthRoutes({ config, firebase, now, log, version }: Parts): Route[] {
  const features = {
    billing: config.billing !== null,
    messaging: config.messaging !== null,
    helpCenter: config.helpCenter !== null,
    feedback: config.feedback !== null,
    mail: config.mail !== null,
  };
  let checked: { isHealthy: Promise<boolean>; until: number } | undefined;

  async function check(): Promise<boolean> {
    try {
      const db = await firebase.db();
      await within(
        PATIENCE_MS,
        () => db.collection('rateLimits').doc('health').get(),
        () => new Error('no answer in time'),
      );
      return true;
    } catch (error) {
      log('ERROR', 'health_check_failed', describeError(error));
      return false;
    }
  }

  return [
    publicRoute('GET /health', async () => {
      const at = now().getTime();
      if (checked === undefined || checked.until <= at) {
        checked = { isHealthy: check(), until: at + KEEP_MS };
      }
      const ok = await checked.isHealthy;
      // A failure is not cached: the next caller finds out whether it is over.
      if (!ok) checked = undefined;
      return { status: ok ? 200 : 503, body: { ok, version, features } };
    }),
  ];
}
