import { HANDOFF_VERSION } from '../../functions/src/contract/handoff.ts';
import { summaryOf } from './backups.ts';
import { isAnswering, stepsOf, toIso, type HostMachine, type Moment } from './machine.ts';

/** Where they all stand. */
const PLACE = 'Falkenstein, Germany';
const BEAT_MS = 30_000;

/**
 * What the host says of a machine.
 * @param readyAbout when it is ready, if it waits for room
 */
export function factsOf(machine: HostMachine, now: Moment, readyAbout: Moment | null) {
  const { reference, name, plan, state, step, origin, software, failure, changedAt } = machine;
  const seen = isAnswering(machine) ? lastBeat(machine, now) : machine.lastSeen;
  const hasDisk = state === 'ready' || state === 'asleep';
  const steps = stepsOf(machine);
  const { restored, silentSince, lastSilence } = machine;
  return {
    reference,
    name,
    plan,
    state,
    step:
      state === 'preparing'
        ? { number: step, of: steps.length, words: steps[step - 1] ?? '' }
        : null,
    readyAbout: state === 'queued' && readyAbout !== null ? toIso(readyAbout) : null,
    origin,
    region: state === 'erased' ? null : PLACE,
    lastSeenAt: seen === null ? null : toIso(seen),
    silentSince: state === 'ready' && silentSince !== null ? toIso(silentSince) : null,
    lastSilence:
      lastSilence === null
        ? null
        : { from: toIso(lastSilence.from), until: toIso(lastSilence.until) },
    disk: hasDisk ? { usedBytes: machine.usedBytes, totalBytes: machine.size.diskBytes } : null,
    backups: origin === null || state === 'erased' ? null : summaryOf(machine, now),
    restored: restored === null ? null : { ...restored, at: toIso(restored.at) },
    handoffVersion: software === 'current' ? HANDOFF_VERSION : 1,
    failure,
    changedAt: toIso(changedAt),
  };
}

/** The host asks each machine now and then whether it answers. */
function lastBeat({ since }: HostMachine, now: Moment): Moment {
  return Math.max(since, now - (now % BEAT_MS));
}
