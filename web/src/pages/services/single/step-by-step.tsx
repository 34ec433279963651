import { MOVING_IN } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { WorkProtocol } from './work-protocol.tsx';

export function StepByStep() {
  const { protocol } = MOVING_IN;
  return (
    <Section spacing="normal" labelledBy="protocol-title">
      <div className="mb-8 grid gap-4 md:grid-cols-12 md:items-end md:gap-10">
        <div className="md:col-span-7">
          <Heading id="protocol-title" size="lg">
            {protocol.title}
          </Heading>
        </div>
        <p className="leading-relaxed text-muted md:col-span-5">{protocol.text}</p>
      </div>
      <WorkProtocol />
    </Section>
  );
}
