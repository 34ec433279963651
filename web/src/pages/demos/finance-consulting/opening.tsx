import { MailLink } from '@/bands/mail-link.tsx';
import { DemoNote, PageWidth } from '../example-frame.tsx';
import { BOOKKEEPERS } from './copy.ts';
import { LedgerColumns, RULED, SERIF } from './look.tsx';

export function Opening() {
  const { opening } = BOOKKEEPERS;
  return (
    <section
      aria-labelledby="opening-title"
      className={`border-t-4 border-double border-accent bg-raised ${RULED}`}
    >
      <PageWidth className="relative grid gap-7 pt-14 pb-14 lg:grid-cols-12 lg:gap-x-10">
        <LedgerColumns />
        <div className="relative lg:col-span-6 lg:col-start-2">
          <h2 id="opening-title" className={`translate-y-3 text-3xl leading-14 ${SERIF}`}>
            {opening.title}
          </h2>
          <p className="max-w-lg pt-7 leading-7">{opening.text}</p>
          <div className="pt-7">
            <MailLink address={opening.mail} subject={opening.subject} label={opening.action} />
          </div>
        </div>
        <div className="relative text-sm leading-7 lg:col-span-4 lg:col-start-8 lg:pt-21 lg:pr-28">
          <p>{opening.address}</p>
          <p className="pt-7 text-muted">
            <DemoNote />
          </p>
        </div>
      </PageWidth>
    </section>
  );
}
