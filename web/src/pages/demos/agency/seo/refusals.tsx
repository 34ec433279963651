import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { SEARCH_CONSULTANTS } from './copy.ts';

export function Refusals() {
  const { refusals } = SEARCH_CONSULTANTS;
  return (
    <section aria-labelledby="refusals-title" className="bg-accent-deep text-paper">
      <PageWidth className="py-14 md:py-20">
        <BandTitle id="refusals-title" look="text-sm font-semibold" text={refusals.title} />
        <ul className="mt-6">
          {refusals.items.map((item) => (
            <li
              key={item.offer}
              className="grid gap-x-10 gap-y-1 border-t border-accent py-4 md:grid-cols-12 md:items-baseline"
            >
              <p className="font-display text-2xl tracking-tight md:col-span-7 md:text-3xl">
                <s className="decoration-on-dark decoration-1">{item.offer}</s>
              </p>
              <p className="text-on-dark md:col-span-5">{item.reason}</p>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}
