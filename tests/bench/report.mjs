// The figures of a run as a person reads them.

/** @import { Figure } from './figures.mjs' */
/** @import { Target, Verdict } from './judge.mjs' */

/**
 * @param {readonly Figure[]} figures
 * @param {Readonly<Record<string, Target>>} targets
 * @param {string} noteTitle the title of the column for notes, if any figure has one
 * @returns {string} a table in Markdown
 */
export function tableOf(figures, targets, noteTitle = 'detail') {
  const hasSpread = figures.some(({ spread }) => spread !== undefined);
  const hasNotes = figures.some(({ note }) => note !== undefined);
  const rows = figures.map((figure) => {
    const { name, unit, value, spread, note = '' } = figure;
    const target = targets[name];
    return [
      name,
      inWords(value, unit),
      ...(hasSpread ? [spread ? spread.map((end) => digits(end)).join(' … ') : ''] : []),
      target === undefined ? '' : targetInWords(target, unit),
      ...(hasNotes ? [note] : []),
    ];
  });
  const head = [
    'figure',
    hasSpread ? 'median' : 'value',
    ...(hasSpread ? ['lowest … highest'] : []),
    'target',
    ...(hasNotes ? [noteTitle] : []),
  ];
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @param {Verdict} verdict */
export function verdictInWords({ name, verdict, figure, target }) {
  const found = figure === null ? 'not measured' : inWords(figure.value, figure.unit);
  return `${verdict === 'ok' ? 'ok   ' : 'worse'}  ${name}: ${found} (${targetInWords(target, figure?.unit ?? '')})`;
}

/** @param {Target} target @param {string} unit */
function targetInWords(target, unit) {
  return 'most' in target ? `≤ ${inWords(target.most, unit)}` : `≥ ${inWords(target.least, unit)}`;
}

/** @param {number} value @param {string} unit */
function inWords(value, unit) {
  return `${digits(value)} ${unit}`.trim();
}

/** Three digits that say something. @param {number} value */
function digits(value) {
  if (Number.isInteger(value) || !Number.isFinite(value)) return String(value);
  const decimals = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(Math.abs(value) < 0.1 ? 3 : decimals);
}
