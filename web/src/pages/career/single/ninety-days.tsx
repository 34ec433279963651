import { SYSTEMS_ENGINEER } from './copy.ts';
import { Stair } from './stair.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function NinetyDays() {
  const { first } = SYSTEMS_ENGINEER;
  return (
    <Section tone="raised" labelledBy="first-title">
      <Heading id="first-title" size="lg">
        {first.title}
      </Heading>
      <div className="mt-8 md:-mt-4">
        <Stair />
      </div>
      <p className="mt-6 max-w-measure text-sm leading-relaxed text-muted">{first.check}</p>
    </Section>
  );
}
