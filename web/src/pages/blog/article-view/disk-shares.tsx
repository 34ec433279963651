/** A disk as one bar: how much of it can be replaced, and how little can’t. Upright on a phone. */
export function DiskShares() {
  return (
    <ul className="flex h-96 flex-col gap-1 lg:h-44 lg:flex-row">
      {PARTS.map((part) => (
        <li
          key={part.name}
          style={{ flexGrow: part.share }}
          className={`flex basis-0 items-start justify-between gap-3 overflow-hidden rounded-sm px-3 py-1.5 lg:flex-col lg:py-3 ${part.look}`}
        >
          <span className="font-display text-base leading-tight font-semibold">{part.name}</span>
          <span className="text-right text-sm tabular-nums lg:text-left">
            <span className="hidden xl:block">{part.note}</span>
            {part.size}
          </span>
        </li>
      ))}
    </ul>
  );
}

const PARTS = [
  { name: 'Models', share: 58, size: '58 GB', note: 'download again', look: 'bg-sunk' },
  { name: 'Index', share: 21, size: '21 GB', note: 'compute again', look: 'bg-accent-tint' },
  {
    name: 'System',
    share: 12,
    size: '12 GB',
    note: 'install again',
    look: 'border border-line-strong bg-raised',
  },
  {
    name: 'Yours',
    share: 9,
    size: '9 GB',
    note: 'exists only here',
    look: 'bg-accent text-raised',
  },
] as const;
