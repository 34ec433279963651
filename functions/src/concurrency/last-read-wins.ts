import { SECOND_MS } from '../foundation/durations.ts';

/**
 * Reads a state that belongs to someone else (Stripe, the machine host) and stores it, unless the stored one comes from a
 * reading that began later: so readings may end in any order, on any instance. Where instances' clocks may differ by so much
 * that the order of two readings is unclear, it reads again.
 * @param save decides by `compareReadings`, in the transaction that stores what is read
 */
export async function saveReading<R, S extends { outcome: string }>(
  now: () => Date,
  read: () => Promise<R>,
  save: (reading: R, attempt: Attempt) => Promise<S | Unclear>,
): Promise<S> {
  let earliest = 0;
  for (let rereads = 0; ; rereads += 1) {
    const readAt = new Date(Math.max(now().getTime(), earliest)).toISOString();
    const saved = await save(await read(), { readAt, mayReadAgain: rereads < MOST_REREADS });
    if (!isUnclear(saved)) return saved;
    // What is read now was surely read later than what was found stored, whatever this instance's clock says.
    earliest = Date.parse(saved.storedReadAt) + 1;
  }
}

/**
 * The place of a reading beside the stored one.
 * @param saysTheSame whether two readings differ in nothing but their time: then their order does not matter
 */
export function compareReadings<R extends { readAt: string | null }>(
  stored: R | null,
  read: R,
  { readAt, mayReadAgain }: Attempt,
  saysTheSame: (stored: R, read: R) => boolean,
): { outcome: 'later' } | { outcome: 'earlier'; stored: R } | Unclear {
  if (stored === null || stored.readAt === null || stored.readAt < readAt) {
    return { outcome: 'later' };
  }
  const ahead = Date.parse(stored.readAt) - Date.parse(readAt);
  const mayBeLater = ahead < CLOCKS_DIFFER_MS && !saysTheSame(stored, read);
  return mayReadAgain && mayBeLater
    ? { outcome: 'unclear', storedReadAt: stored.readAt }
    : { outcome: 'earlier', stored };
}

export type Attempt = {
  /** When the reading began, ISO 8601 in UTC. */
  readAt: string;
  /** Whether an unclear order can be cleared up by another reading. */
  mayReadAgain: boolean;
};

/** Nothing was stored: only another reading can tell which of the two is the later one. */
export type Unclear = { outcome: 'unclear'; storedReadAt: string };

/** By how much the clocks of two instances may differ. */
const CLOCKS_DIFFER_MS = 10 * SECOND_MS;

/** One is enough unless what is read keeps changing. */
const MOST_REREADS = 3;

function isUnclear(saved: { outcome: string } | Unclear): saved is Unclear {
  return saved.outcome === 'unclear';
}
