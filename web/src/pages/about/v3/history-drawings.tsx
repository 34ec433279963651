import { HISTORY } from './copy.ts';
import { Drawing, Ornament, ROUND, Word } from '@/drawings/drawing.tsx';

/** An open hall cupboard with a computer in it. */
export function OpenCupboard() {
  const { label, folders, note, box } = HISTORY.cupboard.drawing;
  return (
    <Drawing label={label} viewBox="0 0 400 420" className="w-full max-w-lg">
      <g {...PEN}>
        <path d="M2 404h396" strokeWidth="2" />
        <path d="M112 16h206v384H112z" className="fill-raised" />
        <path d="M112 16L34 44v372l78-16z" className="fill-sunk" />
        <path d="M46 220v26" strokeWidth="3" />
        <path
          d="M44 62l56-19v140l-56 13zM44 262l56-12v126l-56 12z"
          className="stroke-line-strong"
        />
        <path d="M112 128h206M112 268h206" strokeWidth="2" />

        {folders.map((_, index) => (
          <g key={index} transform={`translate(${126 + index * 34} 46)`}>
            <path d="M0 0h30v82H0z" className={FOLDERS[index % FOLDERS.length]} />
            <circle cx="15" cy="70" r="4" />
          </g>
        ))}
        <path d="M232 128l24-76 16 5-22 71M258 128l24-62 14 6-22 56" />

        <path d="M136 172h118v96H136z" className="fill-accent-tint" />
        <path d="M146 184h58M146 194h58M146 204h40" className="stroke-accent" />
        <circle cx="240" cy="186" r="4" className="fill-alert stroke-alert" />
        <circle cx="240" cy="202" r="7" />
        <path d="M188 214l74-8 4 44-74 8z" className="fill-warn-tint" />
        <path d="M214 207l14-2 1 8-14 2z" className="fill-paper stroke-line-strong" />
        <path d="M254 260c50 6 30 90 78 92h30" className="stroke-accent" strokeWidth="2.4" />
        <path d="M362 338h26v28h-26zM370 348v8m10-8v8" className="fill-raised" />

        <path d="M146 400l14-112" strokeWidth="3" />
        <path d="M132 400l6-34h26l-2 34M142 372v26M151 372v26" className="fill-warn-tint" />
        <path d="M196 400v-58h96v58zM196 358h96M236 342v16h16v-16" className="fill-sunk" />
      </g>
      {folders.map((word, index) => (
        <Word
          key={word}
          transform={`translate(${146 + index * 34} 100) rotate(-90)`}
          className="fill-ink text-xs"
          text={word}
        />
      ))}
      <g transform="translate(227 228) rotate(-6)" className="fill-ink text-xs" textAnchor="middle">
        <Word text={note[0]} />
        <Word y="15" text={note[1]} />
      </g>
      <Word x="244" y="385" textAnchor="middle" className="fill-ink text-sm" text={box} />
    </Drawing>
  );
}

/** The same cupboard, shut, with light under the door. */
export function ShutCupboard() {
  const { label } = HISTORY.stayed;
  return (
    <Drawing label={label} viewBox="0 0 300 300" className="w-full max-w-xs">
      <path d="M80 268h140l36 26H44z" className="fill-warn-tint" />
      <g {...PEN}>
        <path d="M2 268h296" strokeWidth="2" />
        <path d="M72 12h156v256H72z" className="fill-raised" />
        <path d="M80 20h140v244H80z" />
        <path d="M94 36h112v92H94zM94 146h112v100H94z" className="stroke-line-strong" />
        <path d="M88 130v22" strokeWidth="3.5" />
        <path d="M80 266h140" className="stroke-glow" strokeWidth="3" />
        <path d="M228 240c26 0 20 18 44 18h26" className="stroke-accent" strokeWidth="2.4" />
      </g>
    </Drawing>
  );
}

