// The figures of a run as a person reads them.
import type { Figure } from './figures.ts';
import type { Target, Targets, Verdict } from './judge.ts';

/** @param noteTitle the title of the column for notes, if any figure has one */
export function tableOf(
  figures: readonly Figure[],
  targets: Targets,
  noteTitle = 'detail',
): string {
  const hasSpread = figures.some(({ spread }) => spread !== undefined);
  const hasNotes = figures.some(({ note }) => note !== undefined);
  const head = [
    'figure',
    ...(hasSpread ? ['median', 'lowest … highest'] : ['value']),
    'target',
    ...(hasNotes ? [noteTitle] : []),
  ];
  const rows = figures.map(({ name, unit, value, spread = [], note = '' }) => {
    const target = targets[name];
    return [
      name,
      inWords(value, unit),
      ...(hasSpread ? [spread.map(digits).join(' … ')] : []),
      target === undefined ? '' : targetInWords(target, unit),
      ...(hasNotes ? [note] : []),
    ];
  });
  return markdownTable(head, rows);
}

export function markdownTable(head: string[], rows: (string | number)[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function verdictInWords({ name, verdict, figure, target }: Verdict) {
  const found = figure === null ? 'not measured' : inWords(figure.value, figure.unit);
  return `${verdict.padEnd(7)} ${name}: ${found} (${targetInWords(target, figure?.unit ?? '')})`;
}

function targetInWords(target: Target, unit: string) {
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
