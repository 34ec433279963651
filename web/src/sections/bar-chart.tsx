/** Pairs of horizontal bars on one scale, with their values written out. */
export function BarChart({
  description,
  before,
  after,
  rows,
}: {
  description: string;
  before: string;
  after: string;
  rows: readonly { label: string; before: number; after: number }[];
}) {
  const longest = Math.max(...rows.flatMap((row) => [row.before, row.after]));
  return (
    <figure className="max-w-xl">
      <svg
        role="img"
        aria-label={description}
        viewBox={`0 0 420 ${rows.length * 76}`}
        className="w-full"
      >
        {rows.map((row, index) => (
          <g key={row.label} transform={`translate(0 ${index * 76})`}>
            <text y="16" className="fill-ink text-sm font-semibold">
              {row.label}
            </text>
            <Bar
              y={24}
              share={row.before / longest}
              value={row.before}
              className="fill-line-strong"
            />
            <Bar y={45} share={row.after / longest} value={row.after} className="fill-evergreen" />
          </g>
        ))}
      </svg>
      <figcaption className="mt-3 flex gap-6 text-sm text-muted">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 bg-line-strong" />
          {before}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 bg-evergreen" />
          {after}
        </span>
      </figcaption>
    </figure>
  );
}

function Bar({
  y,
  share,
  value,
  className,
}: {
  y: number;
  share: number;
  value: number;
  className: string;
}) {
  const width = Math.max(2, share * 360);
  return (
    <>
      <rect y={y} width={width} height="17" className={className} />
      <text x={width + 8} y={y + 14} className="fill-ink text-sm tabular-nums">
        {value}
      </text>
    </>
  );
}
