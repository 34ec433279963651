// What the bench measures comes in figures. Each may have a target, which is an aim and never an earlier run: what was slow
// yesterday is no reason to be slow today.

/** How much worse than its target a figure may be, as a share of the target: machines and runs differ. */
const TOLERANCE = 0.15;
/** What is lost in a sum of decimals. */
const ROUNDING = 1e-9;

/** The median of the runs. */
export function figureOf(name: string, unit: string, runs: readonly number[]): Figure {
  return { name, unit, value: quantile(runs, 0.5), spread: [Math.min(...runs), Math.max(...runs)] };
}

/**
 * @param share from 0 to 1: 0.5 for the median
 * @returns the smallest value that this share of them does not exceed; NaN for none
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** @returns a verdict for each target */
export function judge(figures: readonly Figure[], targets: Targets): Verdict[] {
  return Object.entries(targets).map(([name, target]) => {
    const figure = figures.find((one) => one.name === name);
    if (figure === undefined || !Number.isFinite(figure.value)) {
      return { verdict: 'missing', words: `${name}: not measured (${targetInWords(target)})` };
    }
    const { value, unit } = figure;
    return {
      verdict: reaches(value, target) ? 'ok' : 'worse',
      words: `${name}: ${inWords(value, unit)} (${targetInWords(target, unit)})`,
    };
  });
}

function reaches(value: number, target: Target) {
  const { tolerance = TOLERANCE } = target;
  return 'most' in target
    ? value <= target.most * (1 + tolerance) + ROUNDING
    : value >= target.least * (1 - tolerance) - ROUNDING;
}

/** As a person reads them, in Markdown. */
export function tableOf(figures: readonly Figure[], targets: Targets): string {
  const head = ['figure', 'value', 'lowest … highest', 'target', 'detail'];
  const rows = figures.map(({ name, unit, value, spread = [], note = '' }) => {
    const target = targets[name];
    const aim = target === undefined ? '' : targetInWords(target, unit);
    return [name, inWords(value, unit), spread.map(digits).join(' … '), aim, note];
  });
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function targetInWords(target: Target, unit = '') {
  return 'most' in target ? `≤ ${inWords(target.most, unit)}` : `≥ ${inWords(target.least, unit)}`;
}

function inWords(value: number, unit: string) {
  return `${digits(value)} ${unit}`.trim();
}

/** Three digits that say something. */
function digits(value: number) {
  if (Number.isInteger(value) || !Number.isFinite(value)) return String(value);
  const decimals = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(Math.abs(value) < 0.1 ? 3 : decimals);
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
export type Target = { tolerance?: number } & ({ most: number } | { least: number });
/** By the names of figures. */
export type Targets = Readonly<Record<string, Target>>;
export type Verdict = { verdict: 'ok' | 'worse' | 'missing'; words: string };
