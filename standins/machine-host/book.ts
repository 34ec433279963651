import type { BackupTerms, MachineSize, PlanSlug } from '../../functions/src/contract/plans.ts';
import { factsOf } from './facts.ts';
import { STEPS, type HostMachine, type Moment } from './machine.ts';

/** What a plan is in numbers. */
export type Terms = { plan: PlanSlug; size: MachineSize; backups: BackupTerms };

export type Order = Terms & { reference: string; name: string; owner: string };

export type EventType =
  | 'machine.changed'
  | 'machine.silent'
  | 'machine.back'
  | 'backup.late'
  | 'backup.failed';

/** What the next machine that is ordered will meet. */
export type Fate = {
  /** The words with which it will fail on the way. */
  failure: string | null;
  /** The address that it will get instead of its own. */
  origin: string | null;
};

/** Every machine that was ever ordered. Nothing leaves it, so that no reference and no name is used twice. */
export type Book = {
  now: () => Moment;
  /** Where a machine of this name answers. */
  originOf: (name: string) => string;
  /** Hears of every change that a customer can notice. */
  changed: (machine: HostMachine, at: Moment, type: EventType) => void;
  machines: Map<string, HostMachine>;
  /** By name: the reference that has it, for good. */
  names: Map<string, string>;
  /** How long a step takes. */
  paceMs: number;
  fate: Fate;
  /** Until when there is no room for another machine; null while there is. */
  fullUntil: Moment | null;
};

const PACE_BY_DEFAULT_MS = 2000;
const NO_FATE: Fate = { failure: null, origin: null };

export function createBook(options: Pick<Book, 'now' | 'originOf' | 'changed'>): Book {
  return {
    ...options,
    machines: new Map(),
    names: new Map(),
    paceMs: PACE_BY_DEFAULT_MS,
    fate: NO_FATE,
    fullUntil: null,
  };
}

export function clearBook(book: Book): void {
  book.machines.clear();
  book.names.clear();
  book.paceMs = PACE_BY_DEFAULT_MS;
  book.fate = NO_FATE;
  book.fullUntil = null;
}

/** What the host says of a machine now. */
export function factsIn(book: Book, machine: HostMachine) {
  const { fullUntil, paceMs } = book;
  const makingMs = paceMs * (STEPS.length + 0.5);
  return factsOf(machine, book.now(), fullUntil === null ? null : fullUntil + makingMs);
}

export function takeFate(book: Book): Fate {
  const { fate } = book;
  book.fate = NO_FATE;
  return fate;
}

export function enterInBook(book: Book, machine: HostMachine): void {
  book.machines.set(machine.reference, machine);
  if (machine.name !== '') book.names.set(machine.name, machine.reference);
}

/** The machine of this name; null if it was never used. */
export function machineNamed(book: Book, name: string): HostMachine | null {
  return book.machines.get(book.names.get(name) ?? '') ?? null;
}
