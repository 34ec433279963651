import { pick, strokes } from './lines.ts';

/** An open cupboard full of scores; the staves run out of it and over the whole wall. */
export function ChoirPicture() {
  return (
    <>
      <path d={strokes(5, (line) => stave(70 + line * 17))} />
      <path d={strokes(5, (line) => stave(186 + line * 17))} />
      {NOTES.map(([x, step, head], index) => {
        const y = (index < 9 ? 104 : 220) + bend(x) - step * 8.5;
        return (
          <g key={`${x} ${step}`}>
            <ellipse
              cx={x}
              cy={y}
              rx="11"
              ry="8"
              transform={`rotate(-18 ${x} ${y})`}
              className={head}
            />
            <path
              d={step > 0 ? `M${x - 10} ${y + 2}v50` : `M${x + 10} ${y - 2}v-50`}
              strokeWidth="2.5"
            />
          </g>
        );
      })}
      <path
        d="M40 52c34-20 46 40 8 70-30 26-36 74 0 82 34 2 34-44 2-40-22 4-20 34 0 34M60 260V70"
        transform="translate(10 -8) scale(.72)"
        strokeWidth="2.5"
      />
      <path
        d="M196 600V300h408v300M186 300v-13h428v13z"
        className="fill-raised"
        strokeWidth="2.5"
      />
      <path
        d="M196 310 92 334v270h104zM604 310l104 24v270H604z"
        className="fill-sunk"
        strokeWidth="2.5"
      />
      <path d="M182 328 106 346v104l76-8zM182 460l-76 10v112h76zM618 328l76 18v104l-76-8zM618 460l76 10v112h-76zM110 464v-14M690 464v-14" />
      <path d="M204 392h392M204 488h392M204 584h392M400 310v274" strokeWidth="2.5" />
      <path d={strokes(20, (n) => folder(210 + n * 9.2, 392, n))} className="fill-accent-tint" />
      <path d={strokes(14, (n) => folder(412 + n * 9.2, 392, n + 5))} className="fill-warn-tint" />
      <path d={strokes(16, (n) => folder(236 + n * 9.2, 488, n + 9))} className="fill-raised" />
      <path
        d={strokes(
          10,
          (n) =>
            `M${416 + (n % 3) * 3} ${487 - n * 7}h${112 - (n % 4) * 6}v-7h${-112 + (n % 4) * 6}z`,
        )}
        className="fill-raised"
      />
      <path
        d="M544 488l20-74 20 5-18 69zM206 584v-58h84v58zM206 546h84M238 556h20"
        className="fill-sunk"
      />
      <path
        d={strokes(18, (n) => folder(414 + n * 9.2, 584, n + 2))}
        className="fill-accent-tint"
      />
      <path d={folder(330, 584, 3)} className="fill-alert" />
      <path
        d="M304 584c0-12 4-30 10-46 4 16 10 34 10 46zM350 584v-18h34v18zM354 566c0-24 26-24 26 0"
        className="fill-raised"
      />
    </>
  );
}

function folder(x: number, floor: number, index: number): string {
  const height = pick(FOLDER_HEIGHTS, index);
  return `M${x} ${floor}v${-height}h8.2v${height}`;
}

const FOLDER_HEIGHTS = [66, 70, 62, 68, 72, 58, 66, 64] as const;

function stave(y: number): string {
  return `M-10 ${y}c140-50 270-40 410 0s270 46 410-6`;
}

/** How far the staves hang from their own height at a place. */
function bend(x: number): number {
  return -26 * Math.sin((x / 400) * Math.PI);
}

const OPEN = 'fill-raised';
const FULL = 'fill-ink';
const NOTES = [
  [118, -3, FULL],
  [176, -1, FULL],
  [234, 1, FULL],
  [300, 3, OPEN],
  [380, 2, FULL],
  [452, 0, FULL],
  [520, -2, FULL],
  [600, 1, 'fill-alert stroke-alert'],
  [690, -1, OPEN],
  [140, 2, OPEN],
  [222, -1, FULL],
  [290, -3, FULL],
  [366, 0, FULL],
  [440, 2, FULL],
  [536, 3, OPEN],
  [626, -2, FULL],
  [706, 0, FULL],
] as const;
