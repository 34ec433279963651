import { SOURCES_FEATURE } from './copy.ts';
import { IndexPipeline } from './index-pipeline.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function FileToAnswer() {
  const { pipeline } = SOURCES_FEATURE;
  return (
    <Section spacing="loose" labelledBy="pipeline-title">
      <div className="mb-12 grid gap-4 md:grid-cols-12 md:items-end md:gap-10">
        <div className="md:col-span-7">
          <Heading id="pipeline-title" size="lg">
            {pipeline.title}
          </Heading>
        </div>
        <p className="leading-relaxed text-muted md:col-span-5">{pipeline.text}</p>
      </div>
      <IndexPipeline />
    </Section>
  );
}
