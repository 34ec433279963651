import { CAREER } from './copy.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Drawing, ROUND, Word } from '@/drawings/drawing.tsx';

export function Opening() {
  const { hero } = CAREER;
  return (
    <div className="bg-warn-tint">
      <div className="mx-auto grid max-w-page gap-8 px-5 pt-12 md:grid-cols-12 md:gap-10 md:px-10 md:pt-16">
        <div className="md:col-span-5 md:self-center md:pb-16">
          <h1 className="font-display text-4xl font-semibold tracking-tight lg:text-6xl">
            {hero.title}
          </h1>
          <p className="mt-6 max-w-md leading-relaxed md:text-lg">{hero.lead}</p>
          <div className="mt-7">
            <ButtonLink to="#positions">{hero.jump}</ButtonLink>
          </div>
        </div>
        <div className="self-end md:col-span-7">
          <EmptyChairs />
        </div>
      </div>
    </div>
  );
}

/** A desk under a window with an empty chair at either end. */
function EmptyChairs() {
  const { label, cards, screen } = CAREER.hero;
  return (
    <Drawing label={label} viewBox="0 0 620 430" className="w-full">
      <path d="M196 24h228v150H196z" className="fill-paper" />
      <path d="M196 174V132l44-26 38 20 52-40 56 36 38-16v68z" className="fill-accent-tint" />
      <path d="M250 24h70L230 174h-34v-60z" className="fill-raised opacity-60" />
      <g className="fill-none stroke-ink" strokeWidth="1.8" {...ROUND}>
        <path d="M196 24h228v150H196zM310 24v150M184 180h252" />
        <path d="M384 60a14 14 0 1 0 0.1 0" className="fill-warn-tint" />
        <path d="M0 418h620" strokeWidth="2.4" />

        <path d="M118 262h384v16H118z" className="fill-raised" />
        <path d="M136 278v140M484 278v140M150 278v140M470 278v140" />
        <path d="M250 278v40h120v-40M310 296v6" className="fill-raised" />

        <path d="M168 150h132v92H168zM222 242v20M206 262h56" className="fill-raised" />
        <path d="M176 158h116v76H176z" className="fill-accent-deep" />
        <path d="M376 262l14-6 88 0 12 6z" className="fill-raised" />
        <path d="M386 252h84M392 247h74" />
        <path d="M372 254l-18-66 8-3 20 64" className="fill-alert-tint" />
        <path
          d="M330 262v-22h24v22M354 246c10-2 10 12 0 12M336 232c-4-6 4-8 0-14m10 14c-4-6 4-8 0-14"
          className="fill-warn-tint"
        />

        <g className="origin-[74px_326px] animate-swing [--swing:7deg]">
          <path
            d="M26 190c-8 50-2 90 6 118M26 190h12c-8 50-2 90 8 118"
            className="fill-accent-tint"
          />
          <path d="M28 308h86q10 0 10 9t-10 9H36q-10 0-8-18z" className="fill-accent-tint" />
        </g>
        <path d="M74 326v56M34 406c8-18 24-24 40-24s32 6 40 24" />
        <path d="M30 412a5 5 0 1 0 8 0M110 412a5 5 0 1 0 8 0" />

        <path d="M594 176v242M580 176v242M518 318v100M506 318v100" />
        <path d="M500 306h98v13h-98z" className="fill-warn-tint" />
        <path
          d="M580 186h14v20h-14zM580 222h14v20h-14zM580 258h14v20h-14z"
          className="fill-warn-tint"
        />
      </g>
      <path d="M186 212h60M186 222h88" className="stroke-on-dark" strokeWidth="3" />
      <Word x="186" y="192" className="fill-accent-tint font-mono text-lg" text={screen} />
      <Card x={2} y={336} width={182} text={cards[0]} />
      <Card x={528} y={336} width={86} text={cards[1]} />
    </Drawing>
  );
}

function Card({ x, y, width, text }: { x: number; y: number; width: number; text: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height="36" rx="3" className="fill-raised stroke-ink" strokeWidth="1.6" />
      <Word
        x={width / 2}
        y="25"
        textAnchor="middle"
        className="fill-ink font-display text-lg font-semibold"
        text={text}
      />
    </g>
  );
}
