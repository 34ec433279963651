import { HISTORY } from '@/content/pages/about-v3.ts';
import { Paragraphs } from '@/sections/copy-text.tsx';
import { RackSketch } from '@/sections/drawings/rack-sketch.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { Split } from '@/sections/split.tsx';
import { Timeline } from '@/sections/timeline.tsx';

export function Page() {
  const { title, lead, moments, moral } = HISTORY;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="aside">
        <RackSketch label="A cupboard with its door open: a computer between folders and a broom" />
      </PageIntro>
      <Section tone="raised" spacing="loose">
        <h2 className="sr-only">Year by year</h2>
        <Timeline moments={moments} />
      </Section>
      <Split title={moral.title} spacing="tight">
        <Paragraphs paragraphs={moral.paragraphs} lead />
      </Split>
    </>
  );
}
