import { CONTACT } from './copy.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

/**
 * A quarter of a town in line art, with a river, a tram line and one door marked. It fills its frame and is cropped at
 * its sides where the frame is narrow, so that names stay readable; everything that matters is in the middle.
 */
export function OfficeMap() {
  const { label, names } = CONTACT.place;
  return (
    <Drawing
      label={label}
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMid slice"
      className="block h-120 w-full bg-paper"
    >
      <g transform="rotate(-7 720 260)">
        <path d={BLOCKS} className="fill-raised stroke-line-strong" strokeWidth="1.2" />
        <path d={YARDS} className="fill-sunk stroke-line" />

        <path d={RIVER} className="fill-none stroke-paper" strokeWidth="124" />
        <path d={RIVER} className="fill-none stroke-line-strong" strokeWidth="82" />
        <path d={RIVER} className="fill-none stroke-accent-tint" strokeWidth="79" />
        <path
          d={RIPPLES}
          className="fill-none stroke-line-strong"
          strokeWidth="1.2"
          strokeLinecap="round"
        />

        <path d="M928 114h112v84H928z" className="fill-accent-tint stroke-line-strong" />
        {TREES.map(([x, y, r]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={r}
            className="fill-paper stroke-accent"
            strokeWidth="1.2"
          />
        ))}

        <path d="M768 352h36v136h-36z" className="fill-raised stroke-ink" strokeWidth="1.4" />
        <path d="M-200 312H772q14 0 14 14V760" className="fill-none stroke-ink" strokeWidth="5" />
        <path
          d="M-200 312H772q14 0 14 14V760"
          className="fill-none stroke-paper"
          strokeWidth="2"
          strokeDasharray="7 5"
        />
        <rect x="776" y="334" width="20" height="34" rx="4" className="fill-alert stroke-alert" />
        <text x="786" y="357" textAnchor="middle" className="fill-raised text-sm font-semibold">
          {names.line}
        </text>

        <path d="M664 218h112v84H664z" className="fill-warn-tint stroke-ink" strokeWidth="2" />
        <path d="M696 240h48v40h-48z" className="fill-raised stroke-ink" strokeWidth="1.4" />
        <path d="M720 218v22" className="stroke-ink" strokeWidth="1.4" strokeDasharray="3 3" />

        <g className="fill-muted text-sm">
          <Word x="520" y="213" text={names.street} />
          <text x="532" y="330" className="[paint-order:stroke] stroke-paper" strokeWidth="5">
            {names.tramStreet}
          </text>
          <Word x="946" y="160" text={names.park} />
        </g>
        <Word
          x="806"
          y="346"
          className="fill-ink text-sm font-semibold [paint-order:stroke] stroke-paper"
          strokeWidth="5"
          text={names.stop}
        />
        <Word
          x="560"
          y="434"
          transform="rotate(6 560 434)"
          className="fill-accent font-display text-lg font-semibold"
          text={names.river}
        />
      </g>

      <Door name={names.door} />
      <Compass />
    </Drawing>
  );
}

function Door({ name }: { name: string }) {
  return (
    <g transform="translate(714 212)">
      <path d="M-15 0v-34a15 15 0 0 1 30 0V0z" className="fill-alert" />
      <path d="M-6 0v-30a6 6 0 0 1 12 0V0z" className="fill-raised" />
      <rect x="-58" y="-92" width="116" height="32" rx="4" className="fill-ink" />
      <text y="-71" textAnchor="middle" className="fill-paper font-display text-base font-semibold">
        {name}
      </text>
    </g>
  );
}

function Compass() {
  return (
    <g
      transform="translate(918 60)"
      className="fill-none stroke-ink"
      strokeWidth="1.6"
      strokeLinejoin="round"
    >
      <circle r="24" className="fill-paper" />
      <path d="M0 14V-14M-6-6l6-9 6 9" />
    </g>
  );
}

const RIVER = 'M-200 500C80 480 320 410 560 426S900 450 1060 420S1400 300 1700 340';

const RIPPLES =
  'M330 442q14-3 28-4M430 424q14-2 28-2M720 446q16 2 32 0M860 440q16 0 32-3M960 428q14-2 28-6M1090 400q14-4 28-8M1180 372q14-4 28-7M180 470q14-3 28-5';

const TREES: readonly (readonly [number, number, number])[] = [
  [944, 178, 9],
  [968, 184, 8],
  [1020, 180, 10],
  [1024, 134, 8],
  [470, 366, 7],
  [500, 364, 8],
  [612, 374, 7],
  [640, 378, 8],
  [668, 382, 7],
  [870, 498, 8],
  [900, 494, 7],
  [930, 489, 8],
];

/** City blocks on a grid of 132 by 104, around the one in the middle. */
const CELLS = Array.from({ length: 13 * 9 }, (_, index) => {
  const column = (index % 13) - 6;
  const row = Math.floor(index / 13) - 4;
  return { column, row, x: 664 + column * 132, y: 218 + row * 104 };
}).filter(({ column, row }) => !(column === 2 && row === -1));

const BLOCKS = CELLS.map(({ x, y }) => `M${x} ${y}h112v84h-112z`).join('');

/** Not in every block, and not always in the same place. */
const YARDS = CELLS.filter(({ column, row }) => (column * 5 + row * 3) % 4 !== 0)
  .map(({ column, row, x, y }) => {
    const inset = 18 + ((column * column + row * 7 + 70) % 3) * 6;
    return `M${x + inset} ${y + 22}h${112 - inset * 2}v${84 - 44}h-${112 - inset * 2}z`;
  })
  .join('');
