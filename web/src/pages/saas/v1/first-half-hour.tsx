import { LANDING } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Steps } from './steps.tsx';

export function FirstHalfHour() {
  const { steps } = LANDING;
  return (
    <Section spacing="normal" labelledBy="steps-title">
      <div className="mb-10 max-w-2xl">
        <Heading id="steps-title">{steps.title}</Heading>
      </div>
      <Steps steps={steps.items} />
    </Section>
  );
}
