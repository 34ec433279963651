// What the bench measures comes in figures, which the report prints and the judge compares with their targets.

/** The median of the runs. */
export function figureOf(name: string, unit: string, runs: readonly number[]): Figure {
  return { name, unit, value: median(runs), spread: [Math.min(...runs), Math.max(...runs)] };
}

/** @returns NaN for none */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/**
 * @param share from 0 to 1
 * @returns the smallest value that this share of them does not exceed; NaN for none
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export type Figure = {
  /** As in targets.json. */
  name: string;
  unit: string;
  value: number;
  /** The lowest and the highest of the runs. */
  spread?: readonly [number, number];
  note?: string;
};
