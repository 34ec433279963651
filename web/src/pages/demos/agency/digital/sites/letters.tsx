import { strokes } from '@/drawings/projects/lines.ts';

export function Letters() {
  return (
    <div className="grid grid-cols-2">
      <div className="border-r border-line bg-sunk p-4 md:p-6">
        <svg viewBox="0 0 220 260" className="w-full">
          <path d="M4 4h212v252H4z" className="fill-raised stroke-line-strong" />
          <path d="M18 148h184v22H18z" className="fill-warn-tint" />
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
        <p className="mt-3">
          Dear Ida, the furnace has been out since Sunday and I can feel my feet.
        </p>
        <p className="mt-3">
          <mark className="bg-warn-tint">Forty lamp chimneys went to the ferry,</mark> and three of
          them arrived, which the captain calls good.
        </p>
        <p className="mt-3 max-sm:hidden">I keep your scarf by the door.</p>
        <p className="mt-4 font-mono text-xs text-accent underline">next letter</p>
      </div>
    </div>
  );
}

/** Handwriting that need not be legible. */
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
  return strokes(
    (line % 3 === 1 ? 6 : 7) - first,
    (word) => `M${18 + (word + first) * 27 + (line % 4)} ${y}${SCRAWL[(word * 5 + line * 7) % 6]}`,
  );
}
