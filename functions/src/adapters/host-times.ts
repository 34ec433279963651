import { MINUTE_MS } from '../foundation/durations.ts';
import type { HostFacts } from './machine-host.ts';

/** As far as a host's clock may be ahead of the one by which plans live. */
const AHEAD_MS = 5 * MINUTE_MS;

/**
 * A machine's facts without the times that cannot be: those that have not come yet, and spans that end before they begin. Each is
 * left as it was before; the rest counts.
 * @param now by the clock of plans
 * @returns the names of what is left as it was, too
 */
export function withoutOddTimes(facts: HostFacts, now: Date): { facts: HostFacts; odd: string[] } {
  const latest = new Date(now.getTime() + AHEAD_MS).toISOString();
  const odd: string[] = [];
  /** Whether it can be. */
  const takes = (name: string, isOdd: boolean) => {
    if (isOdd) odd.push(name);
    return !isOdd;
  };
  const hasCome = (name: string, time: string | null | undefined) =>
    takes(name, typeof time === 'string' && time > latest);
  const { lastSeenAt, silentSince, lastSilence, backups, restored, changedAt } = facts;
  const believed: HostFacts = {
    ...facts,
    lastSeenAt: hasCome('lastSeenAt', lastSeenAt) ? lastSeenAt : null,
    silentSince: hasCome('silentSince', silentSince) ? silentSince : undefined,
    lastSilence:
      lastSilence !== null && takes('lastSilence', isOddSpan(lastSilence)) ? lastSilence : null,
    backups: backups && {
      count: backups.count,
      ...pick('newestAt'),
      ...pick('oldestAt'),
      ...pick('testedAt'),
    },
    restored: hasCome('restored.at', restored?.at) ? restored : null,
    changedAt: hasCome('changedAt', changedAt) ? changedAt : null,
  };
  return { facts: believed, odd };

  function isOddSpan({ from, until }: { from: string; until: string }): boolean {
    return from > until || until > latest;
  }

  function pick(name: 'newestAt' | 'oldestAt' | 'testedAt') {
    const time = backups?.[name];
    return time !== undefined && hasCome(`backups.${name}`, time) ? { [name]: time } : {};
  }
}
