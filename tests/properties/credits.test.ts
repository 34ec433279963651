/** What is given back for a month, to the cent: by a table that was worked out by hand, and by fractions that round nothing. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditFor,
  hoursShort,
  type ChargedPrice,
  type MachineMonth,
} from '../../functions/src/contract/availability.ts';
import type { PlanSlug } from '../../functions/src/contract/plans.ts';

const MONTHS = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

const SOLO: ChargedPrice = { amount: 1900, interval: 'month', plan: 'solo' };
const HOUSEHOLD: ChargedPrice = { amount: 3900, interval: 'month', plan: 'household' };
const PRACTICE: ChargedPrice = { amount: 14_900, interval: 'month', plan: 'practice' };
const SOLO_YEAR: ChargedPrice = { amount: 19_000, interval: 'year', plan: 'solo' };
const HOUSEHOLD_YEAR: ChargedPrice = { amount: 39_000, interval: 'year', plan: 'household' };
const PRACTICE_YEAR: ChargedPrice = { amount: 149_000, interval: 'year', plan: 'practice' };

/** Days that were observed, hours of silence and of announced maintenance in them, the price, and by hand: hours short, cents. */
const BY_HAND: readonly [number, number, number, ChargedPrice, number, number][] = [
  // 30 days leave room for 3.6 hours.
  [30, 0, 0, SOLO, 0, 0],
  [30, 3.6, 0, SOLO, 0, 0],
  [30, 4.5, 0, SOLO, 0, 0],
  [30, 4.6, 0, SOLO, 1, 190],
  [30, 5.59, 0, SOLO, 1, 190],
  [30, 5.6, 0, SOLO, 2, 380],
  [30, 13.5, 0, SOLO, 9, 1710],
  [30, 13.6, 0, SOLO, 10, 1900],
  [30, 40, 0, SOLO, 36, 1900],
  [30, 720, 0, SOLO, 716, 1900],
  [30, 4.6, 0, HOUSEHOLD, 1, 390],
  // Two servers: at most half of the price.
  [30, 8.6, 0, HOUSEHOLD, 5, 1950],
  [30, 9.6, 0, HOUSEHOLD, 6, 1950],
  [30, 4.6, 0, PRACTICE, 1, 1490],
  // Five servers: a fifth.
  [30, 5.6, 0, PRACTICE, 2, 2980],
  [30, 6.6, 0, PRACTICE, 3, 2980],
  // 31 days: 3.72 hours. 28 days: 3.36. 29 days: 3.48. One day: 0.12.
  [31, 4.71, 0, SOLO, 0, 0],
  [31, 4.72, 0, SOLO, 1, 190],
  [28, 4.36, 0, SOLO, 1, 190],
  [29, 4.47, 0, SOLO, 0, 0],
  [29, 4.48, 0, SOLO, 1, 190],
  [1, 1.11, 0, SOLO, 0, 0],
  [1, 1.12, 0, SOLO, 1, 190],
  // Maintenance of 20 hours leaves 700 hours of 720, and 3.5 of them.
  [30, 4.49, 20, SOLO, 0, 0],
  [30, 4.5, 20, SOLO, 1, 190],
  // A twelfth of 190 euros is 15.8333: a tenth of it 1.58333, and the cent is rounded up.
  [30, 4.6, 0, SOLO_YEAR, 1, 159],
  [30, 5.6, 0, SOLO_YEAR, 2, 317],
  [30, 100, 0, SOLO_YEAR, 96, 1584],
  // A twelfth of 390 euros is 32.50.
  [30, 4.6, 0, HOUSEHOLD_YEAR, 1, 325],
  [30, 100, 0, HOUSEHOLD_YEAR, 96, 1625],
  // A twelfth of 1,490 euros is 124.1666, and a fifth of that 24.8333.
  [30, 4.6, 0, PRACTICE_YEAR, 1, 1242],
  [30, 5.6, 0, PRACTICE_YEAR, 2, 2484],
  // A trial, and a price that does not divide by ten.
  [30, 100, 0, { amount: 0, interval: 'month', plan: 'solo' }, 96, 0],
  [30, 4.6, 0, { amount: 1999, interval: 'month', plan: 'solo' }, 1, 200],
];

describe('what is given back for a month', () => {
  // R-TRU-04
  it.each(BY_HAND)(
    'of %d days, silent for %d hours, with %d of maintenance, at %o, is for %d full hours: %d cents',
    (days, silent, maintenance, price, hours, cents) => {
      const month = {
        observedSeconds: days * DAY,
        silentSeconds: Math.round(silent * HOUR),
        maintenanceSeconds: maintenance * HOUR,
      };
      expect([hoursShort(month), creditFor(month, price)]).toEqual([hours, cents]);
    },
  );

  // R-TRU-04
  it('is the same by fractions, for a thousand months', () => {
    const month = fc
      .tuple(fc.nat(31 * DAY), fc.nat(1000), fc.nat(1000))
      .map(([observedSeconds, silent, maintained]): MachineMonth => {
        const maintenanceSeconds = Math.floor((observedSeconds * maintained) / 4000);
        const rest = observedSeconds - maintenanceSeconds;
        return {
          observedSeconds,
          maintenanceSeconds,
          // Mostly near what the target leaves room for.
          silentSeconds: Math.floor((rest * silent) / (silent % 3 === 0 ? 1000 : 40_000)),
        };
      });
    const price: fc.Arbitrary<ChargedPrice> = fc.record({
      amount: fc.nat(2_000_000),
      interval: fc.constantFrom('month', 'year'),
      plan: fc.constantFrom('solo', 'household', 'practice'),
    });
    let given = 0;
    fc.assert(
      fc.property(month, price, (sums, charged) => {
        const credit = creditFor(sums, charged);
        if (credit > 0) given += 1;
        expect(credit).toBe(byFractions(sums, charged));
      }),
      { numRuns: MONTHS },
    );
    // Otherwise it would have compared nothing with nothing.
    expect(given).toBeGreaterThan(MONTHS / 10);
  });
});

/** As the plans are sold: this judges the contract, so it does not read it there. */
const SERVERS: Readonly<Record<PlanSlug, bigint>> = { solo: 1n, household: 2n, practice: 5n };

/**
 * The same from the words of the terms alone: of the time that counts, 995 of 1,000 parts are owed. A tenth of the month's price
 * for each full hour less than that, and at most the machine's share; a part of a cent counts as one.
 */
function byFractions(sums: MachineMonth, { amount, interval, plan }: ChargedPrice): number {
  const counted = BigInt(sums.observedSeconds) - BigInt(sums.maintenanceSeconds);
  const answered = counted - BigInt(sums.silentSeconds);
  // (995/1000 · counted − answered) seconds short, in thousandths of a second.
  const short = 995n * counted - 1000n * answered;
  const hours = short <= 0n ? 0n : short / 3_600_000n;
  const months = interval === 'year' ? 12n : 1n;
  const tenths = up(BigInt(amount) * hours, 10n * months);
  const share = up(BigInt(amount), SERVERS[plan] * months);
  return Number(tenths < share ? tenths : share);
}

function up(over: bigint, under: bigint): bigint {
  return (over + under - 1n) / under;
}
