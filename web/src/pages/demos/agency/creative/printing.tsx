import { PageWidth } from '../../example-frame.tsx';
import { BandHead } from './band-head.tsx';
import { POSTER_SHOP } from './copy.ts';
import { PrintStage } from './print-stages.tsx';

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
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 380 340"
      className="isolate w-full max-w-sm font-semibold"
      fill="currentColor"
      fontSize="17"
      textAnchor="middle"
    >
      <circle cx="140" cy="124" r="112" className="fill-glow" />
      <circle cx="240" cy="124" r="112" className="text-alert mix-blend-multiply" />
      <circle cx="190" cy="212" r="112" className="text-accent mix-blend-multiply" />
      <text x="84" y="104">
        yellow
      </text>
      <text x="298" y="104">
        rose
      </text>
      <text x="190" y="74">
        vermilion
      </text>
      <g className="text-raised">
        <text x="190" y="284">
          bottle green
        </text>
        <text x="123" y="198">
          leaf
        </text>
        <text x="257" y="198">
          pine
        </text>
        <text x="190" y="160">
          black
        </text>
      </g>
    </svg>
  );
}

/** A screen in section while the squeegee crosses it. Its words are to be read. */
function ScreenSection({ label }: { label: string }) {
  return (
    <svg
      role="group"
      aria-label={label}
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
      <text x="206" y="38">
        squeegee, beech
      </text>
      <text x="286" y="79">
        pulled by hand
      </text>
      <text x="10" y="128">
        frame
      </text>
      <text x="66" y="150">
        mesh, 77
      </text>
      <text x="66" y="165">
        threads a cm
      </text>
      <text x="252" y="150">
        ink
      </text>
      <text x="10" y="242">
        bed, with 400 holes and a vacuum cleaner under it
      </text>
    </svg>
  );
}
