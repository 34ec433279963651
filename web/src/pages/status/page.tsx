import { useStatus } from '@/features/status/use-status.ts';
import { Paragraphs } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { STATUS } from './copy.ts';
import { Incidents } from './incidents.tsx';
import { Opening } from './opening.tsx';
import { PartList } from './part-list.tsx';

export function Page() {
  const { view, retry } = useStatus();
  const { about } = STATUS;
  return (
    <>
      <Opening view={view} retry={retry} />
      <Section spacing="tight" labelledBy="parts-title">
        <Heading id="parts-title" size="lg">
          {STATUS.partsTitle}
        </Heading>
        <PartList view={view} />
      </Section>
      <Incidents view={view} />
      <Section tone="sunk" labelledBy="about-title" grid="gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading id="about-title" size="lg">
            {about.title}
          </Heading>
        </div>
        <div className="lg:col-span-8">
          <Paragraphs paragraphs={about.paragraphs} />
        </div>
      </Section>
    </>
  );
}
