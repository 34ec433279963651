/**
 * @param share from 0 to 1
 * @returns the smallest value that this share of them does not exceed; NaN for none
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** @returns NaN for none */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
