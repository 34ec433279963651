import { PageWidth } from '../../example-frame.tsx';
import { BandHead } from './look.tsx';
import { POSTER_SHOP } from './copy.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';
import { SWIM_LETTERS, SWIM_WATER } from './swim-plates.tsx';

export function Printing() {
  const { printing } = POSTER_SHOP;
  const { screen, inks } = printing;
  return (
    <section
      aria-labelledby="printing"
      className="lazy-layout-127 md:lazy-layout-138 lg:lazy-layout-96"
    >
      <PageWidth className="py-14 md:py-24">
        <BandHead id="printing" heading={printing.title} text={printing.text} />
        <ol className="mt-12 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
          {printing.stages.map((stage) => (
            <li key={stage.stage}>
              <PrintStage stage={stage.stage} label={stage.label} />
              <h3 className="mt-2 font-bold">{stage.title}</h3>
              <p className="text-sm leading-snug">{stage.text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-12 grid gap-x-10 gap-y-8 border-t pt-6 md:grid-cols-[7fr_5fr]">
          <div>
            <ScreenSection label={screen.label} />
            <h3 className="mt-4 font-bold">{screen.title}</h3>
            <p className="max-w-md text-sm leading-snug">{screen.text}</p>
          </div>
          <div>
            <InkMixes label={inks.label} />
            <h3 className="mt-4 font-bold">{inks.title}</h3>
            <p className="max-w-md text-sm leading-snug">{inks.text}</p>
          </div>
        </div>
      </PageWidth>
    </section>
  );
}

/** Three inks laid over one another, and the seven colours that come of it. */
function InkMixes({ label }: { label: string }) {
  return (
    <Drawing
      label={label}
      viewBox="0 0 380 340"
      className="isolate w-full max-w-sm font-semibold"
      fill="currentColor"
      fontSize="17"
      textAnchor="middle"
    >
      <circle cx="140" cy="124" r="112" className="fill-glow" />
      <circle cx="240" cy="124" r="112" className="text-alert mix-blend-multiply" />
      <circle cx="190" cy="212" r="112" className="text-accent mix-blend-multiply" />
      <Word x="84" y="104" text="yellow" />
      <Word x="298" y="104" text="rose" />
      <Word x="190" y="74" text="vermilion" />
      <g className="text-raised">
        <Word x="190" y="284" text="bottle green" />
        <Word x="123" y="198" text="leaf" />
        <Word x="257" y="198" text="pine" />
        <Word x="190" y="160" text="black" />
      </g>
    </Drawing>
  );
}

/** A screen in section while the squeegee crosses it. Its words are to be read. */
function ScreenSection({ label }: { label: string }) {
  return (
    <Drawing
      role="group"
      label={label}
      viewBox="0 0 380 250"
      className="w-full max-w-xl"
      fill="currentColor"
      fontSize="13.5"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <path
          d="M16 140h26v34H16zM338 140h26v34h-26zM152 48h52v50h-52zM40 200h300v6H40z"
          className="fill-raised"
        />
        <path d="M10 208h360v14H10z" className="fill-accent-tint" />
        <path d="M250 154 226 174M202 36l-12 10M226 74h52m-10-7 10 7-10 7" />
        <path d="M42 171 186 193 338 171" strokeWidth="3" strokeDasharray="4 3" />
        <path d="M70 196h112" className="text-alert" strokeWidth="5" />
      </g>
      <path d="M188 190q22-30 52-6" className="text-alert" />
      <path d="M176 188 158 96h40l-10 94z" className="text-accent" />
      <Word x="206" y="38" text="squeegee, beech" />
      <Word x="286" y="79" text="pulled by hand" />
      <Word x="10" y="128" text="frame" />
      <Word x="66" y="150" text="mesh, 77" />
      <Word x="66" y="165" text="threads a cm" />
      <Word x="252" y="150" text="ink" />
      <Word x="10" y="242" text="bed, with 400 holes and a vacuum cleaner under it" />
    </Drawing>
  );
}

/** A sheet between its register marks, at one moment of its printing. The page has to have the swimming poster. */
function PrintStage({ stage, label }: { stage: keyof typeof STAGES; label: string }) {
  return (
    <Drawing label={label} viewBox="-50 -50 600 807" className="isolate w-full" fill="currentColor">
      <path
        d="M0 0h500v707H0z"
        className="fill-raised text-muted"
        stroke="currentColor"
        strokeWidth="2"
      />
      {STAGES[stage]}
      <path d={REGISTER_MARKS} fill="none" stroke="currentColor" strokeWidth="2" />
    </Drawing>
  );
}

const REGISTER_MARKS = ['250-24', '250 731', '-24 353', '524 353']
  .map((centre) => `M${centre}m-26 0h52m-26-26v52m-13-26a13 13 0 1 0 26 0 13 13 0 1 0-26 0`)
  .join('');

const LETTERS = <use href={`#${SWIM_LETTERS}`} />;
const WATER = <use href={`#${SWIM_WATER}`} />;
const ROSE = <g className="text-alert">{LETTERS}</g>;

const STAGES = {
  'rose-film': LETTERS,
  'green-film': WATER,
  'first-sheet': (
    <>
      {ROSE}
      <g transform="translate(-22 26) rotate(-1.6)" className="text-accent mix-blend-multiply">
        {WATER}
      </g>
    </>
  ),
  'good-sheet': (
    <>
      {ROSE}
      <g className="text-accent mix-blend-multiply">{WATER}</g>
    </>
  ),
};
