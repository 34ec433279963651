/**
 * @param {readonly number[]} values
 * @param {number} share from 0 to 1
 * @returns {number} the smallest value that this share of them does not exceed; NaN for none
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** @param {readonly number[]} values @returns {number} NaN for none */
export function median(values) {
  return quantile(values, 0.5);
}
