/** One laptop and one server, connected in four ways; what is in the middle differs. */
export function FourWays() {
  return (
    <ul className="divide-y divide-line">
      {WAYS.map((way) => (
        <li
          key={way.name}
          className="grid items-center gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[8.5rem_1fr]"
        >
          <p className="text-sm">
            <strong className="font-display text-base font-semibold">{way.name}</strong>
            <span className="ml-2 text-muted sm:ml-0 sm:block">{way.note}</span>
          </p>
          <svg role="img" aria-label={way.description} viewBox="0 0 360 66" className="w-full">
            <Laptop />
            <House />
            <Line way={way.middle} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Line({ way }: { way: Middle }) {
  switch (way) {
    case 'router':
      return (
        <>
          <Tube from={50} to={306} />
          <path d="M252 8v14M252 42v14" className="stroke-ink" strokeWidth="3" />
          <Word>the open street</Word>
        </>
      );
    case 'none':
      return (
        <>
          <Tube from={50} to={306} />
          <Key x={62} />
          <Key x={286} />
          <Word>noise between two addresses</Word>
        </>
      );
    case 'sealed':
      return (
        <>
          <Tube from={50} to={306} />
          <circle cx="180" cy="32" r="15" className="fill-none stroke-ink" strokeWidth="1.6" />
          <Word>passes it on sealed</Word>
        </>
      );
    case 'opened':
      return (
        <>
          <Tube from={50} to={164} />
          <Tube from={196} to={306} />
          <rect x="164" y="17" width="32" height="30" className="fill-alert" />
          <path d="M171 26h18M171 32h18M171 38h12" className="stroke-raised" strokeWidth="2" />
          <Word>opens it, closes it again</Word>
        </>
      );
  }
}

function Tube({ from, to }: { from: number; to: number }) {
  return (
    <>
      <path d={`M${from} 26H${to}M${from} 38H${to}`} className="stroke-accent" strokeWidth="1.5" />
      <path
        d={`M${from + 6} 32H${to - 4}`}
        className="stroke-accent"
        strokeWidth="2.2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
    </>
  );
}

function Key({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 22)`} className="fill-raised stroke-ink" strokeWidth="1.4">
      <circle cx="5" cy="10" r="5" />
      <path d="M10 10h10m-3 0v4" className="fill-none" />
    </g>
  );
}

function Laptop() {
  return (
    <g className="fill-accent-tint stroke-ink" strokeWidth="1.5" strokeLinejoin="round">
      <path d="M10 16h30v24H10z" />
      <path d="M3 48h44l-5-8H8z" className="fill-raised" />
    </g>
  );
}

function House() {
  return (
    <g className="fill-raised stroke-ink" strokeWidth="1.5" strokeLinejoin="round">
      <path d="M308 50V24l22-16 22 16v26z" />
      <path d="M319 28h22v15h-22z" className="fill-accent-tint" />
      <path d="M323 33h9M323 38h9" className="stroke-accent" />
      <circle cx="337" cy="35.5" r="1.6" className="fill-accent stroke-accent" />
    </g>
  );
}

function Word({ children }: { children: string }) {
  return (
    <text x="180" y="63" textAnchor="middle" className="fill-muted" fontSize="13.5">
      {children}
    </text>
  );
}

type Middle = 'router' | 'none' | 'sealed' | 'opened';

const WAYS: readonly { name: string; note: string; middle: Middle; description: string }[] = [
  {
    name: 'Open port',
    note: 'your router lets it in',
    middle: 'router',
    description:
      'A sealed line runs from the laptop over the open street through a gap in the router to the server.',
  },
  {
    name: 'WireGuard',
    note: 'a key at either end',
    middle: 'none',
    description: 'A sealed line with a key at either end. The middle sees only noise.',
  },
  {
    name: 'Sealed relay',
    note: 'joins two calls',
    middle: 'sealed',
    description:
      'A sealed line runs through a ring in the middle, which passes it on without opening it.',
  },
  {
    name: 'Tunnel service',
    note: 'breaks the seal',
    middle: 'opened',
    description:
      'The sealed line ends at a filled box in the middle, where the text lies open, and a second line goes on to the server.',
  },
];
