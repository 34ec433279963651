import type Stripe from 'stripe';
import { PRORATION_BEHAVIORS } from '../billing/proration.ts';
import { attachSchedule, cancelSchedule, releaseSchedule } from '../billing/schedules.ts';
import { addIntervals, type Seconds } from '../kit/time.ts';
import { newestFirst } from '../objects/list.ts';
import { invalid, noSuch } from '../state/faults.ts';
import { newId } from '../state/store.ts';
import { requireCustomer, type World } from '../state/world.ts';
import { get, post, type Endpoint } from '../wire/endpoint.ts';
import { pageOf, PAGING } from '../wire/paging.ts';
import type { Params } from '../wire/params.ts';
import { requireSubscription } from './subscriptions.ts';

type PauseSchedule = Stripe.SubscriptionSchedule.PauseSchedule;

/** docs.stripe.com/api/subscription_schedules and docs.stripe.com/billing/subscriptions/pause/schedules */
export const scheduleEndpoints: readonly Endpoint[] = [
  get('/subscription_schedules', ({ params, world }) => {
    params.accept(...PAGING, 'customer', 'scheduled');
    const customer = params.text('customer');
    if (customer !== undefined) requireCustomer(world, customer, 'customer', 400);
    const onlyFuture = params.boolean('scheduled') === true;
    const found = newestFirst(world.store.schedules.values()).filter(
      (schedule) =>
        (customer === undefined ? schedule.test_clock === null : schedule.customer === customer) &&
        (!onlyFuture || schedule.status === 'not_started'),
    );
    return pageOf(found, params, '/v1/subscription_schedules');
  }),
  post('/subscription_schedules', ({ params, world }) => {
    // Together with `from_subscription` Stripe takes nothing else but the pauses.
    params.accept('from_subscription', 'pause_schedules', 'expand');
    const id = params.requireText('from_subscription');
    const subscription = requireSubscription(world, id, 'from_subscription', 400);
    return attachSchedule(world, subscription, readPauses(world, params));
  }),
  post('/subscription_schedules/:id/release', ({ id, params, world }) => {
    params.accept('preserve_cancel_date', 'expand');
    const schedule = requireSchedule(world, id);
    releaseSchedule(world, schedule);
    return schedule;
  }),
  post('/subscription_schedules/:id/cancel', ({ id, params, world }) => {
    params.accept('invoice_now', 'prorate', 'expand');
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
  const schedule = store.schedules.get(id);
  if (!schedule) throw noSuch('subscription_schedule', id, 'schedule');
  return schedule;
}

function readPauses(world: World, params: Params): PauseSchedule[] {
  if (params.isEmpty('pause_schedules')) return [];
  const entries = params.list('pause_schedules');
  if (entries.length > 1) {
    throw invalid('Only one pause schedule is supported.', { param: 'pause_schedules' });
  }
  return entries.map((entry) => readPause(world, entry.accept('key', 'pause', 'resume')));
}

function readPause({ store }: World, entry: Params): PauseSchedule {
  const pause = entry.nested('pause')?.accept('pause_at', 'settings');
  const at = pause?.nested('pause_at')?.accept('type', 'timestamp');
  if (!pause || !at) {
    throw invalid('Missing required param: pause_schedules[0][pause].', {
      code: 'parameter_missing',
      param: 'pause_schedules[0][pause]',
    });
  }
  at.requireText('type');
  const isNow = at.choice('type', ['now', 'timestamp']) === 'now';
  const pauseAt = isNow ? store.now() : readFuture(store, at);
  return {
    key: entry.text('key') ?? newId('pause'),
    pause: {
      pause_at: pauseAt,
      settings: readPauseSettings(pause.nested('settings')),
      status: { type: 'scheduled' },
    },
    resume: readResume(store, entry.nested('resume'), pauseAt),
  };
}

function readPauseSettings(settings: Params | undefined): PauseSchedule['pause']['settings'] {
  settings?.accept('type', 'bill_for', 'invoicing_behavior');
  settings?.choice('type', ['subscription']);
  const billFor = settings
    ?.nested('bill_for')
    ?.accept('unused_time_from', 'outstanding_usage_through');
  const usage = billFor?.nested('outstanding_usage_through')?.accept('type');
  const unused = billFor?.nested('unused_time_from')?.accept('type');
  return {
    type: 'subscription',
    bill_for: {
      outstanding_usage_through: {
        type: usage?.choice('type', ['none', 'pause_at']) ?? 'pause_at',
      },
      unused_time_from: {
        type: unused?.choice('type', UNUSED_TIME_FROM) ?? 'pause_at',
      },
    },
    invoicing_behavior:
      settings?.choice('invoicing_behavior', ['invoice', 'pending_invoice_item']) ??
      'pending_invoice_item',
  };
}

const UNUSED_TIME_FROM = ['item_current_period_start', 'none', 'pause_at'] as const;

function readResume(
  store: World['store'],
  resume: Params | undefined,
  pauseAt: Seconds,
): PauseSchedule['resume'] {
  if (!resume) return null;
  resume.accept('resume_at', 'settings');
  const at = resume.nested('resume_at')?.accept('type', 'timestamp', 'duration');
  if (!at) {
    throw invalid('Missing required param: pause_schedules[0][resume][resume_at].', {
      code: 'parameter_missing',
      param: 'pause_schedules[0][resume][resume_at]',
    });
  }
  const settings = resume
    .nested('settings')
    ?.accept('billing_cycle_anchor', 'payment_behavior', 'proration_behavior');
  return {
    resume_at: readResumeAt(store, at, pauseAt),
    settings: {
      billing_cycle_anchor:
        settings?.choice('billing_cycle_anchor', ['resume_at', 'unchanged']) ?? 'resume_at',
      payment_behavior:
        settings?.choice('payment_behavior', [
          'resume_on_payment_attempt',
          'resume_on_payment_success',
        ]) ?? 'resume_on_payment_success',
      proration_behavior:
        settings?.choice('proration_behavior', PRORATION_BEHAVIORS) ?? 'create_prorations',
    },
    status: { type: 'scheduled' },
  };
}

function readResumeAt(store: World['store'], at: Params, pauseAt: Seconds): Seconds {
  at.requireText('type');
  switch (at.choice('type', ['now', 'timestamp', 'duration'])) {
    case 'timestamp':
      return readFuture(store, at);
    case 'duration': {
      const duration = at.nested('duration')?.accept('interval', 'interval_count');
      const interval = duration?.choice('interval', ['day', 'week', 'month', 'year']);
      if (!duration || interval === undefined) throw invalid('Missing required param: duration.');
      const count = duration.integer('interval_count') ?? 1;
      return addIntervals(pauseAt, { interval, interval_count: count });
    }
    case 'now':
    case undefined:
      return store.now();
  }
}

/** What lies in the past is refused, like every date that Stripe wants in the future: github.com/stripe/stripe-ruby/issues/682. */
function readFuture({ now }: World['store'], at: Params): Seconds {
  const timestamp = at.integer('timestamp');
  if (timestamp === undefined) {
    throw invalid('Missing required param: timestamp.', { code: 'parameter_missing' });
  }
  if (timestamp > now()) return timestamp;
  throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', {
    param: 'timestamp',
  });
}
