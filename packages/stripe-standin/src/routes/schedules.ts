import type Stripe from 'stripe';
import { attachSchedule, cancelSchedule, releaseSchedule } from '../billing/pauses.ts';
import type { Seconds } from '../kit/time.ts';
import { invalid } from '../state/faults.ts';
import { requireOne, requireSubscription, type World } from '../state/world.ts';
import { list, post, type Endpoint } from '../wire/endpoint.ts';
import type { Params } from '../wire/params.ts';

/** docs.stripe.com/api/subscription_schedules and docs.stripe.com/billing/subscriptions/pause/schedules */
export const scheduleEndpoints: readonly Endpoint[] = [
  list(
    '/subscription_schedules',
    ({ schedules }) => schedules,
    { customer: ({ customer }) => customer },
    { knowsCustomer: true },
  ),
  post('/subscription_schedules', ({ params, world }) => {
    // Together with `from_subscription` Stripe takes nothing else but the pauses.
    params.accept('from_subscription', 'pause_schedules');
    const id = params.requireText('from_subscription');
    const subscription = requireSubscription(world, id, 'from_subscription', 400);
    const [pause, ...more] = params.list('pause_schedules');
    if (pause === undefined || more.length > 0) {
      throw invalid('The stand-in wants one pause schedule.', { param: 'pause_schedules' });
    }
    return attachSchedule(world, subscription, readPause(world, pause));
  }),
  post('/subscription_schedules/:id/release', ({ id, params, world }) => {
    params.accept();
    const schedule = requireSchedule(world, id);
    releaseSchedule(world, schedule);
    return schedule;
  }),
  post('/subscription_schedules/:id/cancel', ({ id, params, world }) => {
    params.accept('invoice_now', 'prorate');
    if (params.boolean('invoice_now') !== false || params.boolean('prorate') !== false) {
      throw invalid(
        'The stand-in cancels without a last invoice: set invoice_now and prorate to false.',
      );
    }
    const schedule = requireSchedule(world, id);
    cancelSchedule(world, schedule);
    return schedule;
  }),
];

function requireSchedule({ store }: World, id: string): Stripe.SubscriptionSchedule {
  return requireOne(store.schedules, 'subscription_schedule', id, 'schedule');
}

/** A pause that begins now. Only what is listed here is simulated, and anything else refused. */
function readPause({ store }: World, entry: Params): { resumeAt: Seconds; isInvoiced: boolean } {
  const pause = entry.accept('pause', 'resume').requireNested('pause');
  const begin = pause.accept('pause_at', 'settings').requireNested('pause_at');
  begin.accept('type').choice('type', ['now']);
  const settings = pause.nested('settings')?.accept('bill_for', 'invoicing_behavior');
  const billFor = settings?.nested('bill_for')?.accept('unused_time_from');
  billFor?.nested('unused_time_from')?.accept('type').choice('type', ['pause_at']);
  const invoicing = settings?.choice('invoicing_behavior', ['invoice', 'pending_invoice_item']);
  const resumeAt = readResume(store.now(), entry.requireNested('resume'));
  return { resumeAt, isInvoiced: invoicing === 'invoice' };
}

/** What lies in the past is refused, like every date that Stripe wants in the future: github.com/stripe/stripe-ruby/issues/682. */
function readResume(now: Seconds, resume: Params): Seconds {
  const at = resume.accept('resume_at', 'settings').requireNested('resume_at');
  const settings = resume.nested('settings')?.accept('billing_cycle_anchor', 'payment_behavior');
  settings?.choice('billing_cycle_anchor', ['resume_at']);
  settings?.choice('payment_behavior', ['resume_on_payment_success']);
  if (at.accept('type', 'timestamp').choice('type', ['now', 'timestamp']) === 'now') return now;
  const timestamp = at.requireInteger('timestamp');
  if (timestamp > now) return timestamp;
  throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', {
    param: 'timestamp',
  });
}
