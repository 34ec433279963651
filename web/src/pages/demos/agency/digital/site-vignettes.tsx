import type { ReactNode } from 'react';

/** A finished site in a drawn window of the shape it is mostly read in. */
export function SiteVignette({ site, label }: { site: Site; label: string }) {
  const { address, body } = SITES[site];
  return (
    <div
      role="img"
      aria-label={label}
      className="overflow-hidden rounded-md border border-ink bg-raised text-sm leading-snug"
    >
      <div className="flex items-center gap-3 border-b border-ink bg-sunk px-3 py-1.5 font-mono text-xs">
        <span className="flex gap-1.5">
          <span className="size-2.5 rounded-full border border-ink" />
          <span className="size-2.5 rounded-full border border-ink" />
        </span>
        <span className="truncate">{address}</span>
      </div>
      {body}
    </div>
  );
}

export type Site = 'ferry' | 'seeds' | 'paths' | 'clinic' | 'letters' | 'choirs';

const SAILINGS = [
  ['11:40', 'left'],
  ['13:00', 'left'],
  ['15:40', '1 h 32'],
  ['17:00', '2 h 52'],
  ['18:20', 'last boat'],
] as const;

const SEEDS = [
  ['M4 20c6-18 20-20 28-10-10 0-14 12-28 10z', 'Runner bean, black', 'clay, half shade', '14'],
  ['M4 18c10-10 20-10 28-2-8 8-20 8-28 2z', 'Pea, grey-seeded', 'clay, full sun', '9'],
  ['M18 4c8 6 8 18 0 24-8-6-8-18 0-24z', 'Marrow, striped', 'any, full sun', '31'],
  ['M6 24 18 6l12 18z', 'Chicory, red', 'clay, half shade', '2'],
] as const;

const CONCERTS: Readonly<Record<number, string>> = {
  3: 'Harbour choir',
  8: 'St Anne',
  13: 'Schütz, twelve voices',
  16: 'Firemen',
  22: 'Girls’ choir',
  27: 'Harbour choir',
};

/** Words of a handwriting nobody has to read. */
const SCRAWL = [
  'c2-7 4-7 4-1s2 1 4-3 3-3 3 1 2 2 4-1 2-3 4 1 3 0 4-1',
  'c1-4 3-12 5-12s-2 12 0 12 3-6 5-5 0 5 2 5 3-3 4-4',
  'q2-6 4-4t1 4q3-6 5-4t2 3q3-5 5-3t2 3l4-2',
  'c3-8 5-5 4-2s3 4 5-1 2 9-1 13 3-10 7-12 4 3 7 2',
  'q2-5 4-4t2 3q2-5 4-3t2 3',
  'c2-9 5-15 6-13s-4 9-3 12 4 1 5-3 3 0 4 2 4 0 5-2',
];

function scrawl(line: number, y: number): string {
  const first = line === 0 ? 4 : 0;
  return Array.from(
    { length: (line % 3 === 1 ? 6 : 7) - first },
    (_, word) =>
      `M${18 + (word + first) * 27 + (line % 4)} ${y}${SCRAWL[(word * 5 + line * 7) % 6]}`,
  ).join('');
}

