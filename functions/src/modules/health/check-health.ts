import { within } from '../../concurrency/deadline.ts';
import type { Needs } from '../../context.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import { describeError } from '../../foundation/log.ts';
import type { Reply } from '../../http/route.ts';

/** Anyone may call this, so each instance asks the database at most this often. */
const KEEP_MS = 10_000;
const PATIENCE_MS = 3_000;

/** Whether this instance can work, which it can if its database answers. */
export async function handle(
  ctx: Needs<'config' | 'db' | 'clock' | 'log' | 'version' | 'state'>,
): Promise<Reply<AnswerOf<'GET /health'>>> {
  const { config, version } = ctx;
  const cache = ctx.state(createCache);
  const at = ctx.clock().getTime();
  if (cache.checked === undefined || cache.checked.until <= at) {
    cache.checked = { isHealthy: answersInTime(ctx), until: at + KEEP_MS };
  }
  const ok = await cache.checked.isHealthy;
  // A failure is not cached: the next caller finds out whether it is over.
  if (!ok) delete cache.checked;
  const features = {
    billing: config.billing !== null,
    messaging: config.messaging !== null,
    helpCenter: config.helpCenter !== null,
    feedback: config.feedback !== null,
    mail: config.mail !== null,
  };
  return { status: ok ? 200 : 503, body: { ok, version, features } };
}

function createCache(): { checked?: { isHealthy: Promise<boolean>; until: number } } {
  return {};
}

async function answersInTime(ctx: Needs<'db' | 'log'>): Promise<boolean> {
  try {
    const db = await ctx.db();
    await within(
      PATIENCE_MS,
      () => db.collection('rateLimits').doc('health').get(),
      () => new Error('no answer in time'),
    );
    return true;
  } catch (error) {
    ctx.log('ERROR', 'health_check_failed', describeError(error));
    return false;
  }
}
