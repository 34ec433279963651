import { SECOND_MS } from '../../foundation/durations.ts';

/** A stretch of time: from a moment until before another one, ISO 8601 in UTC, so that moments sort as text. */
export type Span = { from: string; until: string };

/** What is in any of them, in order; spans that touch are one. */
export function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { from, until } of spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (from >= until) continue;
    const last = joined.at(-1);
    if (last === undefined || from > last.until) joined.push({ from, until });
    else if (until > last.until) joined.splice(-1, 1, { from: last.from, until });
  }
  return joined;
}

/** What is in one of each. */
export function intersection(some: readonly Span[], others: readonly Span[]): Span[] {
  return union(
    some.flatMap((one) =>
      others.map((other) => ({
        from: later(one.from, other.from),
        until: earlier(one.until, other.until),
      })),
    ),
  );
}

/** What is in some, and in none of the others. */
export function without(some: readonly Span[], others: readonly Span[]): Span[] {
  return others.reduce(
    (left, other) =>
      union(
        left.flatMap(({ from, until }) => [
          { from, until: earlier(until, other.from) },
          { from: later(from, other.until), until },
        ]),
      ),
    union(some),
  );
}

/** How long spans are that do not touch, in whole seconds. */
export function secondsIn(spans: readonly Span[]): number {
  const lengths = spans.map(({ from, until }) => Date.parse(until) - Date.parse(from));
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / SECOND_MS);
}

export function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

export function later(one: string, other: string): string {
  return one > other ? one : other;
}
