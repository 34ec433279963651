import { NEXTCLOUD } from './copy.ts';
import { StepsDown } from './steps-down.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function TakingAway() {
  const { away } = NEXTCLOUD;
  return (
    <Section tone="sunk" spacing="loose" labelledBy="away-title">
      <div className="relative">
        <div className="mb-8 max-w-md">
          <Heading id="away-title" size="lg">
            {away.title}
          </Heading>
          <p className="mt-3 leading-relaxed">{away.text}</p>
        </div>
        <StepsDown />
        <p className="mt-8 max-w-measure border-l border-accent pl-4 text-sm leading-relaxed md:mt-6">
          {away.backups}
        </p>
      </div>
    </Section>
  );
}
