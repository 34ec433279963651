import { sizeOf } from '@/catalogue/product-sizes.ts';
import { round } from '../projects/lines.ts';
import { StandingThing } from './product-picture.tsx';

/** Things side by side on a shelf, all to one scale, with a cup beside them where `hasCup` says so. */
export function ScaleShelf({ things, label, ratio, hasCup = true }: Props) {
  const sizes = things.map(({ id: product }) => sizeOf(product));
  const tallest = Math.max(CUP[1], ...sizes.map(([, height]) => height));
  const wide = sizes.reduce((sum, [width]) => sum + width, 0) + (hasCup ? CUP[0] : 0);
  const places = things.length + (hasCup ? 1 : 0);
  const least = wide * 1.08 + places * GAP;
  const high = Math.max(tallest, hasCup ? STEAM : 0) * 1.14;
  // With a ratio, the things fill the picture one way or the other.
  const height = ratio === undefined ? high : Math.max(high, least / ratio);
  const width = ratio === undefined ? Math.max(least, high * LEAST_RATIO) : height * ratio;
  const gap = (width - wide) / (places + 1);
  const starts = sizes.map((_, index) =>
    sizes.slice(0, index).reduce((sum, [before]) => sum + before + gap, gap),
  );
  const board = round(height * 0.035);
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`0 ${-round(height - board * 2)} ${round(width)} ${round(height)}`}
      className="block w-full fill-none"
      strokeWidth="1.3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        d={`M0 0H${round(width)}v${board}H0z`}
        className="fill-raised stroke-ink [vector-effect:non-scaling-stroke]"
      />
      {things.map(({ id: product, color }, index) => {
        const [across, up] = sizes[index] ?? CUP;
        return (
          <g key={product} transform={`translate(${round((starts[index] ?? 0) + across / 2)} 0)`}>
            <StandingThing id={product} color={color} size={[across, up]} />
          </g>
        );
      })}
      {hasCup && <Cup x={round(width - gap - CUP[0])} />}
    </svg>
  );
}

/** A cup, in millimetres, handle to the right. */
function Cup({ x }: { x: string | number }) {
  return (
    <g transform={`translate(${x} 0)`} className="stroke-ink **:[vector-effect:non-scaling-stroke]">
      <path d="M72-72c34-6 34 44-4 42" />
      <path d="M0-90H76L70-8q-1 8-9 8H15Q7 0 6-8z" className="fill-raised" />
      <path d="M2-66H74M24-100c-8-10 8-14 0-26M46-100c-8-10 8-14 0-26" className="stroke-accent" />
    </g>
  );
}

/** Width and height. */
const CUP = [100, 90] as const;
const GAP = 24;
const STEAM = 126;
/** A picture that may be as wide as it likes is at least so many times as wide as high. */
const LEAST_RATIO = 2.8;

type Props = {
  /** From left to right, by product id. */
  things: readonly { id: string; color: string | undefined }[];
  /** What it shows, where no text beside it says so. */
  label?: string;
  /** Width by height, where it is given. */
  ratio?: number;
  hasCup?: boolean;
};
