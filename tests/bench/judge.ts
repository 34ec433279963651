// Whether the figures of a run reach their targets. A target is an aim, never an earlier run: what was slow yesterday is no
// reason to be slow today.
import type { Figure } from './figures.ts';

/** How much worse than its target a figure may be, as a share of the target: machines and runs differ. */
const TOLERANCE = 0.15;
/** What is lost in a sum of decimals. */
const ROUNDING = 1e-9;

/** @returns a verdict for each target */
export function judge(figures: readonly Figure[], targets: Targets): Verdict[] {
  return Object.entries(targets).map(([name, target]) => {
    const figure = figures.find((one) => one.name === name) ?? null;
    if (figure === null || !Number.isFinite(figure.value)) {
      return { name, verdict: 'missing', figure: null, target };
    }
    return { name, verdict: reaches(figure.value, target) ? 'ok' : 'worse', figure, target };
  });
}

function reaches(value: number, target: Target) {
  const tolerance = target.tolerance ?? TOLERANCE;
  return 'most' in target
    ? value <= target.most * (1 + tolerance) + ROUNDING
    : value >= target.least * (1 - tolerance) - ROUNDING;
}

export type Target = { tolerance?: number } & ({ most: number } | { least: number });
/** By the names of figures. */
export type Targets = Readonly<Record<string, Target>>;
export type Verdict = {
  name: string;
  verdict: 'ok' | 'worse' | 'missing';
  figure: Figure | null;
  target: Target;
};