const SITES: Record<Site, { address: string; body: ReactNode }> = {
  ferry: {
    address: 'skarre-ferry.example',
    body: (
      <div className="px-4 py-5">
        <div className="flex justify-between">
          <strong>Skarre to Holm</strong>
          <span className="text-evergreen underline">turn round</span>
        </div>
        <p className="mt-5 text-6xl leading-none font-semibold tracking-tighter tabular-nums">
          14:20
        </p>
        <p className="mt-1">
          <mark className="bg-amber-tint px-1">in 12 minutes</mark> from the south pier
        </p>
        <ul className="mt-5 border-t border-ink tabular-nums">
          {SAILINGS.map(([time, note]) => (
            <li key={time} className="flex justify-between border-b border-line py-2">
              <span className={note === 'left' ? 'text-muted line-through' : 'font-semibold'}>
                {time}
              </span>
              <span className={note === 'last boat' ? 'text-signal' : 'text-muted'}>{note}</span>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-xs text-muted">
          Sundays and holidays below. The whole year is kept on this phone.
        </p>
      </div>
    ),
  },
  seeds: {
    address: 'seed-drawer.example/clay/half-shade',
    body: (
      <div className="grid sm:grid-cols-[11rem_1fr]">
        <div className="space-y-3 border-line bg-lichen p-4 max-sm:border-b sm:border-r">
          <p className="font-semibold">My bed is</p>
          {[
            ['Soil', 'clay that cracks'],
            ['Light', 'morning only'],
            ['Sow in', 'May'],
          ].map(([term, value]) => (
            <p key={term}>
              <span className="block text-xs text-muted">{term}</span>
              <span className="block border border-line-strong bg-raised px-2 py-1">{value}</span>
            </p>
          ))}
        </div>
        <div className="p-4">
          <p className="flex justify-between border-b border-ink pb-2">
            <strong>132 of 4,018</strong>
            <span className="text-muted">packets left</span>
          </p>
          {SEEDS.map(([shape, name, bed, left]) => (
            <p
              key={name}
              className="grid grid-cols-[2.5rem_1fr_auto] items-center border-b border-line py-2.5"
            >
              <svg viewBox="0 0 36 32" className="w-8 fill-amber-tint stroke-ink" strokeWidth="1.5">
                <path d={shape} />
              </svg>
              <span>
                <span className="block text-evergreen underline">{name}</span>
                <span className="text-xs text-muted">{bed}</span>
              </span>
              <span className={`tabular-nums ${left === '2' ? 'font-semibold text-signal' : ''}`}>
                {left}
              </span>
            </p>
          ))}
        </div>
      </div>
    ),
  },
  paths: {
    address: 'parish-paths.example/14',
    body: (
      <div className="relative">
        <svg
          viewBox="0 0 600 380"
          preserveAspectRatio="xMidYMid slice"
          className="block h-72 w-full md:h-112"
        >
          <g className="fill-none stroke-line-strong" strokeWidth="1">
            {[0, 1, 2, 3, 4].map((ring) => (
              <ellipse
                key={ring}
                cx={410 + ring * 4}
                cy={130 - ring * 3}
                rx={190 - ring * 38}
                ry={110 - ring * 22}
                transform={`rotate(${-18 + ring * 4} 410 130)`}
              />
            ))}
            <path d="M0 300c80-50 120-40 190-90M0 340c90-50 160-50 230-110M0 376c130-60 190-40 290-100" />
          </g>
          <path
            d="M120 0c10 70 70 80 80 150s80 80 100 150 70 60 90 80"
            className="fill-none stroke-evergreen"
            strokeWidth="5"
          />
          <path
            d="M20 120c80 30 110 60 186 60s90-70 190-90 110 30 204 10"
            className="fill-none stroke-ink"
            strokeWidth="3"
            strokeDasharray="9 6"
          />
          <path
            d="M60 380c40-80 130-40 210-92 60-36 90-10 150-50s90-10 180-40"
            className="fill-none stroke-ink"
            strokeWidth="3"
            strokeDasharray="9 6"
          />
          <path d="M214 306c30-6 50-16 78-34" className="fill-none stroke-signal" strokeWidth="7" />
          <path d="M262 282l-10-22M280 270l-12-20" className="stroke-ink" strokeWidth="3" />
          <g className="fill-raised stroke-ink" strokeWidth="2">
            <circle cx="448" cy="228" r="15" />
            <circle cx="320" cy="120" r="15" />
            <path d="M516 112h24v18h-24zM516 112l12-12 12 12M528 100V86" />
          </g>
          <g className="fill-ink font-mono" fontSize="15" textAnchor="middle">
            <text x="448" y="233">
              14
            </text>
            <text x="320" y="125">
              9
            </text>
          </g>
        </svg>
        <p className="absolute bottom-3 left-3 max-w-56 border border-signal bg-raised px-3 py-2">
          <strong className="block text-signal">Path 14: flooded</strong>
          Footbridge under water until Thursday. Go round by 9, forty minutes more.
        </p>
      </div>
    ),
  },
  clinic: {
    address: 'night-clinic.example',
    body: (
      <div className="bg-ink px-5 py-6 text-paper">
        <p className="text-mist">1 of 3</p>
        <p className="mt-3 text-3xl leading-tight font-semibold tracking-tight">
          Is anybody short of breath?
        </p>
        <p className="mt-8 bg-amber-tint py-7 text-center text-2xl font-semibold text-ink">Yes</p>
        <p className="mt-3 border-2 border-paper py-7 text-center text-2xl font-semibold">No</p>
        <p className="mt-8 text-mist">Not sure? Press yes. Nobody minds.</p>
      </div>
    ),
  },
  letters: {
    address: 'letters-to-ida.example/1911/march-2',
    body: (
      <div className="grid grid-cols-2">
        <div className="border-r border-line bg-sunk p-4 md:p-6">
          <svg viewBox="0 0 220 260" className="w-full">
            <path d="M4 4h212v252H4z" className="fill-raised stroke-line-strong" />
            <path d="M18 148h184v22H18z" className="fill-amber-tint" />
            {[34, 66, 92, 114, 136, 160, 182, 204].map((y, line) => (
              <path
                key={y}
                d={scrawl(line, y)}
                className="fill-none stroke-ink"
                strokeWidth="1.4"
                strokeLinecap="round"
              />
            ))}
            <path
              d="M130 236c8-14 14-8 10 2s14-16 18-6 10-8 26-4"
              className="fill-none stroke-ink"
              strokeWidth="1.8"
            />
          </svg>
        </div>
        <div className="p-4 md:p-6">
          <p className="text-xs text-muted">2 March 1911</p>
          <p className="mt-3">Dear Ida, the furnace is out since Sunday and I can feel my feet.</p>
          <p className="mt-3">
            <mark className="bg-amber-tint">Forty lamp chimneys went to the ferry,</mark> and three
            of them arrived, which the captain calls good.
          </p>
          <p className="mt-3 max-sm:hidden">I keep your scarf by the door.</p>
          <p className="mt-4 font-mono text-xs text-evergreen underline">next letter</p>
        </div>
      </div>
    ),
  },
  choirs: {
    address: 'eleven-choirs.example/may',
    body: (
      <div className="p-4 md:p-5">
        <p className="flex justify-between">
          <strong className="text-lg">May</strong>
          <span className="text-evergreen underline">put all in my calendar</span>
        </p>
        <div className="mt-3 grid grid-cols-7 border-t border-l border-line text-xs">
          {Array.from({ length: 28 }, (_, index) => index + 1).map((day) => (
            <span
              key={day}
              className={`h-12 border-r border-b border-line p-1 tabular-nums ${
                day === 13
                  ? 'bg-evergreen text-paper'
                  : CONCERTS[day] === undefined
                    ? 'text-muted'
                    : 'bg-lichen'
              }`}
            >
              {day}
              {CONCERTS[day] !== undefined && (
                <span className={`mt-1 block size-2 ${day === 13 ? 'bg-paper' : 'bg-evergreen'}`} />
              )}
            </span>
          ))}
        </div>
        <p className="mt-4 border-l-4 border-evergreen pl-3">
          <strong className="block">Wednesday 13: {CONCERTS[13]}</strong>
          Salt church, half past seven. Unheated; there are blankets. Free, with a hat.
        </p>
      </div>
    ),
  },
};
