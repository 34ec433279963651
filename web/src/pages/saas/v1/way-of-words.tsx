import { LANDING } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { FlowDrawing } from './flow-drawing.tsx';
import { Section } from '@/bands/section.tsx';

export function WayOfWords() {
  const { flow } = LANDING;
  return (
    <Section tone="raised" spacing="loose" labelledBy="flow-title">
      <div className="mb-12 grid gap-4 md:grid-cols-12 md:gap-10">
        <div className="md:col-span-7">
          <Heading id="flow-title" size="lg">
            {flow.title}
          </Heading>
        </div>
        <p className="leading-relaxed text-muted md:col-span-5 md:pt-3">{flow.text}</p>
      </div>
      <FlowDrawing />
    </Section>
  );
}
