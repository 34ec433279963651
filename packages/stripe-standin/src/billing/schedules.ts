import type Stripe from 'stripe';
import type { Seconds } from '../kit/time.ts';
import { buildSchedule, subscriptionIdOf } from '../objects/schedule.ts';
import { invalid } from '../state/faults.ts';
import { idOf, newId } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { isPausable, pauseNow, resumeNow } from './pauses.ts';
import { detach, endCancelled } from './scheduled.ts';
import { cancelNow, hasEnded } from './subscriptions.ts';

type Schedule = Stripe.SubscriptionSchedule;
type PauseSchedule = Stripe.SubscriptionSchedule.PauseSchedule;

/** A step of a pause schedule that falls due. */
export type ScheduleStep = { at: Seconds; what: string; act: () => void };

/**
 * Puts a subscription under a schedule, which pauses it at once. Its phase is the current period; since a paused subscription
 * does not come into a new period (docs.stripe.com/api/subscriptions/pause), the phase does not end during a pause either, and
 * afterwards it ends with the period that then begins. That is the cautious reading: the schedule is still attached after the
 * pause.
 * @throws {StripeFault} as docs.stripe.com/billing/subscriptions/pause/schedules, "Before you begin" and "Limitations"
 */
export function attachSchedule(
  world: World,
  subscription: Stripe.Subscription,
  pause: PauseSchedule,
): Schedule {
  const { store, emit } = world;
  const { status, schedule: attached } = subscription;
  if (attached !== null) {
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${idOf(attached)}`,
    );
  }
  if (!isPausable(status)) {
    throw invalid(`A subscription that is ${status} cannot be given a pause schedule.`, {
      param: 'pause_schedules',
    });
  }
  const fields = { id: newId('sub_sched'), created: store.now(), pause_schedules: [pause] };
  const schedule = buildSchedule(subscription, fields);
  subscription.schedule = schedule.id;
  store.schedules.set(schedule.id, schedule);
  emit('subscription_schedule.created', schedule);
  emit('customer.subscription.updated', subscription);
  pauseNow(world, subscription, {
    givesBack: true,
    isInvoiced: pause.pause.settings?.invoicing_behavior === 'invoice',
  });
  emit('subscription_schedule.updated', schedule);
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
  for (const { resume } of schedule.pause_schedules) {
    if (resume?.status.type !== 'scheduled' || subscription.status !== 'paused') continue;
    const act = () => resumeNow(world, subscription);
    yield { at: resume.resume_at, what: 'pause ends', act };
  }
  const phaseEnd = schedule.current_phase?.end_date;
  if (subscription.status === 'paused' || phaseEnd === undefined) return;
  yield { at: phaseEnd, what: 'schedule ends', act: () => complete(world, schedule) };
}

function complete(world: World, schedule: Schedule): void {
  const subscription = detach(world, schedule);
  schedule.status = 'completed';
  schedule.completed_at = world.store.now();
  world.emit('subscription_schedule.completed', schedule);
  if (subscription) world.emit('customer.subscription.updated', subscription);
}

function refuseUnlessOpen({ id, status }: Schedule, word: 'release' | 'cancel'): void {
  if (status === 'active') return;
  throw invalid(
    `You cannot ${word} a subscription schedule that is currently in the \`${status}\` status: ${id}. It must be \`not_started\` or \`active\`.`,
  );
}
