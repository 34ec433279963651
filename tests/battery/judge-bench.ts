/** A number, and in some columns another in brackets. */
const FIGURE = /^\d+(\.\d+)?( \(\d+(\.\d+)?\))?$/;
/** A number with a unit or without one. */
const VALUE = /^\d+(\.\d+)?( [^\d ].*)?$/;
const NOT_MEASURED = 'not measured';
const SHIFT = 'CLS';
const WITH_ARIAL = /^(pages: layout shift$|shift: Arial)/;

/**
 * Whether a report of the bench has every figure.
 * @param output what `npm run bench` printed
 * @param pages the addresses that it measures
 * @param figures the names of everything else that it measures
 * @returns an error for each that is missing
 */
export function judgeBench(output: string, pages: string[], figures: string[]) {
  const lines = output.split('\n');
  const head = cellsOf(lines.find((line) => line.startsWith('| page ')) ?? '');
  const rows = new Map(lines.map(cellsOf).map((cells) => [cells[0] ?? '', cells]));
  const withArial = lines.find((line) => line.startsWith(`${SHIFT}: `)) ?? '';
  // A machine may lack Arial and Liberation, and then the bench says so. It brings the other fonts itself.
  const mayLack = withArial.includes(NOT_MEASURED) ? [SHIFT] : [];

  function figureFault(name: string) {
    const [, value] = rows.get(name) ?? [];
    if (value === undefined) return 'no such row';
    const isLackingShift = WITH_ARIAL.test(name) && mayLack.length > 0;
    return isLackingShift || VALUE.test(value) ? null : `"${value}"`;
  }

  return [
    ...['limit page', ...pages.map((path) => `\`${path}\``)].map((name) => ({
      test: `has the figures of ${name}`,
      error: rowFault(rows.get(name), head, mayLack),
    })),
    { test: `says which fonts stood in for ${SHIFT}`, error: withArial ? null : 'no such line' },
    ...figures.map((name) => ({ test: `has the figure “${name}”`, error: figureFault(name) })),
    {
      test: "has the figures of the shop's filters",
      error: lines.some((line) =>
        /^Shop filters .* median \d+\.\d ms, .* slowest \d+\.\d ms/.test(line),
      )
        ? null
        : 'no such line',
    },
  ];
}

function rowFault(row: string[] | undefined, head: string[], mayLack: string[]) {
  if (!row) return 'no such row';
  for (const [index, column] of head.entries()) {
    const cell = row[index] ?? '';
    const isLimitsScore = column.startsWith('a11y') && row[0] === 'limit page';
    if (index === 0 || isLimitsScore) continue;
    if (column.startsWith('a11y') && /^\d+ · \d+ · \d+$/.test(cell)) continue;
    if (mayLack.includes(column) && cell === NOT_MEASURED) continue;
    if (!FIGURE.test(cell)) return `${column}: "${cell}"`;
  }
  return head.includes(SHIFT) ? null : 'a column is missing';
}

function cellsOf(line: string) {
  return line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];
}
