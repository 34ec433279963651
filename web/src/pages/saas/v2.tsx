import { PRACTICES } from '@/content/pages/saas-v2.ts';
import { ClosingBand } from '@/sections/closing-band.tsx';
import { PaperStack } from '@/sections/drawings/paper-stack.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';
import { Timeline } from '@/sections/timeline.tsx';

export function Page() {
  const { title, lead, moments, duty, closing } = PRACTICES;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="aside" tone="lichen">
        <PaperStack label="A letter with one line marked, lying on two other papers" />
      </PageIntro>
      <Section spacing="loose">
        <h2 className="sr-only">One day, by the clock</h2>
        <Timeline moments={moments} />
      </Section>
      <Split title={duty.title} tone="raised">
        <SpecList items={duty.items} />
      </Split>
      <ClosingBand title={closing.title} text={closing.text} links={closing.links} />
    </>
  );
}
