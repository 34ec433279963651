import { BandTitle, PageWidth } from '../example-frame.tsx';
import { BOX } from './copy.ts';
import { WIDE } from './look.ts';
import { Drawing, ROUND } from '@/drawings/drawing.tsx';

export function Carton() {
  const { carton } = BOX;
  return (
    <section aria-labelledby="carton-title" className="bg-raised">
      <PageWidth className="grid gap-10 py-16 md:grid-cols-12 md:items-center md:py-20">
        <div className="md:col-span-5">
          <BandTitle id="carton-title" look={`text-2xl md:text-3xl ${WIDE}`} text={carton.title} />
          <ul className="mt-6 space-y-4">
            {carton.items.map((item) => (
              <li key={item.name} className="grid grid-cols-[2.5rem_1fr]">
                <span className={`text-lg leading-snug text-alert tabular-nums ${WIDE}`}>
                  {item.count}
                </span>
                <span className="leading-snug">
                  <strong className="font-semibold">{item.name}</strong>
                  <span className="block text-sm text-muted">{item.text}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-6 max-w-sm text-sm leading-relaxed text-muted">{carton.text}</p>
        </div>
        <div className="max-md:-order-1 md:col-span-7">
          <CartonTray label={carton.drawing} />
        </div>
      </PageWidth>
    </section>
  );
}

/** The open carton from above: flaps, a tray of pressed paper, and what lies in it. */
function CartonTray({ label }: { label: string }) {
  return (
    <Drawing label={label} viewBox="0 0 720 640" className="block w-full">
      <g strokeWidth="1.8" {...ROUND} className="fill-none stroke-ink">
        <path d="M120 110H600V530H120z" className="fill-alert-tint" />
        <path
          d="M120 110 96 16H624L600 110zM120 530 96 624H624L600 530zM120 110 26 92V548L120 530zM600 110l94-18V548L600 530z"
          className="fill-raised"
        />
        <path d="M300 50h120M300 590h120" className="stroke-line-strong" strokeWidth="8" />
        <path d="M136 126H584V514H136z" className="fill-paper" />
        <path d="M150 140H416V406H150z" className="fill-sunk" />
        <path d="M158 148H408V398H158z" className="fill-raised" />
        <path
          d={Array.from({ length: 22 }, (_, rib) => `M${164 + rib * 11} 152V394`).join('')}
          strokeWidth="4"
          className="stroke-accent-tint"
        />
        <path d="M152 406q60-26 130 0t134 0v18q-66 22-134 0t-130 0z" className="fill-raised" />
        <path d="M168 416q50-18 110 2" strokeWidth="1" />
        <path d="M434 140H570V270H434z" className="fill-sunk" />
        <path d="M448 152h74q8 0 8 8v90q0 8-8 8h-74z" className="fill-ink" />
        <path d="M530 178h14q14 0 14 16v40q0 14-14 14" strokeWidth="5" />
        <path d="M460 240h50" className="stroke-glow" />
        <path d="M434 284H570V406H434z" className="fill-sunk" />
        <g strokeWidth="4" className="stroke-accent">
          <circle cx="502" cy="345" r="48" />
          <circle cx="502" cy="345" r="40" />
          <circle cx="502" cy="345" r="32" />
          <path d="M502 313h-26v-14" />
        </g>
        <path d="M150 438H416V502H150z" className="fill-sunk" />
        <path d="M164 446H402V496H164zM164 446l119 32 119-32" className="fill-raised" />
        <circle cx="283" cy="476" r="10" className="fill-alert stroke-alert" />
        <path d="M434 420H570V502H434z" className="fill-sunk" />
        <path d="M468 436h70v54h-70zM468 446h70" className="fill-paper" />
        <path d="M484 462h12m-6 0v18M512 462h12m-6 0v18" strokeWidth="4" />
      </g>
      <g className="text-[25px] lg:text-[20px]">
        <Tag x={283} y={272} text="the box" />
        <Tag x={502} y={238} text="power" />
        <Tag x={502} y={345} text="2 m" />
        <Tag x={346} y={461} text="words" />
        <Tag x={502} y={482} text="screws" />
      </g>
    </Drawing>
  );
}

function Tag({ x, y, text }: { x: number; y: number; text: string }) {
  const half = text.length * 7 + 8;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M${-half}-15H${half}V15H${-half}z`} className="fill-raised stroke-ink" />
      <text dominantBaseline="central" textAnchor="middle" className="fill-ink font-medium">
        {text}
      </text>
    </g>
  );
}
