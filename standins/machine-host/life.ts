/** What happens to a machine: on request, as time passes, and when something goes wrong. */
import { HANDOFF_VERSION } from '../../functions/src/contract/handoff.ts';
import { UNREACHABLE_MINUTES, type Backup } from '../../functions/src/contract/machines.ts';
import { PLAN_TERMS } from '../../functions/src/contract/plans.ts';
import {
  makeBackup,
  makeDueBackups,
  mendBackups,
  nextTestAt,
  stopBackups,
  stopTests,
} from './backups.ts';
import { takeFate, type Book, type EventType, type Order, type Terms } from './book.ts';
import {
  FRESH_BYTES,
  isAnswering,
  stepsOf,
  type Fate,
  type HostMachine,
  type HostState,
  type Moment,
} from './machine.ts';

/** A machine counts as silent after some minutes; this margin keeps us from reporting it too early. */
const SILENCE_TOLD_AFTER_MS = UNREACHABLE_MINUTES * 60_000 + 1000;
/** The step at which a machine fails that is to fail. */
const FAILING_STEP = 3;
/** The step of a restore during which one fails that is to fail. */
const FAILING_RESTORE_STEP = 2;

export function order(book: Book, wanted: Order): HostMachine {
  const machine = blank(wanted, book.now(), takeFate(book));
  book.machines.set(machine.reference, machine);
  book.changed(machine, machine.since, 'machine.changed');
  return machine;
}

/** A machine as it stands in the queue. */
export function blank(
  wanted: Order,
  at: Moment,
  fate: Fate = { failure: null, origin: null },
): HostMachine {
  const { reference, name, plan, size, owner, backups: terms } = wanted;
  return {
    reference,
    name,
    plan,
    size,
    owner,
    state: 'queued',
    step: 0,
    since: at,
    changedAt: at,
    origin: null,
    lastSeen: null,
    silentSince: null,
    lastSilence: null,
    isSilenceTold: false,
    restartsUntil: null,
    restartKey: null,
    usedBytes: FRESH_BYTES,
    backups: { terms, made: [], until: at, testedAt: null, lateSince: null, stopped: null },
    restore: null,
    restored: null,
    willNotRestore: false,
    handoffVersion: HANDOFF_VERSION,
    failure: null,
    fate,
    writes: [],
  };
}

/** Erases for good. A reference that nothing was ordered for is erased too: an order that is still on its way must not make it. */
export function erase(book: Book, reference: string): HostMachine {
  const { size, backups } = PLAN_TERMS.solo;
  const nothing = { reference, name: '', plan: 'solo', owner: '', size, backups } as const;
  const machine = book.machines.get(reference) ?? {
    ...blank(nothing, book.now()),
    state: 'erased',
  };
  book.machines.set(reference, machine);
  // What was never ordered has nothing to tell of.
  if (machine.state === 'erased') return machine;
  machine.usedBytes = 0;
  machine.failure = null;
  machine.restore = null;
  enter(book, machine, 'erased', book.now());
  machine.backups.made = [];
  return machine;
}

export function sleep(book: Book, machine: HostMachine): void {
  if (machine.state !== 'ready') return;
  enter(book, machine, 'asleep', book.now());
}

export function wake(book: Book, machine: HostMachine): void {
  if (machine.state !== 'asleep') return;
  enter(book, machine, 'ready', book.now());
  // None was made in its sleep.
  makeBackup(machine, book.now());
}

export function resize(book: Book, machine: HostMachine, { plan, size, backups }: Terms): void {
  if (machine.plan === plan) return;
  makeDueBackups(machine, book.now());
  machine.plan = plan;
  machine.size = size;
  machine.backups.terms = backups;
  tell(book, machine, book.now());
}

export function restore(
  book: Book,
  machine: HostMachine,
  wanted: { restoreId: string; backup: Backup },
): void {
  machine.restore = wanted;
  enter(book, machine, 'preparing', book.now(), 1);
}

/** Whether a restore of this id is under way, or has ended. */
export function knowsRestore({ restore: under, restored }: HostMachine, id: string): boolean {
  return under?.restoreId === id || restored?.restoreId === id;
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
  noteRestored(machine, book.now(), true);
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
  const at = book.now();
  machine.silentSince = at;
  machine.isSilenceTold = false;
  tell(book, machine, at, 'machine.silent');
}

export function answerAgain(book: Book, machine: HostMachine): void {
  if (machine.silentSince === null) return;
  const at = book.now();
  endSilence(machine, at);
  tell(book, machine, at, 'machine.back');
}

/** Changes a machine's backups, which is told. */
function toBackups(
  change: (machine: HostMachine, now: Moment) => void,
  type: EventType = 'machine.changed',
) {
  return (book: Book, machine: HostMachine): void => {
    makeDueBackups(machine, book.now());
    change(machine, book.now());
    tell(book, machine, book.now(), type);
  };
}

