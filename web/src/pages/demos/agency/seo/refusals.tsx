import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { SEARCH_CONSULTANTS } from './copy.ts';
import { HEADING } from './look.ts';

export function Refusals() {
  const { refusals } = SEARCH_CONSULTANTS;
  return (
    <section aria-labelledby="refusals-title" className="border-t border-line">
      <PageWidth className="py-8 md:py-16">
        <BandTitle id="refusals-title" look={HEADING} text={refusals.title} />
        <ul className="mt-6">
          {refusals.items.map((item) => (
            <li
              key={item.offer}
              className="grid gap-x-10 gap-y-1 border-t border-line py-3 md:grid-cols-12 md:items-baseline"
            >
              <p className="font-display text-2xl tracking-tight md:col-span-7 md:text-3xl">
                <s className="decoration-alert decoration-2">{item.offer}</s>
              </p>
              <p className="text-muted md:col-span-5">{item.reason}</p>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}
