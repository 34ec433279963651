export function Ferry() {
  return (
    <div className="px-4 py-5">
      <div className="flex justify-between">
        <strong>Skarre to Holm</strong>
        <span className="text-accent underline">other way</span>
      </div>
      <p className="mt-5 text-6xl leading-none font-semibold tracking-tighter tabular-nums">
        14:20
      </p>
      <p className="mt-1">
        <mark className="bg-warn-tint px-1">in 12 minutes</mark> from the south pier
      </p>
      <ul className="mt-5 border-t border-ink tabular-nums">
        {SAILINGS.map(([time, note]) => (
          <li key={time} className="flex justify-between border-b border-line py-2">
            <span className={note === 'left' ? 'text-muted line-through' : 'font-semibold'}>
              {time}
            </span>
            <span className={note === 'last boat' ? 'text-alert' : 'text-muted'}>{note}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-muted">
        Sundays and holidays below. The whole year is kept on this phone.
      </p>
    </div>
  );
}

const SAILINGS = [
  ['11:40', 'left'],
  ['13:00', 'left'],
  ['15:40', '1 h 32'],
  ['17:00', '2 h 52'],
  ['18:20', 'last boat'],
] as const;
