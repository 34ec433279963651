import { HANDOFF_VERSION } from '../../functions/src/contract/handoff.ts';
import type { PlanSlug } from '../../functions/src/contract/plans.ts';

/** Milliseconds since the epoch by the clock that all stand-ins share. */
export type Moment = number;

/**
 * What runs on a machine. Before there were members, servers knew their owner alone, in two ways: some compare `owner` with the
 * account that the machine was ordered for, some keep an account for each `owner` that arrives.
 */
export type Software = 'current' | 'compares-owner' | 'accounts-by-owner';

export type HostState = 'queued' | 'preparing' | 'ready' | 'asleep' | 'failed' | 'erased';

/** A machine as the host keeps it. */
export type HostMachine = {
  /** Our id for it. */
  reference: string;
  name: string;
  plan: PlanSlug;
  owner: string;
  state: HostState;
  /** The step under way, from 1; 0 in the queue. */
  step: number;
  /** When its state or step began. */
  since: Moment;
  changedAt: Moment;
  /** Where it answers, once it has been ready. */
  origin: string | null;
  /** The address that it will get instead of its own. */
  willBeAt: string | null;
  /** When it answered for the last time; while it answers, that is now. */
  lastSeen: Moment | null;
  /** Since when it has been silent; null while it answers. */
  silentSince: Moment | null;
  /** Whether its silence was told. */
  isSilenceTold: boolean;
  /** Until when it restarts; null while it does not. */
  restartsUntil: Moment | null;
  /** The key of the last restart: the same key restarts nothing again. */
  restartKey: string | null;
  usedBytes: number;
  software: Software;
  failure: string | null;
  /** The words with which it will fail on the way. */
  willFail: string | null;
  writes: Write[];
};

/** Something that was asked for a machine, and how it was answered. */
export type Write = { at: string; what: string; key: string | null; status: number };

/** What is done to make a machine, in words for its owner. */
export const STEPS = [
  'Reserving the hardware',
  'Encrypting the disk',
  'Installing the system',
  'Loading the language model',
  'Setting up its address',
] as const;

/** Where they all stand. */
const PLACE = 'Falkenstein, Germany';
const BEAT_MS = 30_000;
/** As the plans promise. */
export const DISK_BYTES: Readonly<Record<PlanSlug, number>> = {
  solo: 100e9,
  household: 500e9,
  practice: 2000e9,
};
/** System and model of a machine that is new. */
export const FRESH_BYTES = 11_400_000_000;

/**
 * What the host says of a machine.
 * @param readyAbout when it is ready, if it waits for room
 */
export function factsOf(machine: HostMachine, now: Moment, readyAbout: Moment | null) {
  const { reference, name, plan, state, step, origin, software, failure, changedAt } = machine;
  const seen = isAnswering(machine) ? lastBeat(machine, now) : machine.lastSeen;
  const hasDisk = state === 'ready' || state === 'asleep';
  return {
    reference,
    name,
    plan,
    state,
    step:
      state === 'preparing'
        ? { number: step, of: STEPS.length, words: STEPS[step - 1] ?? '' }
        : null,
    readyAbout: state === 'queued' && readyAbout !== null ? toIso(readyAbout) : null,
    origin,
    region: state === 'erased' ? null : PLACE,
    lastSeenAt: seen === null ? null : toIso(seen),
    disk: hasDisk ? { usedBytes: machine.usedBytes, totalBytes: DISK_BYTES[plan] } : null,
    handoffVersion: software === 'current' ? HANDOFF_VERSION : 1,
    failure,
    changedAt: toIso(changedAt),
  };
}

/** The host asks each machine now and then whether it answers. */
function lastBeat({ since }: HostMachine, now: Moment): Moment {
  return Math.max(since, now - (now % BEAT_MS));
}

export function isAnswering({ state, silentSince, restartsUntil }: HostMachine): boolean {
  return state === 'ready' && silentSince === null && restartsUntil === null;
}

export function toIso(at: Moment): string {
  return new Date(at).toISOString();
}
