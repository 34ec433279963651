/** Path data for `count` strokes; each is written by `stroke` from its number. */
export function strokes(count: number, stroke: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => stroke(index)).join('');
}

/** A rectangle as path data, so that a hundred of them are one node. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A wavy line from left to right: `length` is that of one wave, `height` that of its crest. */
export function wave(x: number, y: number, waves: number, length: number, height: number): string {
  const half = length / 4;
  return `M${x} ${y}${`q${half} ${-height} ${half * 2} 0t${half * 2} 0`.repeat(waves)}`;
}

/** A coordinate with as few digits as the eye can tell apart. */
export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

/** The same entry for the same number, however often the list has to be walked through. */
export function pick<Entry>(entries: readonly [Entry, ...Entry[]], index: number): Entry {
  return entries[index % entries.length] ?? entries[0];
}
