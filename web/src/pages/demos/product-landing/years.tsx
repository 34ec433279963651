import { CopyText, copyKey } from '@/bands/copy-text.tsx';
import { BandTitle, PageWidth } from '../example-frame.tsx';
import { BOX } from './copy.ts';
import { WIDE } from './look.ts';

export function Years() {
  const { connect, promise } = BOX;
  return (
    <PageWidth className="grid gap-14 py-16 md:grid-cols-12 md:gap-10 md:py-24">
      <section aria-labelledby="connect-title" className="md:col-span-5">
        <BandTitle id="connect-title" look={`text-xl md:text-2xl ${WIDE}`} text={connect.title} />
        <ol className="mt-6 space-y-5">
          {connect.steps.map((step, index) => (
            <li key={copyKey(step)} className="grid grid-cols-[3rem_1fr] leading-relaxed">
              <span aria-hidden="true" className="mt-2 flex gap-1">
                {Array.from({ length: index + 1 }, (_, lamp) => (
                  <span key={lamp} className="size-2 rounded-full bg-alert" />
                ))}
              </span>
              <span>
                <CopyText copy={step} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="promise-title" className="md:col-span-6 md:col-start-7">
        <h2 id="promise-title" className={`text-5xl leading-none md:text-6xl ${WIDE}`}>
          {promise.title}
        </h2>
        <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {promise.items.map((item) => (
            <div key={item.term} className="border-t border-line-strong pt-2">
              <dt className="font-semibold">{item.term}</dt>
              <dd className="mt-1 text-sm leading-relaxed text-muted">{item.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </PageWidth>
  );
}
