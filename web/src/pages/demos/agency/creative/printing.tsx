import { PageWidth } from '../../example-frame.tsx';
import { BandHead } from './band-head.tsx';
import { POSTER_SHOP } from './copy.ts';
import { InkMixes } from './ink-mixes.tsx';
import { PrintStage } from './print-stages.tsx';
import { ScreenSection } from './screen-section.tsx';

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
