import { Ground } from './plan-ground.tsx';
import { Points } from './plan-mark.tsx';
import { Drawing, Word } from '@/drawings/drawing.tsx';

/**
 * A surveyor's plan of two parcels between a lane and a stream, twenty units to the metre.
 * It fills its frame: what matters stands in the middle four hundred units, which a phone shows.
 */
export function SitePlan({ label }: { label: string }) {
  return (
    <Drawing
      label={label}
      viewBox="0 0 1200 640"
      preserveAspectRatio="xMidYMid slice"
      className="block size-full font-mono"
    >
      <Ground />
      <Parcels />
      <Buildings />
      <Hedge />
      <Measures />
      <Points />
    </Drawing>
  );
}

function Parcels() {
  return (
    <>
      <path
        d="M398 92 590 70 622 552.5 424 572z"
        className="fill-accent-tint opacity-60"
        strokeWidth="1.6"
      />
      <path
        d="M398 92 590 70 800 48M424 572 622 552.5 826 536M398 92 424 572M800 48 826 536M398 92 204 114M424 572 236 586M800 48 990 24M826 536 1010 522"
        className="fill-none stroke-ink"
        strokeWidth="1.6"
      />
      <path
        d="M590 70 622 552.5"
        className="origin-top fill-none stroke-alert transition-[scale] duration-240 [transform-box:fill-box] starting:scale-y-0"
        strokeWidth="3.2"
        strokeDasharray="24 6 3 6"
      />
      <g className="fill-ink" fontSize="19">
        <Word x="452" y="476" text="204/3" />
        <Word x="694" y="476" text="204/4" />
        <Word x="868" y="300" className="fill-muted" text="204/5" />
      </g>
      <g className="fill-muted" fontSize="13">
        <Word x="452" y="496" text="236 m²" />
        <Word x="694" y="496" text="252 m²" />
      </g>
    </>
  );
}

function Buildings() {
  return (
    <g strokeLinejoin="round" strokeWidth="2.2" className="fill-raised stroke-ink">
      <path d="M432 214 546 204 558 344 444 354z" />
      <path d="M444 354 498 349.3 502 396 448 400.7z" strokeWidth="1.6" />
      <path
        d="M489 209 501 349M432 214 489 252 546 204M444 354 498 312 558 344"
        className="fill-none"
        strokeWidth="0.8"
      />
      <path d="M660 288 768 278 778 390 670 400z" />
      <path d="M665 344 773 334" strokeWidth="0.8" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((line) => (
        <path
          key={line}
          d={`M${672 + line * 13} ${343 - line * 1.2}l${-4} ${-44}`}
          strokeWidth="0.5"
        />
      ))}
      <path d="M640 522 690 517.5 687 489 637 493.5z" strokeWidth="1.4" strokeDasharray="6 4" />
      <Word x="645" y="511" fontSize="12" strokeWidth="0" className="fill-ink" text="shed" />
    </g>
  );
}

/** Scallops along the line where the gardeners thought the boundary was. */
function Hedge() {
  const scallops = Array.from({ length: 22 }, (_, index) => {
    const along = index / 21;
    const bulge = Math.sin(along * Math.PI) * 16.8;
    return `${(593 + along * 30 + bulge).toFixed(1)} ${(82 + along * 456).toFixed(1)}`;
  });
  return (
    <g className="fill-none stroke-accent" strokeWidth="1.3" strokeLinecap="round">
      <path d={`M${scallops.join('A11.5 11.5 0 0 1 ')}`} />
      <path d={`M${scallops.join('A11.5 11.5 0 0 0 ')}`} />
    </g>
  );
}

function Measures() {
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

function Figure({ x, y, turn, text, className = '' }: Measure) {
  const half = text.length * 4.3 + 3;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d={`M${-half} -8h${half * 2}v16h${-half * 2}z`} className="fill-accent-tint" />
      <Word y="5" className={className} text={text} />
    </g>
  );
}

type Measure = { x: number; y: number; turn: number; text: string; className?: string };