/** What fills a machine's memory, to scale. */
export function MemoryGauge() {
  const { caption, parts, remark } = HISTORY.memory.gauge;
  return (
    <figure>
      <ul className="flex h-34 overflow-hidden rounded-md border border-ink bg-raised md:h-40">
        {parts.map(({ label, size, share }, index) => (
          <li
            key={label}
            style={{ flexBasis: `${share}%` }}
            className={`flex min-w-0 flex-col justify-between px-1.5 py-2 md:px-4 md:py-3 ${GAUGE[index % GAUGE.length]}`}
          >
            <span
              className={
                index === 0
                  ? 'font-display text-xl font-semibold md:text-2xl'
                  : 'self-center text-xs whitespace-nowrap [writing-mode:vertical-rl] md:text-sm'
              }
            >
              {index === 0 ? label : `${label}, ${size}`}
            </span>
            {index === 0 && <span className="tabular-nums">{size}</span>}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="mt-1 grid grid-cols-4 text-xs text-muted tabular-nums">
        {SCALE.map((mark) => (
          <span key={mark} className="border-l border-line-strong pl-1">
            {mark}
          </span>
        ))}
      </div>
      <figcaption className="mt-3 max-w-measure text-sm text-muted">
        {caption}. {remark}
      </figcaption>
    </figure>
  );
}

/** Rooms around a hall, each with its own door and lock. */
export function RoomPlan() {
  const { label, rooms } = HISTORY.locks.drawing;
  const [first, second, third, hall] = rooms;
  return (
    <Drawing label={label} viewBox="0 0 400 330" className="w-full max-w-lg">
      <path d="M8 8h150v178H8z" className="fill-accent-tint" />
      <path d="M158 8h118v178H158z" className="fill-alert-tint" />
      <path d="M276 8h116v178H276z" className="fill-warn-tint" />
      <g {...PEN}>
        <path
          d="M132 322H8V8h384v314H176M158 8v178M276 8v178M8 186h52M104 186h86M234 186h72M350 186h42"
          strokeWidth="4"
        />
        <path d="M60 186v-44a44 44 0 0 1 44 44M190 186v-44a44 44 0 0 1 44 44M306 186v-44a44 44 0 0 1 44 44M132 322v-44a44 44 0 0 1 44 44" />
        <path d="M24 70h96v26H24zM56 104h26v16H56zM176 60h40v58h-40zM184 70h24M184 80h24M184 90h16M296 50h76v20h-76zM296 78h76v20h-76z" />
        <path d="M226 60h32v58h-32zM226 80h32M226 100h32" />
      </g>
      {[82, 212, 328].map((x) => (
        <g key={x} transform={`translate(${x} 204)`} {...PEN}>
          <path d="M-8 0H8v13H-8z" className="fill-accent stroke-accent" />
          <path d="M-5 0v-5q5-8 10 0v5" className="stroke-accent" />
        </g>
      ))}
      <g className="fill-ink text-base font-semibold" textAnchor="middle">
        <Word x="83" y="40" text={first} />
        <Word x="217" y="40" text={second} />
        <Word x="334" y="36" text={third} />
        <Word x="290" y="276" text={hall} />
      </g>
    </Drawing>
  );
}

/** Machines of rising size on one shelf, a light for each core. */
export function MachineShelf() {
  const { machines } = HISTORY.service;
  return (
    <ul className="flex items-end gap-4 lg:gap-8">
      {machines.map(({ name, cores, size }) => {
        const rows = cores / 4;
        const height = 26 + rows * 34;
        return (
          <li key={name} className="min-w-0 flex-1">
            <Ornament viewBox={`0 0 120 ${height + 14}`} className="w-full">
              <g {...PEN}>
                <rect x="8" y="2" width="104" height={height} rx="6" className="fill-accent-tint" />
                {Array.from({ length: rows }, (_, row) => (
                  <g key={row} transform={`translate(18 ${14 + row * 34})`}>
                    <path d="M0 0h84v24H0z" className="fill-raised" />
                    {[12, 24, 36, 48].map((x) => (
                      <circle key={x} cx={x} cy="12" r="3" className="fill-accent stroke-accent" />
                    ))}
                    <path d="M62 8h14M62 16h14" className="stroke-line-strong" />
                  </g>
                ))}
                <path
                  d={`M20 ${height + 2}v6h12v-6M88 ${height + 2}v6h12v-6`}
                  className="fill-ink"
                />
              </g>
            </Ornament>
            <div className="border-t-2 border-ink pt-3">
              <p className="font-display font-semibold lg:text-xl">{name}</p>
              {size.map((line) => (
                <p key={line} className="text-sm text-muted">
                  {line}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const PEN = { className: 'fill-none stroke-ink', strokeWidth: 1.6, ...ROUND };

const FOLDERS = ['fill-warn-tint', 'fill-accent-tint', 'fill-alert-tint'];

const GAUGE = [
  'bg-raised',
  'border-l border-ink bg-accent-tint',
  'border-l border-ink bg-alert-tint',
];

const SCALE = ['0 GB', '4', '8', '12'];
