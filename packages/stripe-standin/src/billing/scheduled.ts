/** What happens to a schedule when its subscription changes. */
import type Stripe from 'stripe';
import { subscriptionIdOf } from '../objects/schedule.ts';
import { invalid } from '../state/faults.ts';
import { idOf, type Store } from '../state/store.ts';
import type { World } from '../state/world.ts';

type Schedule = Stripe.SubscriptionSchedule;
type ResumeStatus = Stripe.SubscriptionSchedule.PauseSchedule.Resume.Status;

/** The refusal of everything that would set, move or take back an end while a schedule decides on it. */
export function refuseWhileScheduled({ schedule }: Stripe.Subscription): void {
  if (schedule === null) return;
  throw invalid(
    `The subscription is managed by the subscription schedule \`${idOf(schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
  );
}

/** A schedule is cancelled together with its subscription. */
export function cancelScheduleOf(world: World, subscription: Stripe.Subscription): void {
  const schedule = scheduleOf(world.store, subscription);
  if (schedule) endCancelled(world, schedule);
}

export function endCancelled(world: World, schedule: Schedule): void {
  detach(world, schedule);
  schedule.status = 'canceled';
  schedule.canceled_at = world.store.now();
  world.emit('subscription_schedule.canceled', schedule);
}

/** Notes how the scheduled end of a pause stands. Once the subscription goes on, the phase ends with its new period. */
export function noteResume(
  { store, emit }: World,
  subscription: Stripe.Subscription,
  status: ResumeStatus,
): void {
  const schedule = scheduleOf(store, subscription);
  const [entry] = schedule?.pause_schedules ?? [];
  const [phase] = schedule?.phases ?? [];
  if (!schedule || !entry?.resume || !phase) return;
  entry.resume.status = status;
  if (subscription.status !== 'paused') {
    phase.end_date = Math.max(...subscription.items.data.map((item) => item.current_period_end));
    schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  }
  emit('subscription_schedule.updated', schedule);
}

export function detach({ store }: World, schedule: Schedule): Stripe.Subscription | undefined {
  const subscription = store.subscriptions.get(subscriptionIdOf(schedule) ?? '');
  if (subscription) subscription.schedule = null;
  schedule.subscription = null;
  schedule.current_phase = null;
  return subscription;
}

function scheduleOf(store: Store, { schedule }: Stripe.Subscription): Schedule | undefined {
  return schedule === null ? undefined : store.schedules.get(idOf(schedule));
}
