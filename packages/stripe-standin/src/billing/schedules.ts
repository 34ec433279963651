import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';
import { buildSchedule, subscriptionIdOf } from '../objects/schedule.ts';
import { invalid } from '../state/faults.ts';
import { idOf, newId } from '../state/store.ts';
import type { World } from '../state/world.ts';
import {
  pauseNow,
  resumeNow,
  UNUSED_TIME_FROM,
  type PauseTerms,
  type ResumeTerms,
} from './pauses.ts';
import { PRORATION_BEHAVIORS } from './proration.ts';
import { detach, endCancelled } from './scheduled.ts';
import { cancelNow, hasEnded } from './subscriptions.ts';

type Schedule = Stripe.SubscriptionSchedule;
type PauseSchedule = Stripe.SubscriptionSchedule.PauseSchedule;

const PAUSABLE: ReadonlySet<string> = new Set(['active', 'past_due', 'unpaid']);

/** A step of a pause schedule that falls due. */
export type ScheduleStep = { at: Seconds; what: string; act: () => void };

/**
 * Puts a subscription under a schedule. Its phase is the current period; since a paused subscription does not come into a
 * new period (docs.stripe.com/api/subscriptions/pause), the phase does not end during a pause either, and afterwards it ends
 * with the period that then begins. That is the cautious reading: the schedule is still attached after the pause.
 * @throws {StripeFault} as docs.stripe.com/billing/subscriptions/pause/schedules, "Before you begin" and "Limitations"
 */
export function attachSchedule(
  world: World,
  subscription: Stripe.Subscription,
  pauseSchedules: PauseSchedule[],
): Schedule {
  const { store, emit } = world;
  if (subscription.schedule !== null) {
    throw invalid(
      'You cannot migrate a subscription that is already attached to a schedule: ' +
        idOf(subscription.schedule),
    );
  }
  if (hasEnded(subscription) || subscription.status === 'incomplete') {
    throw invalid(`You cannot migrate a subscription that is ${subscription.status}.`);
  }
  if (pauseSchedules.length > 0) refusePauseSchedule(subscription);
  const schedule = buildSchedule({
    id: newId('sub_sched'),
    subscription,
    created: store.now(),
    pauseSchedules,
  });
  subscription.schedule = schedule.id;
  store.schedules.set(schedule.id, schedule);
  emit('subscription_schedule.created', schedule);
  emit('customer.subscription.updated', subscription);
  const isDue = pauseSchedules.some(({ pause }) => pause.pause_at <= store.now());
  if (isDue) runPause(world, subscription, schedule);
  return schedule;
}

/** Ends a schedule and leaves its subscription as it is: docs.stripe.com/api/subscription_schedules/release. */
export function releaseSchedule(world: World, schedule: Schedule): void {
  refuseUnlessOpen(schedule, 'release');
  const { store, emit } = world;
  const subscription = detach(world, schedule);
  schedule.status = 'released';
  schedule.released_at = store.now();
  schedule.released_subscription = subscription?.id ?? null;
  emit('subscription_schedule.released', schedule);
  if (subscription) emit('customer.subscription.updated', subscription);
}

/** Ends a schedule and its subscription: docs.stripe.com/api/subscription_schedules/cancel. */
export function cancelSchedule(world: World, schedule: Schedule): void {
  refuseUnlessOpen(schedule, 'cancel');
  const subscription = world.store.subscriptions.get(subscriptionIdOf(schedule) ?? '');
  if (subscription && !hasEnded(subscription)) cancelNow(world, subscription);
  else endCancelled(world, schedule);
}

/** What a schedule does next, if anything. */
export function* stepsOf(world: World, schedule: Schedule): Generator<ScheduleStep> {
  const subscription = world.store.subscriptions.get(subscriptionIdOf(schedule) ?? '');
  if (schedule.status !== 'active' || !subscription) return;
  for (const { pause, resume } of schedule.pause_schedules) {
    if (pause.status.type === 'scheduled') {
      const act = () => runPause(world, subscription, schedule);
      yield { at: pause.pause_at, what: 'scheduled pause begins', act };
    } else if (resume?.status.type === 'scheduled' && subscription.status === 'paused') {
      const act = () => resumeNow(world, subscription, termsOfResume(resume.settings));
      yield { at: resume.resume_at, what: 'pause ends', act };
    }
  }
  const phaseEnd = schedule.current_phase?.end_date;
  if (subscription.status === 'paused' || phaseEnd === undefined) return;
  yield { at: phaseEnd, what: 'schedule ends', act: () => complete(world, schedule) };
}

function refusePauseSchedule({
  status,
  collection_method: collects,
  billing_mode: mode,
}: Stripe.Subscription): void {
  if (mode.type === 'classic' || collects === 'send_invoice') {
    throw invalid(
      'Pause schedules need flexible billing mode and automatic charges in every phase.',
      { param: 'pause_schedules' },
    );
  }
  if (PAUSABLE.has(status)) return;
  throw invalid(`A subscription that is ${status} cannot be given a pause schedule.`, {
    param: 'pause_schedules',
  });
}

function runPause(world: World, subscription: Stripe.Subscription, schedule: Schedule): void {
  const [entry] = schedule.pause_schedules;
  if (!entry) return;
  const isPausable = PAUSABLE.has(subscription.status);
  if (isPausable) pauseNow(world, subscription, termsOfPause(entry.pause.settings));
  entry.pause.status = isPausable
    ? { type: 'succeeded' }
    : { type: 'error', error: { message: `The subscription is ${subscription.status}.` } };
  world.emit('subscription_schedule.updated', schedule);
}

function complete(world: World, schedule: Schedule): void {
  const subscription = detach(world, schedule);
  schedule.status = 'completed';
  schedule.completed_at = world.store.now();
  world.emit('subscription_schedule.completed', schedule);
  if (subscription) world.emit('customer.subscription.updated', subscription);
}

function refuseUnlessOpen({ id, status }: Schedule, word: 'release' | 'cancel'): void {
  if (status === 'active' || status === 'not_started') return;
  throw invalid(
    `You cannot ${word} a subscription schedule that is currently in the \`${status}\` status: ${id}. It must be \`not_started\` or \`active\`.`,
  );
}

function termsOfPause(
  settings: Stripe.SubscriptionSchedule.PauseSchedule.Pause.Settings | null,
): PauseTerms {
  const from = settings?.bill_for.unused_time_from.type;
  return {
    unusedTimeFrom: UNUSED_TIME_FROM.find((name) => name === from) ?? 'now',
    isInvoiced: settings?.invoicing_behavior === 'invoice',
  };
}

function termsOfResume(
  settings: Stripe.SubscriptionSchedule.PauseSchedule.Resume.Settings,
): ResumeTerms {
  return {
    anchor: settings.billing_cycle_anchor === 'unchanged' ? 'unchanged' : 'now',
    waitsForSuccess: settings.payment_behavior !== 'resume_on_payment_attempt',
    proration:
      PRORATION_BEHAVIORS.find((name) => name === settings.proration_behavior) ??
      'create_prorations',
  };
}
