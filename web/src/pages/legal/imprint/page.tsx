import { COMPANY } from '@contract/legal/company.ts';
import { CopyText, copyKey } from '@/bands/copy-text.tsx';
import { ExampleNote } from '@/bands/example-note.tsx';
import { Section } from '@/bands/section.tsx';
import { LegalHead } from '../legal-head.tsx';
import { IMPRINT } from './copy.ts';

export function Page() {
  return (
    <Section spacing="tight">
      <LegalHead title={IMPRINT.title} lead={IMPRINT.lead}>
        {COMPANY.isExample && <ExampleNote copy={IMPRINT.example} />}
      </LegalHead>
      <dl className="mt-8 border-t border-ink md:mt-10">
        {IMPRINT.facts.map(({ term, lines }) => (
          <div
            key={term}
            className="grid gap-x-10 gap-y-1 border-b border-line py-5 md:grid-cols-12 md:py-6"
          >
            <dt className="font-semibold md:col-span-4">{term}</dt>
            <dd className="wrap-anywhere md:col-span-8">
              {lines.map((line) => (
                <span key={copyKey(line)} className="block leading-relaxed">
                  <CopyText copy={line} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
