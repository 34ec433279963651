import type Stripe from 'stripe';
import { addIntervals, DAY, type Seconds } from '../kit/time.ts';
import { recurringOf } from '../objects/catalogue.ts';
import { shown } from '../objects/shape.ts';
import { invalid } from '../state/faults.ts';
import { idOf, itemOf, newId, type Charge } from '../state/store.ts';
import type { World } from '../state/world.ts';
import { chargeOfItem, pendingChargesOf, takePendingCharges, unusedTimeOf } from './charges.ts';
import { bill, voidInvoice } from './invoicing.ts';
import {
  cancelNow,
  detach,
  endCancelled,
  forget,
  hasEnded,
  periodEndOf,
  restartPeriod,
  scheduledBy,
  scheduleOf,
  waitUntil,
} from './subscriptions.ts';

type Schedule = Stripe.SubscriptionSchedule;
type Resume = Stripe.SubscriptionSchedule.PauseSchedule.Resume;

type PauseTerms = {
  /** Whether unused time is given back. */
  givesBack: boolean;
  /** Whether the credit is invoiced at once, which puts it on the customer's balance; else the next invoice takes it up. */
  isInvoiced: boolean;
};

/**
 * How long a payment may end a pause: docs.stripe.com/billing/subscriptions/pause, "Payment behavior", row "Pending update
 * expiration time". Until then Stripe retries as it does with other invoices.
 */
const WAITS_FOR_SUCCESS: Seconds = 365 * DAY;

/**
 * Pauses at once: no invoice is made any more and the period ends here. Invoices that are open already go on.
 * docs.stripe.com/billing/subscriptions/pause
 */
export function pauseNow(
  world: World,
  subscription: Stripe.Subscription,
  { givesBack, isInvoiced }: PauseTerms,
): void {
  const { store } = world;
  const now = store.now();
  const item = itemOf(subscription);
  const credit = unusedTimeOf(item, now);
  const charges = [...takePendingCharges(world, subscription)];
  if (givesBack && credit.amount < 0) charges.push(credit);
  item.current_period_end = now;
  markPaused(world, subscription, 'pause_requested');
  if (charges.length === 0) return;
  if (isInvoiced) bill(world, subscription, charges, 'subscription_update');
  else store.pendingCharges.set(subscription.id, charges);
}

/** Shows a subscription as paused, and tells of it. Nothing is credited. */
export function markPaused(
  { store, emit }: World,
  subscription: Stripe.Subscription,
  type: Stripe.Subscription.StatusDetails.Paused.Subscription.Type,
): void {
  subscription.status = 'paused';
  subscription.status_details = {
    paused: { subscription: { type }, transitioned_at: store.now(), type: 'subscription' },
  };
  emit('customer.subscription.paused', subscription);
  emit('customer.subscription.updated', subscription);
}

/**
 * Ends a pause with a whole period that begins now, once its invoice is paid; Stripe can also let the old cycle go on, or end
 * a pause whose payment fails. docs.stripe.com/api/subscriptions/resume
 */
export function resumeNow(world: World, subscription: Stripe.Subscription): void {
  const { store, emit } = world;
  if (subscription.status !== 'paused') throw invalid('This subscription is not paused.');
  const charges = previewResumption(world, subscription);
  takePendingCharges(world, subscription);
  const { invoice, refusal } = bill(world, subscription, charges, 'subscription_update');
  if (refusal === null) return goOn(world, subscription);
  noteResume(world, subscription, {
    type: refusal === 'authenticate' ? 'requires_action' : 'pending',
  });
  subscription.pending_update = waitUntil(store.now() + WAITS_FOR_SUCCESS);
  store.resumptions.set(subscription.id, invoice.id);
  emit('customer.subscription.updated', subscription);
}

/** What the next invoice of a paused subscription charges: docs.stripe.com/api/invoices/create_preview, `resume_at`. */
export function previewResumption(world: World, subscription: Stripe.Subscription): Charge[] {
  const item = itemOf(subscription);
  const start = world.store.now();
  const period = { start, end: addIntervals(start, recurringOf(item.price)) };
  return [...pendingChargesOf(world, subscription), { ...chargeOfItem(item), period }];
}

/** Goes on after a pause, with a period that begins now. A period that was cut by the pause was given back. */
export function goOn(world: World, subscription: Stripe.Subscription): void {
  restartPeriod(world, subscription);
  forget(world, subscription);
  delete subscription.status_details;
  subscription.status = 'active';
  world.emit('customer.subscription.resumed', subscription);
  world.emit('customer.subscription.updated', subscription);
  noteResume(world, subscription, { type: 'succeeded' });
}

/** Gives up a resumption whose time is over, or whose invoice was voided: the pause goes on. */
export function giveUpResumption(world: World, subscription: Stripe.Subscription): void {
  const { store, emit } = world;
  const invoice = store.invoices.get(store.resumptions.get(subscription.id) ?? '');
  forget(world, subscription);
  if (invoice?.status === 'open') voidInvoice(world, invoice);
  noteResume(world, subscription, {
    type: 'error',
    error: { message: 'The resumption invoice was voided.' },
  });
  emit('customer.subscription.pending_update_expired', subscription);
  emit('customer.subscription.updated', subscription);
}

