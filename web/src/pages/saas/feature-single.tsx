import { SOURCES_FEATURE } from '@/content/pages/saas-feature-single.ts';
import { Paragraphs } from '@/sections/copy-text.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { Split } from '@/sections/split.tsx';
import { Steps } from '@/sections/steps.tsx';

export function Page() {
  const { kicker, title, lead, example, steps, limits } = SOURCES_FEATURE;
  return (
    <>
      <PageIntro kicker={kicker} title={title} lead={lead} layout="left">
        <figure className="max-w-4xl">
          <div className="grid overflow-hidden rounded-lg border border-ink bg-raised md:grid-cols-[3fr_2fr]">
            <div className="space-y-4 p-5 md:p-8">
              <p className="font-semibold">{example.question}</p>
              <p className="border-l-2 border-evergreen pl-4 leading-relaxed">{example.answer}</p>
            </div>
            <ul className="space-y-3 bg-sunk p-5 font-mono text-xs leading-relaxed md:p-8">
              {example.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </div>
          <figcaption className="mt-3 text-sm text-muted">{example.caption}</figcaption>
        </figure>
      </PageIntro>
      <Section tone="lichen">
        <h2 className="mb-8 font-display text-xl font-semibold md:text-2xl">
          Find, read, show: all on your machine
        </h2>
        <Steps steps={steps} />
      </Section>
      <Split title={limits.title} ratio="5/7">
        <Paragraphs paragraphs={limits.paragraphs} />
      </Split>
    </>
  );
}
