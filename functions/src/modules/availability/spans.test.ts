import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intersection, secondsIn, union, without, type Span } from './spans.ts';

const MOMENTS = 24;
const iso = (second: number) => new Date(second * 1000).toISOString();
/** Some are empty, and some end before they begin. */
const span = fc.tuple(fc.nat(MOMENTS), fc.nat(MOMENTS));
const spans = fc.array(span, { maxLength: 6 });
type Pairs = readonly (readonly [number, number])[];
const toSpans = (pairs: Pairs): Span[] =>
  pairs.map(([from, until]) => ({ from: iso(from), until: iso(until) }));

/** Second by second. */
function seconds(isIn: (second: number) => boolean): Span[] {
  const found: Span[] = [];
  for (let second = 0; second < MOMENTS; second += 1) {
    if (!isIn(second)) continue;
    const from = isIn(second - 1) ? found.pop()?.from : undefined;
    found.push({ from: from ?? iso(second), until: iso(second + 1) });
  }
  return found;
}
const holds = (pairs: Pairs) => (second: number) =>
  pairs.some(([from, until]) => from <= second && second < until);

// R-TRU-04
describe('spans of time, compared second by second', () => {
  it('are joined', () => {
    fc.assert(
      fc.property(spans, (all) => {
        expect(union(toSpans(all))).toEqual(seconds(holds(all)));
      }),
    );
  });

  it('are what is in both', () => {
    fc.assert(
      fc.property(spans, spans, (some, others) => {
        const isInBoth = (second: number) => holds(some)(second) && holds(others)(second);
        expect(intersection(toSpans(some), toSpans(others))).toEqual(seconds(isInBoth));
      }),
    );
  });

  it('are what is left', () => {
    fc.assert(
      fc.property(spans, spans, (some, others) => {
        const isLeft = (second: number) => holds(some)(second) && !holds(others)(second);
        expect(without(toSpans(some), toSpans(others))).toEqual(seconds(isLeft));
      }),
    );
  });

  it('are as long as they are', () => {
    expect(
      secondsIn(
        toSpans([
          [0, 3],
          [5, 9],
        ]),
      ),
    ).toBe(7);
    expect(secondsIn([])).toBe(0);
  });
});