/** @throws {StripeFault} as docs.stripe.com/billing/subscriptions/pause, "Limitations" */
export function refuseToPause({ status, schedule }: Stripe.Subscription): void {
  if (schedule !== null) {
    throw invalid('A subscription with an attached schedule cannot be paused directly.');
  }
  if (!isPausable(status)) throw invalid(`A subscription that is ${status} cannot be paused.`);
}

function isPausable(status: Stripe.Subscription.Status): boolean {
  return status === 'active' || status === 'past_due' || status === 'unpaid';
}

/**
 * Puts a subscription under a schedule, which pauses it at once and gives unused time back, and ends with a whole period that
 * is paid for. Its phase is the current period; since a paused subscription does not come into a new period
 * (docs.stripe.com/api/subscriptions/pause), the phase does not end during a pause either, and afterwards it ends with the
 * period that then begins. That is the cautious reading: the schedule is still attached after the pause.
 * @throws {StripeFault} as docs.stripe.com/billing/subscriptions/pause/schedules, "Before you begin" and "Limitations"
 */
export function attachSchedule(
  world: World,
  subscription: Stripe.Subscription,
  { resumeAt, isInvoiced }: { resumeAt: Seconds; isInvoiced: boolean },
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
  const now = store.now();
  const item = itemOf(subscription);
  const schedule = shown<Schedule>({
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    created: now,
    current_phase: { start_date: item.current_period_start, end_date: item.current_period_end },
    customer: subscription.customer,
    pause_schedules: [
      {
        key: newId('pause'),
        pause: { pause_at: now, settings: null, status: { type: 'succeeded' } },
        resume: shown<Resume>({ resume_at: resumeAt, status: { type: 'scheduled' } }),
      },
    ],
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  });
  subscription.schedule = schedule.id;
  store.schedules.set(schedule.id, schedule);
  emit('subscription_schedule.created', schedule);
  emit('customer.subscription.updated', subscription);
  pauseNow(world, subscription, { givesBack: true, isInvoiced });
  emit('subscription_schedule.updated', schedule);
  return schedule;
}

/** Notes how the scheduled end of a pause stands. Once the subscription goes on, the phase ends with its new period. */
function noteResume(world: World, subscription: Stripe.Subscription, status: Resume['status']) {
  const schedule = scheduleOf(world, subscription);
  const [entry] = schedule?.pause_schedules ?? [];
  if (!schedule || !entry?.resume) return;
  entry.resume.status = status;
  if (subscription.status !== 'paused' && schedule.current_phase) {
    schedule.current_phase.end_date = periodEndOf(subscription);
  }
  world.emit('subscription_schedule.updated', schedule);
}

/** Ends a schedule and leaves its subscription as it is: docs.stripe.com/api/subscription_schedules/release. */
export function releaseSchedule(world: World, schedule: Schedule): void {
  refuseUnlessOpen(schedule, 'release');
  endAs(world, schedule, 'released');
}

/** Ends a schedule and its subscription: docs.stripe.com/api/subscription_schedules/cancel. */
export function cancelSchedule(world: World, schedule: Schedule): void {
  refuseUnlessOpen(schedule, 'cancel');
  const subscription = scheduledBy(world, schedule);
  if (subscription && !hasEnded(subscription)) cancelNow(world, subscription);
  else endCancelled(world, schedule);
}

/** What a schedule does next, if anything. */
export function* stepsOf(world: World, schedule: Schedule) {
  const subscription = scheduledBy(world, schedule);
  if (schedule.status !== 'active' || !subscription) return;
  const isPaused = subscription.status === 'paused';
  for (const { resume } of schedule.pause_schedules) {
    if (resume?.status.type !== 'scheduled' || !isPaused) continue;
    const act = () => resumeNow(world, subscription);
    yield { at: resume.resume_at, what: 'pause ends', act };
  }
  const phaseEnd = schedule.current_phase?.end_date;
  if (isPaused || phaseEnd === undefined) return;
  yield { at: phaseEnd, what: 'schedule ends', act: () => endAs(world, schedule, 'completed') };
}

function endAs(world: World, schedule: Schedule, status: 'released' | 'completed'): void {
  const subscription = detach(world, schedule);
  schedule.status = status;
  world.emit(`subscription_schedule.${status}`, schedule);
  if (subscription) world.emit('customer.subscription.updated', subscription);
}

function refuseUnlessOpen({ id, status }: Schedule, word: 'release' | 'cancel'): void {
  if (status === 'active') return;
  throw invalid(
    `You cannot ${word} a subscription schedule that is currently in the \`${status}\` status: ${id}. It must be \`not_started\` or \`active\`.`,
  );
}
