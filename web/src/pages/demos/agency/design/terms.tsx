import { BandTitle, DemoNote, PageWidth } from '../../example-frame.tsx';
import { OBJECT_DESIGNERS } from './copy.ts';
import { HEADING } from './look.ts';

export function Terms() {
  const { terms } = OBJECT_DESIGNERS;
  return (
    <section aria-labelledby="terms-title" className="bg-raised">
      <PageWidth className="grid gap-x-10 gap-y-6 py-10 md:grid-cols-12 md:py-24">
        <BandTitle id="terms-title" look={`md:col-span-3 ${HEADING}`} text={terms.title} />
        <div className="space-y-6 md:col-span-5">
          {terms.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-lg leading-relaxed">
              {paragraph}
            </p>
          ))}
        </div>
        <dl className="space-y-4 text-sm md:col-span-3 md:col-start-10">
          {terms.facts.map(([term, text]) => (
            <div key={term}>
              <dt className="text-muted">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-8 md:col-span-6 md:col-start-4">
          <DemoNote boxed />
        </div>
      </PageWidth>
    </section>
  );
}
