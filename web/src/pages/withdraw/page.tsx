import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { WITHDRAW } from './copy.ts';
import { Declaration } from './declaration.tsx';

export function Page() {
  const { title, lead, withoutScript, factsTitle, facts } = WITHDRAW;
  return (
    <Section grid="gap-12 lg:grid-cols-12 lg:gap-14">
      <div className="min-w-0 lg:col-span-7">
        <h1 className="font-display text-4xl font-semibold tracking-tight lg:text-5xl">{title}</h1>
        <p className="mt-5 mb-10 max-w-measure text-lg leading-relaxed">{lead}</p>
        <noscript>
          <p className="max-w-measure">
            <CopyText copy={withoutScript} />
          </p>
        </noscript>
        <div className="noscript:hidden">
          <Declaration />
        </div>
      </div>
      <div className="min-w-0 border-t border-line pt-10 lg:col-span-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-14">
        <div className="mb-5">
          <Heading>{factsTitle}</Heading>
        </div>
        <dl className="border-b border-line">
          {facts.map(({ term, text }) => (
            <div key={term} className="grid gap-1 border-t border-line py-4">
              <dt className="font-semibold">{term}</dt>
              <dd className="max-w-measure leading-relaxed">
                <CopyText copy={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
