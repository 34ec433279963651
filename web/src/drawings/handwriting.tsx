/** Words in a clerk's hand: a single joined line, drawn from a small alphabet of our own. */
export function Handwriting({
  lines,
  hand = 'upright',
  label,
  className = 'block w-full',
}: {
  /** Small letters, spaces, commas and full stops; `R` and `T` are the only capitals. */
  lines: readonly string[];
  hand?: keyof typeof HANDS;
  /** What is written, for those who cannot see it; without it the words stand next to it anyway. */
  label?: string;
  className?: string;
}) {
  const { slant, width, spread, pen } = HANDS[hand];
  const written = lines.map((line) => write(line, spread));
  const longest = Math.max(...written.map((line) => line.length)) * width + 24;
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`-4 -54 ${Math.ceil(longest)} ${lines.length * LEADING + 8}`}
      className={className}
    >
      <g
        className="fill-none stroke-ink"
        strokeWidth={pen}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {written.map(({ path }, index) => (
          <path
            key={index}
            d={path}
            transform={`translate(0 ${index * LEADING}) skewX(${-slant}) scale(${width} 1)`}
          />
        ))}
      </g>
    </svg>
  );
}

const LEADING = 78;

const HANDS = {
  upright: { slant: 14, width: 1, spread: 0, pen: 2.1 },
  narrow: { slant: 24, width: 0.82, spread: 0, pen: 1.6 },
  round: { slant: 4, width: 1.18, spread: 1, pen: 3 },
  hasty: { slant: 34, width: 1.3, spread: 5, pen: 1.8 },
};

function write(line: string, spread: number): { path: string; length: number } {
  let x = 0;
  let path = '';
  let isJoined = false;
  for (const letter of line) {
    const glyph = GLYPHS[letter];
    if (glyph === undefined) {
      x += 13;
      isJoined = false;
      continue;
    }
    const drawn: Glyph = typeof glyph === 'string' ? { joined: glyph } : glyph;
    const { joined, lifted, advance = endOf(joined) } = drawn;
    path += `${isJoined ? '' : `M${x} 0`}${shift(joined, x)}`;
    if (lifted !== undefined) path += `${shift(lifted, x)}M${x + advance} 0`;
    x += advance + spread;
    isJoined = true;
  }
  return { path, length: x };
}

function endOf(stroke: string): number {
  return Number(/(-?[\d.]+),[^,]+$/.exec(stroke)?.[1]);
}

/** Moves path data of absolute pairs to the right. */
function shift(data: string, by: number): string {
  return data.replaceAll(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) => `${Number(x) + by} ${y}`,
  );
}

/**
 * The stroke that joins the letters and ends where the next one begins, and what is added with the pen lifted. Base line 0,
 * x-height 20.
 */
