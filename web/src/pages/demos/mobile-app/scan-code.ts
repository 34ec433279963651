/** A square of dots that looks like a pairing code and is none: the middle is arithmetic. */
export function scanCode(): string {
  const size = 21;
  const cells: string[] = [];
  const inFinder = (x: number, y: number) =>
    (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!inFinder(x, y) && (x * x * 7 + y * 13 + x * y * 5) % 11 < 5)
        cells.push(`M${x} ${y}h1v1h-1z`);
    }
  }
  const finders = [
    [0, 0],
    [14, 0],
    [0, 14],
  ].map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`);
  return [...cells, ...finders].join('');
}
