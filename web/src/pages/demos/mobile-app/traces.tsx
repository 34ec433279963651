import { PHONE_APP } from './copy.ts';
import { Ornament, Word } from '@/drawings/strokes.tsx';

/** The way of a finger over the glass: where it came down, where it went. Laid over a phone of 264 × 544. */
export function PullTrace() {
  return (
    <Ornament
      viewBox="0 0 264 544"
      className="absolute inset-0 size-full overflow-visible fill-none stroke-alert"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <circle cx="226" cy="74" r="9" strokeWidth="2" />
      <path d="M226 90c-6 50 8 100-2 160" strokeDasharray="1 9" />
      <circle cx="224" cy="268" r="20" className="fill-alert" />
      <circle cx="224" cy="268" r="30" strokeWidth="1.5" />
      <path d="M208 314l17 17 17-17" />
    </Ornament>
  );
}

/** Rings that grow out from behind the phone as long as the lamp is held; the seconds stand on them. */
export function HoldTrace() {
  const { marks } = PHONE_APP.hold;
  return (
    <Ornament
      viewBox="0 0 264 544"
      className="absolute inset-0 size-full overflow-visible fill-none stroke-alert"
    >
      {marks.map((mark, ring) => {
        const radius = 168 + ring * 70;
        const x = 132 + radius * 0.94;
        const y = 466 - radius * 0.34;
        return (
          <g key={mark} className={ring > 0 ? 'max-lg:hidden' : 'max-md:hidden'}>
            <circle
              cx="132"
              cy="466"
              r={radius}
              strokeWidth={2.6 - ring * 0.6}
              strokeDasharray={ring === marks.length - 1 ? '3 8' : '0'}
            />
            <g strokeWidth="0" className="max-lg:hidden">
              <circle cx={x} cy={y} r="4.5" className="fill-alert" />
              <Word
                x={x + 11}
                y={y + 5}
                className={`fill-ink text-sm font-semibold ${ring === 2 ? 'max-xl:hidden' : ''}`}
                text={mark}
              />
            </g>
          </g>
        );
      })}
    </Ornament>
  );
}

/** A long stroke from right to left, over both phones. */
export function SwipeTrace() {
  return (
    <Ornament
      viewBox="0 0 620 120"
      preserveAspectRatio="none"
      className="absolute top-84 left-[8%] h-28 w-[84%] lg:top-72 lg:left-1/4 lg:w-2/3 overflow-visible fill-none stroke-alert"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <path
        d="M560 62C430 20 260 96 84 58"
        strokeDasharray="1 9"
        vectorEffect="non-scaling-stroke"
      />
      <path d="M62 40 40 58l24 16" vectorEffect="non-scaling-stroke" />
      <ellipse cx="580" cy="64" rx="16" ry="20" className="fill-alert" />
    </Ornament>
  );
}

export function TapTrace() {
  return (
    <Ornament
      viewBox="0 0 264 544"
      className="absolute inset-0 size-full overflow-visible fill-none stroke-on-dark"
      strokeWidth="2.5"
    >
      <circle cx="120" cy="432" r="52" />
      <circle cx="146" cy="438" r="52" strokeDasharray="4 7" />
      <path d="M84 394-6 330M186 404l84-58" strokeWidth="1.2" />
      <g strokeWidth="0" className="fill-raised text-sm font-semibold">
        <Word x="-40" y="322" text="first" />
        <Word x="276" y="346" className="max-sm:hidden" text="0.4 s" />
      </g>
    </Ornament>
  );
}