const GLYPHS: Readonly<Record<string, string | Glyph>> = {
  a: 'C4,-6 10,-20 17,-18C12,-22 5,-16 5,-8C5,-1 10,1 14,-5C16,-9 17,-14 18,-19C16,-10 15,-4 17,-1C18,1 20,1 22,0',
  b: 'C6,-12 12,-36 10,-44C8,-48 5,-40 5,-30C5,-20 4,-6 7,-1C11,2 16,-4 15,-11C14,-16 11,-14 12,-11C13,-9 16,-10 18,-11',
  c: 'C4,-6 9,-20 15,-17C12,-22 5,-18 5,-9C5,0 10,2 16,-1',
  d: 'C4,-6 10,-20 17,-18C12,-22 5,-16 5,-8C5,-1 10,1 14,-5C17,-14 20,-34 21,-44C18,-28 15,-8 17,-1C18,1 20,1 23,0',
  e: 'C6,-3 12,-10 12,-16C12,-22 5,-20 5,-11C5,-1 10,2 16,-1',
  f: 'C6,-10 13,-36 11,-44C8,-48 6,-36 6,-20C6,0 5,18 6,22C9,24 11,10 8,0C10,-2 12,-2 15,-2',
  g: 'C4,-6 10,-20 17,-18C12,-22 5,-16 5,-8C5,-1 10,1 14,-5C16,-10 17,-14 18,-18C16,-4 16,12 12,20C9,25 4,20 8,13C11,8 17,4 21,-1',
  h: 'C6,-12 12,-36 10,-44C8,-48 6,-40 6,-30C5,-14 4,-6 4,0C6,-8 9,-19 13,-19C18,-19 14,-6 15,-2C16,1 18,1 21,0',
  i: { joined: 'C3,-6 6,-14 8,-19C6,-10 5,-4 6,-1C7,1 9,1 11,0', lifted: 'M9,-29L9.6,-29' },
  j: {
    joined: 'C3,-6 6,-14 8,-19C7,-4 6,14 3,20C0,25 -4,20 0,13C3,8 7,4 11,-1',
    lifted: 'M9,-29L9.6,-29',
  },
  k: 'C6,-12 12,-36 10,-44C8,-48 6,-40 6,-30C5,-14 4,-6 4,0C5,-10 9,-20 14,-18C16,-14 8,-10 7,-10C11,-9 12,-2 14,0C16,1 17,0 19,-1',
  l: 'C6,-10 12,-36 10,-44C8,-48 5,-38 5,-28C5,-16 4,-6 6,-1C7,1 9,1 12,0',
  m: 'C2,-6 4,-16 6,-19C6,-12 5,-6 4,0C6,-8 8,-19 12,-19C16,-19 13,-6 13,0C15,-8 17,-19 21,-19C25,-19 22,-6 23,-2C24,1 26,1 29,0',
  n: 'C2,-6 4,-16 6,-19C6,-12 5,-6 4,0C6,-8 9,-19 13,-19C17,-19 14,-6 15,-2C16,1 18,1 21,0',
  o: 'C4,-6 9,-19 13,-19C8,-21 4,-14 5,-7C6,1 13,1 15,-7C16,-13 15,-18 12,-19C13,-16 16,-15 19,-16',
  p: 'C3,-6 6,-14 8,-19C6,-8 4,10 3,22C5,8 6,-6 8,-12C10,-20 17,-20 16,-11C15,-3 10,1 7,-2C12,1 16,1 20,-1',
  r: 'C3,-6 6,-16 7,-21C8,-17 11,-17 14,-18C11,-10 10,-4 11,-1C12,1 13,1 15,0',
  s: 'C4,-6 8,-16 9,-21C10,-14 15,-8 11,-2C9,1 5,0 4,-2C8,1 12,1 15,-1',
  t: { joined: 'C4,-8 9,-24 10,-36C7,-20 5,-6 7,-1C8,1 10,1 13,0', lifted: 'M3,-25L16,-27' },
  u: 'C3,-6 5,-14 7,-19C5,-10 4,-4 6,-1C9,2 14,-6 17,-19C15,-10 14,-4 16,-1C17,1 19,1 21,0',
  v: 'C3,-8 5,-18 7,-19C9,-18 5,-2 8,0C11,1 16,-10 15,-19C16,-16 18,-16 19,-16',
  w: 'C3,-8 5,-18 6,-19C8,-16 4,-2 7,0C11,1 14,-10 15,-18C13,-8 12,-1 15,0C20,1 24,-10 23,-19C24,-16 25,-16 27,-16',
  x: { joined: 'C4,-6 5,-18 8,-18C11,-18 10,-1 14,0C15,0 16,0 17,-1', lifted: 'M15,-19L3,0' },
  y: 'C3,-6 5,-14 7,-19C5,-10 4,-4 6,-1C9,2 14,-6 17,-19C15,-4 14,12 11,20C8,25 4,20 8,13C11,8 16,4 20,-1',
  z: 'C3,-8 5,-18 8,-18L14,-18C10,-10 6,-3 5,0C9,-1 12,-1 16,0',
  R: 'M6,-42C6,-26 5,-12 2,0M-2,-34C8,-48 27,-46 23,-32C20,-23 11,-21 8,-21C14,-18 15,-2 24,0',
  T: {
    joined: 'M-2,-36C8,-46 20,-34 32,-43M17,-40C14,-24 14,-8 11,-2C8,3 1,2 0,-5',
    lifted: 'M18,0L18,0',
    advance: 20,
  },
  ',': { joined: 'M4,-2C6,-1 5,4 2,7', advance: 9 },
  '.': { joined: 'M4,-1L4.6,-1', advance: 9 },
};

type Glyph = { joined: string; lifted?: string; advance?: number };
