import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { SEARCH_CONSULTANTS } from './copy.ts';
import { HEADING } from './look.ts';

export function Glossary() {
  const { glossary } = SEARCH_CONSULTANTS;
  return (
    <section aria-labelledby="glossary-title" className="border-t border-line">
      <PageWidth className="py-8 md:py-16">
        <BandTitle id="glossary-title" look={`max-w-xl ${HEADING}`} text={glossary.title} />
        <dl className="mt-6 gap-x-12 sm:columns-2 lg:columns-3">
          {glossary.entries.map((entry) => (
            <div key={entry.term} className="break-inside-avoid pb-4">
              <dt className="mr-2 inline font-display text-lg font-semibold">{entry.term}</dt>
              <dd className="inline text-sm">{entry.text}</dd>
            </div>
          ))}
        </dl>
      </PageWidth>
    </section>
  );
}
