/** The metadata of a subscription that notes until when it is paused: an interval of ISO 8601. */
const KEY = 'pause';

/** Says nothing. Stripe takes a key away that is given an empty text. */
export const NO_PAUSE = { [KEY]: '' };

/** @param from when the pause is asked for */
export function pauseNote(from: Date, until: Date): Record<string, string> {
  return { [KEY]: `${from.toISOString()}/${until.toISOString()}` };
}

/** Between the note and the pause that it is about. A longer time means another pause. */
const SAME_PAUSE_MS = 3_600_000;

/** @returns when a pause that began then is to end, in milliseconds; null if nothing is noted of it */
export function readPauseNote(
  metadata: Readonly<Record<string, string>>,
  beganAt: number,
): number | null {
  const [from = '', until = ''] = (metadata[KEY] ?? '').split('/');
  const isOfThis = Math.abs(Date.parse(from) - beganAt) <= SAME_PAUSE_MS;
  const end = Date.parse(until);
  return isOfThis && !Number.isNaN(end) ? end : null;
}
