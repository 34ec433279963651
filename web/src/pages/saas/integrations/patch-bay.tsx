import { INTEGRATIONS } from './copy.ts';

/** The head of the integrations: words on the left, a panel with cables on the right. */
export function PatchBayHead() {
  const { title, lead, bay } = INTEGRATIONS;
  return (
    <section className="overflow-x-clip bg-paper">
      <div className="mx-auto grid max-w-page gap-8 px-5 pt-9 md:px-10 md:pt-16 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pb-16">
          <h1 className="font-display text-3xl font-semibold tracking-tight md:text-4xl">
            {title}
          </h1>
          <p className="mt-6 max-w-md leading-relaxed">{lead}</p>
          <ul className="mt-8 space-y-2 text-sm">
            <li className="flex items-center gap-3">
              <Socket writes={false} />
              {bay.keys.reads}
            </li>
            <li className="flex items-center gap-3">
              <Socket writes />
              {bay.keys.writes}
            </li>
          </ul>
        </div>
        <div className="self-end lg:col-span-7">
          <Panel />
        </div>
      </div>
    </section>
  );
}

function Socket({ writes }: { writes: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6">
      <SocketRings x={12} y={12} writes={writes} />
    </svg>
  );
}

function SocketRings({ x, y, writes }: { x: number; y: number; writes: boolean }) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r="10"
        className={`stroke-accent ${writes ? 'fill-accent' : 'fill-raised'}`}
        strokeWidth="1.6"
      />
      <circle cx={x} cy={y} r="4" className={writes ? 'fill-raised' : 'fill-accent'} />
    </>
  );
}

/** Six rows of 62 units; the cables sag, the more the further down they hang. */
function Panel() {
  const { bay } = INTEGRATIONS;
  const rows = bay.lines.map((line, index) => {
    const y = 44 + index * 62;
    const sag = y + 20 + index * 5;
    return { ...line, y, cable: `M178 ${y}C240 ${sag} 300 ${sag + 4} 376 ${y}` };
  });
  const last = 44 + rows.length * 62;
  return (
    <svg role="img" aria-label={bay.description} viewBox="0 0 480 410" className="w-full">
      <path d="M348 0h124v410H348z" className="fill-accent-tint stroke-accent" strokeWidth="1.6" />
      <path
        d="M360 14h.1M460 14h.1M360 398h.1M460 398h.1"
        className="stroke-accent"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <text
        x="452"
        y="205"
        transform="rotate(90 452 205)"
        textAnchor="middle"
        className="fill-ink text-base font-semibold"
      >
        {bay.server}
      </text>
      {rows.map((row, index) => (
        <g key={row.name}>
          <path d={row.cable} className="fill-none stroke-ink" strokeWidth="5" />
          <path d={row.cable} className="fill-none stroke-raised" strokeWidth="2" />
          <path
            d={`M262 ${row.y + 9 + index * 3.6}l12 6-12 6z`}
            className="fill-alert stroke-raised transition-[translate] duration-240 starting:-translate-x-12"
            strokeWidth="1.5"
          />
          <rect
            x="1"
            y={row.y - 24}
            width="178"
            height="48"
            rx="6"
            className="fill-raised stroke-ink"
            strokeWidth="1.4"
          />
          <text x="14" y={row.y + 6} className="fill-ink text-base font-semibold">
            {row.name}
          </text>
          <text x="166" y={row.y + 5} textAnchor="end" className="fill-muted font-mono text-sm">
            {row.protocol}
          </text>
          <SocketRings x={384} y={row.y} writes={row.writes} />
        </g>
      ))}
      <path
        d={`M330 ${last + 36}C300 ${last + 36} 296 ${last} 262 ${last + 4}`}
        className="fill-none stroke-line-strong"
        strokeWidth="4"
      />
      <path
        d={`M256 ${last - 4}h10v16h-10zM246 ${last + 4}h10`}
        className="fill-raised stroke-line-strong"
        strokeWidth="2"
      />
      <circle
        cx="384"
        cy={last}
        r="10"
        className="fill-paper stroke-line-strong"
        strokeWidth="1.6"
        strokeDasharray="3 3"
      />
      <text x="1" y={last + 9} className="fill-muted text-base">
        {bay.loose}
      </text>
    </svg>
  );
}
