// What the bench measures comes in figures, which the report prints and the judge compares with their targets.
import { median } from './statistics.ts';

/** The median of the runs. */
export function figureOf(name: string, unit: string, runs: readonly number[]): Figure {
  return { name, unit, value: median(runs), spread: [Math.min(...runs), Math.max(...runs)] };
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
