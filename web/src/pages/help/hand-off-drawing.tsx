/** Three stations of a sign-in: the account, the browser, the server. Side by side, or stacked on a phone. */
export function HandOffDrawing() {
  return (
    <ol
      aria-label="How a token travels"
      className="grid border-y border-ink bg-raised md:grid-cols-3"
    >
      {STATIONS.map((station, index) => (
        <li
          key={station.name}
          className="relative border-line px-5 py-6 not-last:border-b md:px-7 md:py-8 md:not-last:border-r md:not-last:border-b-0"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 200 92"
            className="mb-4 h-24 fill-none stroke-ink"
            strokeWidth="1.6"
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            <path d={station.fill} className="fill-accent-tint stroke-none" />
            <path d={station.lines} />
            <path d={station.accent} className="stroke-alert" strokeWidth="2.2" />
          </svg>
          <p className="font-display text-lg font-semibold">{station.name}</p>
          <p className="mt-1 max-w-xs text-sm leading-relaxed text-muted">{station.text}</p>
          {index < STATIONS.length - 1 && (
            <svg
              aria-hidden="true"
              viewBox="0 0 40 40"
              className="absolute -bottom-5 left-1/2 size-10 -translate-x-1/2 rotate-90 fill-raised stroke-alert md:top-16 md:-right-5 md:bottom-auto md:left-auto md:translate-x-0 md:rotate-0"
              strokeWidth="2"
            >
              <circle cx="20" cy="20" r="14" />
              <path d="M13 20h14m-5-5 5 5-5 5" className="fill-none" />
            </svg>
          )}
        </li>
      ))}
    </ol>
  );
}

const STATIONS = [
  {
    name: '1. Your account',
    text: 'Checks that you agreed to this address. Then it asks for a token, good for an hour.',
    fill: 'M20 14h84v64H20z',
    lines: 'M20 14h84v64H20zM20 30h84M30 42h34M30 52h46M30 62h26M84 44h12v12H84z',
    accent: 'm86 50 3 3 6-7M116 58h40m-7-6 7 6-7 6',
  },
  {
    name: '2. Your browser',
    text: 'Carries it to exactly that address. Our logs leave it out.',
    fill: 'M16 12h120v66H16z',
    lines: 'M16 12h120v66H16zM16 30h120M26 21h.1M34 21h.1M42 21h.1M52 17h74v8H52z',
    accent: 'M66 54a9 9 0 1 0 0 .1M75 54h32m-8 0v9m8-9v6',
  },
  {
    name: '3. Your server',
    text: 'Reads who you are, begins a session of its own, and lets you in.',
    fill: 'M30 46h76v18H30z',
    lines:
      'M30 24h76v18H30zM30 46h76v18H30zM30 68h76v14H30zM88 33h10M88 55h10M40 33h22M40 55h22M40 75h22M68 24V12',
    accent: 'M124 30v50h28V36zM144 58h.1',
  },
] as const;
