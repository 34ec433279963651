// What is drawn on the sides of things again and again.
import { round, strokes } from '../projects/lines.ts';

/** Upright ribs or slots from x to x + width. */
export function Ribs({ x, y, width, height, count }: Field & { count: number }) {
  const step = width / (count - 1);
  return <path d={strokes(count, (index) => `M${round(x + index * step)} ${y}v${height}`)} />;
}

/** Level slots from y to y + height. */
export function Slots({ x, y, width, height, count }: Field & { count: number }) {
  const step = count === 1 ? 0 : height / (count - 1);
  return <path d={strokes(count, (index) => `M${x} ${round(y + index * step)}h${width}`)} />;
}

/** Round holes in rows, as dots of a line that has no length. */
export function Holes({ x, y, width, height, gap }: Field & { gap: number }) {
  const rows = Math.floor(height / gap);
  const columns = Math.floor(width / gap);
  return (
    <path
      strokeWidth="3"
      d={strokes(rows + 1, (row) =>
        strokes(columns + 1, (column) => `M${round(x + column * gap)} ${round(y + row * gap)}h0`),
      )}
    />
  );
}

/** The light that says that all is well. */
export function Light({
  x,
  y,
  r = 2,
  tone = 'good',
}: Place & { r?: number; tone?: 'good' | 'warn' }) {
  const fill = tone === 'good' ? 'fill-accent-tint' : 'fill-alert';
  return <circle cx={x} cy={y} r={r} className={`${fill} stroke-ink`} />;
}

/** Network sockets in a row, each 12 units wide. */
export function NetworkSockets({ xs, y }: Row) {
  return xs.map((x) => (
    <path
      key={x}
      d={`M${x} ${y}h12v9h-3v3h-6v-3h-3zM${x + 3} ${y}v3m2 -3v3m2 -3v3m2 -3v3`}
      className="fill-ink stroke-on-dark"
    />
  ));
}

/** USB-C sockets in a row, each 10 units wide. */
export function SmallSockets({ xs, y }: Row) {
  return xs.map((x) => (
    <rect
      key={x}
      x={x}
      y={y}
      width="10"
      height="4.4"
      rx="2.2"
      className="fill-ink stroke-on-dark"
    />
  ));
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
type Row = { xs: readonly number[]; y: number };
type Field = Place & { width: number; height: number };
