import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { SEARCH_CONSULTANTS } from './copy.ts';
import { HEADING } from './look.ts';

export function Glossary() {
  const { glossary } = SEARCH_CONSULTANTS;
  return (
    <section aria-labelledby="glossary-title" className="border-t border-line bg-raised">
      <PageWidth className="py-14 md:py-20">
        <BandTitle id="glossary-title" look={`max-w-xl ${HEADING}`} text={glossary.title} />
        <dl className="mt-8 gap-x-12 sm:columns-2 lg:columns-3">
          {glossary.entries.map((entry) => (
            <div key={entry.term} className="break-inside-avoid pb-5">
              <dt className="font-display text-lg font-semibold">{entry.term}</dt>
              <dd className="text-sm">{entry.text}</dd>
            </div>
          ))}
        </dl>
      </PageWidth>
    </section>
  );
}