export const loseBackups = toBackups(stopBackups, 'backup.late');
export const loseTests = toBackups(stopTests);
export const backUpAgain = toBackups(mendBackups);

export function failRestore(_book: Book, machine: HostMachine): void {
  machine.willNotRestore = true;
}

/** Stores something on it. @param words how many gigabytes it then holds; without a number, most of what there is room for */
export function fill(book: Book, machine: HostMachine, words: string): void {
  const bytes = Number(words) * 1e9;
  const before = stageOf(machine);
  machine.usedBytes = Number.isNaN(bytes) ? machine.size.diskBytes * 0.96 : bytes;
  if (stageOf(machine) !== before) tell(book, machine, book.now());
}

/** Shares of a disk in per cent: crossing one, up or down, is told. */
const TOLD_AT = [75, 80, 90, 95];

function stageOf({ usedBytes, size }: HostMachine): number {
  return TOLD_AT.filter((share) => usedBytes * 100 >= share * size.diskBytes).length;
}

/** Puts software on it that knows its owner alone. */
export function makeOld(book: Book, machine: HostMachine): void {
  machine.handoffVersion = 1;
  tell(book, machine, book.now());
}

/** Ends the queue or the step that is under way, whatever the pace is. */
export function endStep(book: Book, machine: HostMachine): void {
  if (isBeingMade(machine)) goOn(book, machine, book.now());
}

/** Lets everything that is due happen, in order. */
export function runDue(book: Book): void {
  const until = book.now();
  for (let next = nextDue(book); next && next.at <= until; next = nextDue(book)) next.act();
}

/** What falls due first, and when; null if nothing is under way. */
export function nextDue(book: Book): Due | null {
  return earliest([...book.machines.values()].map((machine) => dueOf(book, machine)));
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
  const dues = [testOf(book, machine)];
  if (state === 'ready' && silentSince !== null && !isSilenceTold) {
    const at = silentSince + SILENCE_TOLD_AFTER_MS;
    const act = () => {
      machine.isSilenceTold = true;
      tell(book, machine, at, 'machine.silent');
    };
    dues.push({ at, act });
  }
  return earliest(dues);
}

function testOf(book: Book, machine: HostMachine): Due | null {
  const at = nextTestAt(machine);
  if (at === null) return null;
  const act = () => {
    makeDueBackups(machine, at);
    tell(book, machine, at);
  };
  return { at, act };
}

function earliest(dues: readonly (Due | null)[]): Due | null {
  return dues.reduce(
    (one, other) => (one && other ? (other.at < one.at ? other : one) : (one ?? other)),
    null,
  );
}

function goOn(book: Book, machine: HostMachine, at: Moment): void {
  const isFailing = machine.restore !== null && machine.willNotRestore;
  if (isFailing && machine.step === FAILING_RESTORE_STEP) {
    machine.willNotRestore = false;
    noteRestored(machine, at, true);
    return enter(book, machine, 'ready', at);
  }
  if (machine.step === stepsOf(machine).length) {
    noteRestored(machine, at, false);
    machine.origin ??= machine.fate.origin ?? book.originOf(machine.name);
    return enter(book, machine, 'ready', at);
  }
  if (machine.step + 1 === FAILING_STEP && machine.fate.failure !== null) {
    machine.failure = machine.fate.failure;
    machine.fate = { ...machine.fate, failure: null };
    return enter(book, machine, 'failed', at);
  }
  enter(book, machine, 'preparing', at, machine.step + 1);
}

/** @param hasFailed then it has what it had before */
function noteRestored(machine: HostMachine, at: Moment, hasFailed: boolean): void {
  if (machine.restore === null) return;
  const { restoreId, backup } = machine.restore;
  machine.restore = null;
  machine.restored = { restoreId, at, hasFailed };
  if (!hasFailed) machine.usedBytes = backup.bytes ?? machine.usedBytes;
}

function endSilence(machine: HostMachine, until: Moment): void {
  if (machine.silentSince === null) return;
  machine.lastSilence = { from: machine.silentSince, until };
  machine.silentSince = null;
}

function leaveReady(book: Book, machine: HostMachine): void {
  if (isAnswering(machine)) machine.lastSeen = book.now();
}

function enter(book: Book, machine: HostMachine, state: HostState, at: Moment, step = 0): void {
  leaveReady(book, machine);
  makeDueBackups(machine, at);
  // One that is stopped, or made again, is not silent.
  endSilence(machine, at);
  machine.state = state;
  machine.restartsUntil = null;
  machine.step = step;
  machine.since = at;
  tell(book, machine, at);
}

function tell(
  book: Book,
  machine: HostMachine,
  at: Moment,
  type: EventType = 'machine.changed',
): void {
  machine.changedAt = at;
  book.changed(machine, at, type);
}

function isBeingMade({ state }: HostMachine): boolean {
  return state === 'queued' || state === 'preparing';
}
