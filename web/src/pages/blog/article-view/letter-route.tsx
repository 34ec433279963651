/** One letter’s path through a practice, as a line with stops. */
export function LetterRoute() {
  return (
    <ol>
      {STATIONS.map((station, index) => (
        <li
          key={station.place}
          className="relative grid grid-cols-[2.5rem_1fr] gap-x-3 pb-6 last:pb-0 sm:grid-cols-[2.5rem_1fr_9rem]"
        >
          {index < STATIONS.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-8 bottom-0 left-5 w-0.5 -translate-x-1/2 bg-accent"
            />
          )}
          <svg
            aria-hidden="true"
            viewBox="0 0 40 40"
            className="row-span-2 size-10 fill-raised stroke-ink sm:row-span-1"
            strokeWidth="1.5"
            strokeLinejoin="round"
          >
            <circle
              cx="20"
              cy="20"
              r="18.5"
              className={
                station.open ? 'fill-alert-tint stroke-alert' : 'fill-accent-tint stroke-accent'
              }
            />
            <path d={station.mark} className="fill-none" />
          </svg>
          <p className="text-sm">
            <strong className="block font-display text-base font-semibold">{station.place}</strong>
            {station.readers}
          </p>
          <p className="col-start-2 text-sm sm:col-start-3 sm:text-right">
            <span className="text-muted sm:block">gone </span>
            <span className={station.open ? 'font-semibold text-alert' : 'font-semibold'}>
              {station.gone}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

const STATIONS = [
  {
    place: 'Fax tray',
    readers: 'anyone at the desk',
    gone: 'the same evening',
    open: false,
    mark: 'M11 22h18v8H11zM14 22v-9h12v9M17 17h6',
  },
  {
    place: 'Folder of scans',
    readers: 'two doctors, three assistants',
    gone: 'with the record',
    open: false,
    mark: 'M11 13h7l2 3h9v13H11z',
  },
  {
    place: 'Index',
    readers: 'the server, for anyone who may open the scan',
    gone: 'with the scan',
    open: false,
    mark: 'M12 14h16M12 20h16M12 26h9M26 26l4 4M24 26a3 3 0 1 0 0-.1',
  },
  {
    place: 'A question and its answer',
    readers: 'the person who asked',
    gone: 'after 90 days',
    open: false,
    mark: 'M10 12h20v13H19l-5 5v-5h-4z',
  },
  {
    place: 'Draft of a reply, on the desktop',
    readers: 'anyone at that computer',
    gone: 'never, so far',
    open: true,
    mark: 'M11 11h18v13H11zM16 29h8M20 24v5',
  },
  {
    place: 'Backup',
    readers: 'anyone with the key',
    gone: '90 days later',
    open: false,
    mark: 'M11 15h18v14H11zM14 15v-3h12v3M20 19v5l3 2',
  },
] as const;
