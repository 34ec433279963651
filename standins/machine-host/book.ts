import type { BackupTerms, MachineSize, PlanSlug } from '../../functions/src/contract/plans.ts';
import { summaryOf } from './backups.ts';
import {
  isAnswering,
  STEPS,
  stepsOf,
  toIso,
  type Fate,
  type HostMachine,
  type Moment,
} from './machine.ts';

/** What a plan is in numbers. */
export type Terms = { plan: PlanSlug; size: MachineSize; backups: BackupTerms };

export type Order = Terms & { reference: string; name: string; owner: string };

/** What the host tells of a machine; docs/what-a-server-must-do.md has more. */
export type EventType = 'machine.changed' | 'machine.silent' | 'machine.back' | 'backup.late';

type Surroundings = {
  now: () => Moment;
  /** Where a machine of this name answers. */
  originOf: (name: string) => string;
  /** Hears of every change that a customer can notice. */
  changed: (machine: HostMachine, at: Moment, type: EventType) => void;
};

/** Every machine that was ever ordered. Nothing leaves it, so that no reference and no name is used twice. */
export type Book = Surroundings & {
  machines: Map<string, HostMachine>;
  /** How long a step takes. */
  paceMs: number;
  /** What the next machine that is ordered will meet. */
  fate: Fate;
  /** Until when there is no room for another machine; null while there is. */
  fullUntil: Moment | null;
};

const NO_FATE: Fate = { failure: null, origin: null };
/** Where they all stand. */
const PLACE = 'Falkenstein, Germany';
const BEAT_MS = 30_000;

export function createBook(surroundings: Surroundings): Book {
  return { ...surroundings, ...emptyBook() };
}

export function emptyBook(): Omit<Book, keyof Surroundings> {
  return { machines: new Map(), paceMs: 2000, fate: NO_FATE, fullUntil: null };
}

export function takeFate(book: Book): Fate {
  const { fate } = book;
  book.fate = NO_FATE;
  return fate;
}

/** The machine of this name; null if it was never used. */
export function machineNamed({ machines }: Book, wanted: string): HostMachine | null {
  return [...machines.values()].find(({ name }) => name === wanted) ?? null;
}

/** What the host says of a machine now. */
export function factsIn(book: Book, machine: HostMachine) {
  const { reference, name, plan, state, step, origin, handoffVersion, failure } = machine;
  const { restored, silentSince, lastSilence } = machine;
  const [now, steps] = [book.now(), stepsOf(machine)];
  // The host asks each machine now and then whether it answers.
  const beat = Math.max(machine.since, now - (now % BEAT_MS));
  const hasDisk = state === 'ready' || state === 'asleep';
  const isPreparing = state === 'preparing';
  const readyAbout =
    state === 'queued' && book.fullUntil !== null
      ? book.fullUntil + book.paceMs * (STEPS.length + 0.5)
      : null;
  return {
    reference,
    name,
    plan,
    state,
    step: isPreparing ? { number: step, of: steps.length, words: steps[step - 1] ?? '' } : null,
    readyAbout: isoOrNull(readyAbout),
    origin,
    region: state === 'erased' ? null : PLACE,
    lastSeenAt: isoOrNull(isAnswering(machine) ? beat : machine.lastSeen),
    silentSince: isoOrNull(state === 'ready' ? silentSince : null),
    lastSilence: lastSilence && {
      from: toIso(lastSilence.from),
      until: toIso(lastSilence.until),
    },
    disk: hasDisk ? { usedBytes: machine.usedBytes, totalBytes: machine.size.diskBytes } : null,
    backups: origin === null || state === 'erased' ? null : summaryOf(machine, now),
    restored: restored && { ...restored, at: toIso(restored.at) },
    handoffVersion,
    failure,
    changedAt: toIso(machine.changedAt),
  };
}

function isoOrNull(at: Moment | null): string | null {
  return at === null ? null : toIso(at);
}
