import { Paragraphs } from '@/bands/copy-text.tsx';
import { BandTitle, PageWidth } from '../example-frame.tsx';
import { SURVEYOR } from './copy.ts';
import { LETTERING } from './look.ts';

export function Before() {
  const { before, archive } = SURVEYOR;
  return (
    <div className="border-t-2 border-ink bg-raised">
      <PageWidth className="grid md:grid-cols-12">
        <section
          aria-labelledby="before-title"
          className="border-ink py-7 max-md:border-b md:col-span-7 md:border-r md:py-14 md:pr-10"
        >
          <BandTitle id="before-title" look={`${LETTERING} text-2xl`} text={before.title} />
          <ul className="mt-5 space-y-3">
            {before.items.map((item) => (
              <li key={item} className="grid grid-cols-[1.75rem_1fr] leading-relaxed">
                <span aria-hidden="true" className="mt-1.5 size-3.5 border border-ink" />
                {item}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="archive-title" className="py-7 md:col-span-5 md:py-14 md:pl-10">
          <BandTitle id="archive-title" look={`${LETTERING} text-2xl`} text={archive.title} />
          <div className="mt-5 text-sm">
            <Paragraphs paragraphs={archive.paragraphs} />
          </div>
        </section>
      </PageWidth>
    </div>
  );
}
