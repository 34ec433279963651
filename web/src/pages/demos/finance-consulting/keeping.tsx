import { CopyText } from '@/bands/copy-text.tsx';
import { BandTitle, PageWidth } from '../example-frame.tsx';
import { BOOKKEEPERS } from './copy.ts';
import { SERIF } from './look.tsx';

export function Keeping() {
  const { keeping } = BOOKKEEPERS;
  return (
    <section aria-labelledby="keeping-title" className="border-t border-line">
      <PageWidth className="py-10 md:py-20">
        <BandTitle id="keeping-title" look={`text-2xl md:text-3xl ${SERIF}`} text={keeping.title} />
        <dl className="mt-8 grid border-l border-line-strong sm:grid-cols-2 lg:grid-cols-4">
          {keeping.items.map((item) => (
            <div key={item.term} className="border-r border-line-strong py-2 pr-6 pl-5 max-lg:pb-5">
              <dt className={`text-lg leading-snug ${SERIF}`}>{item.term}</dt>
              <dd className="mt-2 text-sm leading-relaxed">
                <CopyText copy={item.text} />
              </dd>
            </div>
          ))}
        </dl>
      </PageWidth>
    </section>
  );
}
