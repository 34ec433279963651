// What the bench measures comes in figures, which the report prints and the judge compares with their targets.
import { median } from './statistics.mjs';

/**
 * @typedef {object} Figure
 * @property {string} name as in targets.json
 * @property {string} unit
 * @property {number} value
 * @property {readonly [number, number]} [spread] the lowest and the highest of the runs
 * @property {string} [note]
 */

/**
 * @param {string} name
 * @param {string} unit
 * @param {readonly number[]} runs
 * @returns {Figure} their median
 */
export function figureOf(name, unit, runs) {
  return { name, unit, value: median(runs), spread: [Math.min(...runs), Math.max(...runs)] };
}
