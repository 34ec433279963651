import { Word } from '@/drawings/strokes.tsx';

export function Measures() {
  return (
    <>
      <g className="fill-none stroke-ink" strokeWidth="0.9">
        <path d="M566 72 598 555M558 80l16-14M590 562l16-14" className="stroke-alert" />
        <path d="M556 292 605 288M550 298l12-12M599 294l12-12" />
        <path d="M418 220 430 360M411 226l14-12M423 366l14-12" />
      </g>
      <g fontSize="13.5" className="fill-ink" textAnchor="middle">
        <Figure x={577} y={440} turn={86} text="24.18" className="fill-alert font-semibold" />
        <Figure x={580} y={278} turn={0} text="2.45" />
        <Figure x={424} y={290} turn={85} text="7.03" />
        <g transform="translate(672 250)">
          <path d="M-42 52 2 12H74" className="fill-none stroke-alert" strokeWidth="0.9" />
          <circle cx="-42" cy="52" r="3" className="fill-alert" />
          <Word x="38" y="6" className="fill-alert font-semibold" text="hedge +0.84" />
        </g>
      </g>
    </>
  );
}

function Figure({
  x,
  y,
  turn,
  text,
  className = '',
}: {
  x: number;
  y: number;
  turn: number;
  text: string;
  className?: string;
}) {
  const half = text.length * 4.3 + 3;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d={`M${-half} -8h${half * 2}v16h${-half * 2}z`} className="fill-accent-tint" />
      <Word y="5" className={className} text={text} />
    </g>
  );
}
