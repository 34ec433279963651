import type { Screen, ScreenRow } from '@/catalogue/help-types.ts';

/** What the reader is about to see, so that they know it when they get there. A picture: nothing in it can be pressed. */
export function ScreenSketch({ screen }: { screen: Screen }) {
  return (
    <figure>
      <div className="overflow-hidden rounded-lg border border-line-strong bg-raised">
        <p className="flex items-center gap-3 border-b border-line bg-sunk px-4 py-2 text-xs text-muted">
          <span aria-hidden="true" className="flex gap-1">
            <span className="size-2 rounded-full border border-line-strong" />
            <span className="size-2 rounded-full border border-line-strong" />
          </span>
          {screen.place}
        </p>
        <div className="grid gap-3.5 p-4 md:p-5">
          {screen.rows.map((row) => (
            <Row key={Object.values(row).join(' ')} row={row} />
          ))}
        </div>
      </div>
      <figcaption className="mt-2 text-sm text-muted">
        What you will see, with example data.
      </figcaption>
    </figure>
  );
}

function Row({ row }: { row: ScreenRow }) {
  switch (row.kind) {
    case 'field':
    case 'mono':
      return (
        <div className="text-sm">
          <p className="mb-1 font-semibold">{row.label}</p>
          <p
            className={`rounded-sm border border-line-strong px-3 py-2 wrap-anywhere ${row.kind === 'mono' ? 'bg-paper font-mono' : ''}`}
          >
            {row.value}
          </p>
        </div>
      );
    case 'note':
      return (
        <p className="rounded-sm border-l-4 border-warn bg-warn-tint px-3 py-2 text-sm font-semibold">
          {row.text}
        </p>
      );
    case 'text':
      return <p className="text-sm leading-relaxed">{row.text}</p>;
    case 'button':
      return <Buttons labels={[row.label]} />;
    case 'buttons':
      return <Buttons labels={row.labels} />;
    case 'line':
      return (
        <p className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2 text-sm last:border-0 last:pb-0">
          <span>{row.left}</span>
          <span className="font-semibold text-accent tabular-nums">{row.right}</span>
        </p>
      );
  }
}

function Buttons({ labels }: { labels: readonly string[] }) {
  return (
    <p className="flex flex-wrap gap-2">
      {labels.map((label, index) => (
        <span
          key={label}
          className={`rounded-sm border border-accent px-3.5 py-1.5 text-sm font-semibold ${index === 0 ? 'bg-accent text-raised' : 'text-accent'}`}
        >
          {label}
        </span>
      ))}
    </p>
  );
}
