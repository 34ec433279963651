import { ButtonLink } from '@/ui/button/button-link.tsx';
import { BandTitle, DemoNote, PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';

export function Changes() {
  const { changes } = PHONE_APP;
  return (
    <section aria-labelledby="changes-title" className="bg-raised">
      <PageWidth className="grid gap-8 py-10 md:grid-cols-12 md:py-20">
        <div className="md:col-span-7">
          <BandTitle id="changes-title" look="font-semibold" text={changes.title} />
          <dl className="mt-4 border-b border-line">
            {changes.entries.map((entry) => (
              <div
                key={entry.version}
                className="grid grid-cols-[4rem_1fr] border-t border-line py-3"
              >
                <dt className="font-bold tabular-nums">{entry.version}</dt>
                <dd className="leading-snug">{entry.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="flex flex-col items-start gap-3 md:col-span-4 md:col-start-9">
          {changes.links.map((link, index) => (
            <ButtonLink key={link.to} to={link.to} variant={index === 0 ? 'primary' : 'secondary'}>
              {link.label}
            </ButtonLink>
          ))}
          <p className="mt-3 text-sm leading-relaxed text-muted">
            <DemoNote />
          </p>
        </div>
      </PageWidth>
    </section>
  );
}
