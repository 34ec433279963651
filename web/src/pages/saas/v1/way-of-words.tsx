import { LANDING } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { FlowDrawing } from './flow-drawing.tsx';
import { Section } from '@/bands/section.tsx';

export function WayOfWords() {
  return (
    <Section tone="raised" spacing="tight" labelledBy="flow">
      <Heading id="flow" size="lg">
        {LANDING.flow.title}
      </Heading>
      <FlowDrawing />
    </Section>
  );
}
