import { FEATURES } from './copy.ts';

/** What the archive holds on leaving, with sizes that add up. */
export function ArchiveList() {
  const { name, entries, total, note } = FEATURES.leaving;
  return (
    <div className="font-mono text-xs">
      <p className="flex justify-between gap-4 border-b border-ink pb-2 font-semibold">
        <span className="wrap-anywhere">{name}</span>
        <span className="whitespace-nowrap tabular-nums">{total}</span>
      </p>
      <ul>
        {entries.map((entry) => (
          <li
            key={entry.path}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2.5 sm:grid-cols-[9rem_1fr_auto]"
          >
            <span>{entry.path}</span>
            <span className="order-last col-span-2 font-sans text-sm text-muted sm:order-none sm:col-span-1">
              {entry.holds}
            </span>
            <span className="whitespace-nowrap tabular-nums">{entry.size}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 font-sans text-sm text-muted">{note}</p>
    </div>
  );
}
