import { PRACTICE_STORY } from './copy.ts';

/**
 * A floor plan with the places where data lies, numbered. Drawn twice: lying for wide screens, standing
 * for phones, so that its words stay readable.
 */
export function FloorPlan() {
  const { label, rooms } = PRACTICE_STORY.plan;
  return (
    <>
      <svg role="img" aria-label={label} viewBox="0 0 1120 560" className="hidden w-full md:block">
        <Plan layout={LYING} rooms={rooms} />
      </svg>
      <svg role="img" aria-label={label} viewBox="0 0 360 640" className="w-full md:hidden">
        <Plan layout={STANDING} rooms={rooms} />
      </svg>
    </>
  );
}

function Plan({ layout, rooms }: { layout: Layout; rooms: Record<RoomId, string> }) {
  const { small } = layout;
  const [bx, by, bw, bh] = layout.server;
  return (
    <g
      className="fill-none stroke-ink"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={layout.outer} className="fill-paper" strokeWidth={small ? 5 : 8} />
      <path d={layout.walls} strokeWidth={small ? 3 : 5} strokeLinecap="butt" />
      <path
        d={layout.gaps}
        className="stroke-paper"
        strokeWidth={small ? 7 : 11}
        strokeLinecap="butt"
      />
      <path
        d={layout.windows}
        className="stroke-raised"
        strokeWidth={small ? 3 : 4}
        strokeLinecap="butt"
      />
      <path d={layout.doors} className="stroke-line-strong" />
      {layout.furniture.map(([piece, x, y, turn = 0]) => (
        <g
          key={`${piece} ${x} ${y}`}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${small ? 0.62 : 1})`}
        >
          {FURNITURE[piece]}
        </g>
      ))}
      <path d={layout.line} className="stroke-alert" strokeWidth="2.5" strokeDasharray="2 7" />
      <rect x={bx} y={by} width={bw} height={bh} rx="6" className="fill-accent stroke-accent" />
      <path
        d={`M${bx + 14} ${by + 18}h${bw - 48}M${bx + 14} ${by + 32}h${bw - 48}M${bx + 14} ${by + 46}h${bw - 60}`}
        className="stroke-accent-tint"
      />
      <g className={`fill-ink stroke-transparent ${small ? 'text-xs' : 'text-lg'}`}>
        {ROOMS.map((room) => (
          <text
            key={room}
            x={layout.names[room][0]}
            y={layout.names[room][1]}
            className={room === 'place' ? 'fill-muted' : 'font-semibold'}
          >
            {rooms[room]}
          </text>
        ))}
      </g>
      {layout.points.map(([x, y, number], index) => (
        <g key={index}>
          <circle
            cx={x}
            cy={y}
            r={small ? 11 : 16}
            className="fill-alert stroke-paper"
            strokeWidth="2"
          />
          <text
            x={x}
            y={y + (small ? 4.5 : 6.5)}
            textAnchor="middle"
            className={`fill-paper stroke-transparent font-semibold ${small ? 'text-xs' : 'text-lg'}`}
          >
            {number}
          </text>
        </g>
      ))}
    </g>
  );
}

const ROOMS = ['waiting', 'desk', 'one', 'two', 'lab', 'back', 'outside', 'place'] as const;
type RoomId = (typeof ROOMS)[number];
type Piece = keyof typeof FURNITURE;

type Layout = {
  small: boolean;
  outer: string;
  walls: string;
  /** Where doors interrupt the walls. */
  gaps: string;
  windows: string;
  doors: string;
  furniture: readonly (readonly [Piece, number, number, number?])[];
  names: Record<RoomId, readonly [number, number]>;
  points: readonly (readonly [number, number, number])[];
  line: string;
  server: readonly [number, number, number, number];
};

/** Each piece around its own middle. */
const FURNITURE = {
  chairs: (
    <path
      d="M-84-12h24v24h-24zM-54-12h24v24h-24zM-24-12h24v24h-24zM6-12h24v24H6zM36-12h24v24H36zM-84 4h24M-54 4h24M-24 4h24M6 4h24M36 4h24"
      className="fill-raised"
    />
  ),
  table: <circle r="24" className="fill-raised" />,
  counter: <path d="M-90-40h34v70H60v34H-90z" className="fill-warn-tint" />,
  desk: (
    <>
      <path d="M-50-22H50v44H-50z" className="fill-warn-tint" />
      <path d="M-18-12h36v6h-36zM-12 2h24v8h-24z" className="fill-raised" />
      <path d="M-14 32h28v26h-28zM-14 52h28" className="fill-raised" />
    </>
  ),
  couch: (
    <>
      <path d="M-62-24H62v48H-62z" className="fill-accent-tint" />
      <path d="M-54-18h24v36h-24z" className="fill-raised" />
    </>
  ),
  shelves: (
    <path d="M-60-14H60v28H-60zM-36-14v28M-12-14v28M12-14v28M36-14v28" className="fill-sunk" />
  ),
  bench: (
    <>
      <path d="M-80-18H80v36H-80z" className="fill-sunk" />
      <circle cx="-48" r="10" className="fill-raised" />
      <path d="M-14-8h30v16h-30zM36-10h26v20H36z" className="fill-raised" />
    </>
  ),
  rack: (
    <>
      <path d="M-30-26h60v52h-60z" className="fill-raised" />
      <path d="M-22-12h44M-22 0h44M-22 12h26" />
    </>
  ),
  plant: (
    <>
      <circle r="9" className="fill-accent-tint" />
      <path
        d="M0-4c-8-14-16-12-18-6M0-4c8-14 16-12 18-6M0 4c-8 12-14 12-16 8M0 4c8 12 14 12 16 8M0-6v-14"
        className="stroke-accent"
      />
    </>
  ),
};

const LYING: Layout = {
  small: false,
  outer: 'M20 30h840v500H20z',
  walls:
    'M300 30v170M300 270v260M20 290h280M300 300h120M490 300h180M740 300h120M580 30v270M580 300v230',
  gaps: 'M300 200v70M20 420v80M420 300h70M670 300h70M300 400v70M580 400v70M120 290h80M580 214v60',
  windows: 'M80 30h150M360 30h160M640 30h160M360 530h140M660 530h130',
  doors:
    'M300 200h-70a70 70 0 0 0 70 70M20 420h80a80 80 0 0 1-80 80M420 300v-70a70 70 0 0 1 70 70M670 300v-70a70 70 0 0 1 70 70M300 470h70a70 70 0 0 0-70-70M580 470h70a70 70 0 0 0-70-70M120 290v-80a80 80 0 0 1 80 80M580 214h60a60 60 0 0 1-60 60',
  furniture: [
    ['chairs', 164, 62],
    ['table', 90, 160],
    ['plant', 50, 262],
    ['counter', 200, 400],
    ['desk', 462, 96],
    ['couch', 546, 200, 90],
    ['desk', 742, 96],
    ['couch', 826, 200, 90],
    ['bench', 440, 498],
    ['plant', 560, 56],
    ['shelves', 690, 334],
    ['rack', 700, 480],
    ['rack', 800, 480],
  ],
  names: {
    waiting: [150, 134],
    desk: [160, 340],
    one: [324, 66],
    two: [604, 66],
    lab: [400, 350],
    back: [700, 400],
    outside: [926, 330],
    place: [926, 354],
  },
  points: [
    [132, 400, 1],
    [226, 446, 2],
    [462, 146, 3],
    [742, 146, 3],
    [700, 440, 4],
    [800, 440, 5],
    [860, 506, 6],
    [1040, 430, 7],
  ],
  line: 'M700 506v6h230c40 0 50-20 50-48',
  server: [926, 376, 140, 86],
};

const STANDING: Layout = {
  small: true,
  outer: 'M8 8h344v476H8z',
  walls:
    'M8 138h110M168 138h184M180 8v90M180 138v170M8 250h60M118 250h62M180 308h60M288 308h64M180 308v176',
  gaps: 'M118 138h50M180 98v40M68 250h50M240 308h48M180 200v44',
  windows: 'M40 8h90M230 8h90M352 180v80M352 360v80M40 484h90',
  doors:
    'M118 138v-44a44 44 0 0 1 44 44M68 250v-44a44 44 0 0 1 44 44M240 308v-44a44 44 0 0 1 44 44',
  furniture: [
    ['chairs', 80, 32],
    ['table', 34, 96],
    ['counter', 272, 68],
    ['desk', 112, 180],
    ['couch', 34, 208, 90],
    ['desk', 282, 180],
    ['couch', 326, 256, 90],
    ['bench', 94, 454],
    ['shelves', 266, 334],
    ['rack', 226, 444],
    ['rack', 304, 444],
  ],
  names: {
    waiting: [70, 84],
    desk: [196, 32],
    one: [20, 160],
    two: [190, 160],
    lab: [24, 280],
    back: [192, 376],
    outside: [192, 560],
    place: [192, 578],
  },
  points: [
    [230, 62, 1],
    [300, 98, 2],
    [112, 214, 3],
    [282, 214, 3],
    [226, 412, 4],
    [304, 412, 5],
    [226, 484, 6],
    [130, 586, 7],
  ],
  line: 'M226 460v40c0 30-130 10-130 40',
  server: [40, 540, 124, 62],
};
