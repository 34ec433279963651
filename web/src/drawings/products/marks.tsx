// What is drawn on the sides of things again and again.

/** Upright ribs or slots from x to x + width. */
export function Ribs({ x, y, width, height, count }: Field & { count: number }) {
  const step = width / (count - 1);
  return (
    <path
      d={Array.from(
        { length: count },
        (_, index) => `M${short(x + index * step)} ${y}v${height}`,
      ).join('')}
    />
  );
}

/** Level slots from y to y + height. */
export function Slots({ x, y, width, height, count }: Field & { count: number }) {
  const step = count === 1 ? 0 : height / (count - 1);
  return (
    <path
      d={Array.from(
        { length: count },
        (_, index) => `M${x} ${short(y + index * step)}h${width}`,
      ).join('')}
    />
  );
}

/** Round holes in rows, as dots of a line that has no length. */
export function Holes({ x, y, width, height, gap }: Field & { gap: number }) {
  const rows = Math.floor(height / gap);
  const columns = Math.floor(width / gap);
  return (
    <path
      strokeWidth="3"
      d={Array.from({ length: rows + 1 }, (_, row) =>
        Array.from(
          { length: columns + 1 },
          (_unused, column) => `M${short(x + column * gap)} ${short(y + row * gap)}h0`,
        ).join(''),
      ).join('')}
    />
  );
}

/** The light that says that all is well. */
export function Light({
  x,
  y,
  r = 2,
  tone = 'good',
}: {
  x: number;
  y: number;
  r?: number;
  tone?: 'good' | 'warn';
}) {
  return (
    <circle
      cx={x}
      cy={y}
      r={r}
      className={tone === 'good' ? 'fill-accent-tint stroke-ink' : 'fill-alert stroke-ink'}
    />
  );
}

/** A network socket, 12 units wide. */
export function NetworkSocket({ x, y }: Place) {
  return (
    <path
      d={`M${x} ${y}h12v9h-3v3h-6v-3h-3zM${x + 3} ${y}v3m2 -3v3m2 -3v3m2 -3v3`}
      className="fill-ink stroke-on-dark"
    />
  );
}

/** A USB-C socket, 10 units wide. */
export function SmallSocket({ x, y }: Place) {
  return <rect x={x} y={y} width="10" height="4.4" rx="2.2" className="fill-ink stroke-on-dark" />;
}

/** A power socket, 18 units wide. */
export function PowerSocket({ x, y }: Place) {
  return (
    <path
      d={`M${x} ${y + 4}l4-4h10l4 4v8h-18zM${x + 5} ${y + 6}v3m8 -3v3m-4 -5v3`}
      className="fill-ink stroke-on-dark"
    />
  );
}

type Place = { x: number; y: number };
type Field = Place & { width: number; height: number };

const short = (value: number) => Number(value.toFixed(1));
