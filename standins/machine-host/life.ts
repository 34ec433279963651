/** What happens to a machine: on request, as time passes, and when something goes wrong. */
import { UNREACHABLE_MINUTES } from '../../functions/src/contract/machines.ts';
import type { PlanSlug } from '../../functions/src/contract/plans.ts';
import { enterInBook, takeFate, type Book, type Order } from './book.ts';
import {
  FRESH_BYTES,
  isAnswering,
  STEPS,
  type HostMachine,
  type HostState,
  type Moment,
  type Software,
} from './machine.ts';

/** A machine counts as silent after some minutes; this margin keeps us from reporting it too early. */
const SILENCE_TOLD_AFTER_MS = UNREACHABLE_MINUTES * 60_000 + 1000;
/** The step at which a machine fails that is to fail. */
const FAILING_STEP = 3;

export function order(book: Book, wanted: Order): HostMachine {
  const { failure, origin } = takeFate(book);
  const machine = { ...blank(wanted, book.now()), willBeAt: origin, willFail: failure };
  enterInBook(book, machine);
  book.changed(machine, machine.since);
  return machine;
}

/** A machine as it stands in the queue. */
export function blank({ reference, name, plan, owner }: Order, at: Moment): HostMachine {
  return {
    reference,
    name,
    plan,
    owner,
    state: 'queued',
    step: 0,
    since: at,
    changedAt: at,
    origin: null,
    willBeAt: null,
    lastSeen: null,
    silentSince: null,
    isSilenceTold: false,
    restartsUntil: null,
    restartKey: null,
    usedBytes: FRESH_BYTES,
    software: 'current',
    failure: null,
    willFail: null,
    writes: [],
  };
}

export function erase(book: Book, machine: HostMachine): void {
  if (machine.state === 'erased') return;
  leaveReady(book, machine);
  machine.usedBytes = 0;
  machine.failure = null;
  enter(book, machine, 'erased', book.now());
}

/** For a reference that nothing was ordered for: an order that is still on its way must not make it. */
export function eraseUnknown(book: Book, reference: string): HostMachine {
  const nothing = blank({ reference, name: '', plan: 'solo', owner: '' }, book.now());
  const machine: HostMachine = { ...nothing, state: 'erased' };
  enterInBook(book, machine);
  return machine;
}

export function sleep(book: Book, machine: HostMachine): void {
  if (machine.state !== 'ready') return;
  leaveReady(book, machine);
  enter(book, machine, 'asleep', book.now());
}

export function wake(book: Book, machine: HostMachine): void {
  if (machine.state === 'asleep') enter(book, machine, 'ready', book.now());
}

export function resize(book: Book, machine: HostMachine, plan: PlanSlug): void {
  if (machine.plan === plan) return;
  machine.plan = plan;
  tell(book, machine, book.now());
}

/** @param key that of the order to restart: sent twice, it restarts once */
export function restart(book: Book, machine: HostMachine, key: string): void {
  if (machine.restartKey === key) return;
  leaveReady(book, machine);
  machine.restartKey = key;
  machine.restartsUntil = book.now() + book.paceMs;
  tell(book, machine, book.now());
}

export function fail(book: Book, machine: HostMachine, words: string): void {
  leaveReady(book, machine);
  machine.failure = words;
  enter(book, machine, 'failed', book.now());
}

/** The host's people have found the fault: the machine is made from the start. */
export function repair(book: Book, machine: HostMachine): void {
  if (machine.state !== 'failed') return;
  machine.failure = null;
  enter(book, machine, 'queued', book.now());
}

export function silence(book: Book, machine: HostMachine): void {
  if (machine.silentSince !== null) return;
  leaveReady(book, machine);
  machine.silentSince = book.now();
  machine.isSilenceTold = false;
}

export function answerAgain(book: Book, machine: HostMachine): void {
  if (machine.silentSince === null) return;
  machine.silentSince = null;
  tell(book, machine, book.now());
}

/** Puts other software on it, which shows in what the host says of it. */
export function install(book: Book, machine: HostMachine, software: Software): void {
  if (machine.software === software) return;
  machine.software = software;
  tell(book, machine, book.now());
}

/** Ends the queue or the step that is under way, whatever the pace is. */
export function endStep(book: Book, machine: HostMachine): void {
  if (isBeingMade(machine)) goOn(book, machine, book.now());
}

/** Lets everything that is due happen, in order. */
export function runDue(book: Book): void {
  const until = book.now();
  // The clock can also go back: then steps in progress restart.
  for (const machine of book.machines.values()) machine.since = Math.min(machine.since, until);
  for (let next = nextDue(book); next && next.at <= until; next = nextDue(book)) next.act();
}

/** What falls due first, and when; null if nothing is under way. */
export function nextDue(book: Book): Due | null {
  let first: Due | null = null;
  for (const machine of book.machines.values()) {
    const due = dueOf(book, machine);
    if (due && (first === null || due.at < first.at)) first = due;
  }
  return first;
}

type Due = { at: Moment; act: () => void };

function dueOf(book: Book, machine: HostMachine): Due | null {
  const { silentSince, isSilenceTold, state, since } = machine;
  if (isBeingMade(machine)) {
    const begins = state === 'queued' ? Math.max(since, book.fullUntil ?? since) : since;
    const at = begins + (state === 'queued' ? book.paceMs / 2 : book.paceMs);
    return { at, act: () => goOn(book, machine, at) };
  }
  if (machine.restartsUntil !== null) {
    const at = machine.restartsUntil;
    const act = () => {
      machine.restartsUntil = null;
      machine.since = at;
      tell(book, machine, at);
    };
    return { at, act };
  }
  if (state !== 'ready' || silentSince === null || isSilenceTold) return null;
  const at = silentSince + SILENCE_TOLD_AFTER_MS;
  const act = () => {
    machine.isSilenceTold = true;
    tell(book, machine, at);
  };
  return { at, act };
}

function goOn(book: Book, machine: HostMachine, at: Moment): void {
  if (machine.step === STEPS.length) {
    machine.origin ??= machine.willBeAt ?? book.originOf(machine.name);
    return enter(book, machine, 'ready', at);
  }
  if (machine.step + 1 === FAILING_STEP && machine.willFail !== null) {
    machine.failure = machine.willFail;
    machine.willFail = null;
    return enter(book, machine, 'failed', at);
  }
  enter(book, machine, 'preparing', at, machine.step + 1);
}

function leaveReady(book: Book, machine: HostMachine): void {
  if (isAnswering(machine)) machine.lastSeen = book.now();
}

function enter(book: Book, machine: HostMachine, state: HostState, at: Moment, step = 0): void {
  machine.state = state;
  machine.restartsUntil = null;
  machine.step = step;
  machine.since = at;
  tell(book, machine, at);
}

function tell(book: Book, machine: HostMachine, at: Moment): void {
  machine.changedAt = at;
  book.changed(machine, at);
}

function isBeingMade({ state }: HostMachine): boolean {
  return state === 'queued' || state === 'preparing';
}
