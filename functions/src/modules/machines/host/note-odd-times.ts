import { HOUR_MS } from '../../../foundation/durations.ts';
import { describeError } from '../../../foundation/log.ts';
import { takeCall, type Counting, type Limit } from '../../../http/limits/rate-limit.ts';

/** So many times that cannot be, in an hour, are more than a slip. */
const MANY = 10;
const SLIPS: Limit = { calls: MANY - 1, windowMs: HOUR_MS, reason: '' };
const TOLD: Limit = { calls: 1, windowMs: HOUR_MS, reason: '' };

/** Logs each time of the host's that cannot be, and once an hour, on whatever instance, that there are many. */
export function createNoteOddTimes(counting: Counting) {
  const { log } = counting;
  return async (machineId: string, fields: readonly string[]): Promise<void> => {
    for (const param of fields) log('WARNING', 'host_time_odd', { machineId, param });
    try {
      const isMany = (await takeCall(counting, 'odd times', SLIPS, null, fields.length)) > 0;
      if (!isMany || (await takeCall(counting, 'odd times told', TOLD)) > 0) return;
      log('ERROR', 'host_times_odd', { machineId });
    } catch (error) {
      log('WARNING', 'host_times_not_counted', describeError(error));
    }
  };
}
