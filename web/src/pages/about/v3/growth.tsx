import { HISTORY } from './copy.ts';
import { SquareCount } from './history-drawings.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function Growth() {
  const { growth } = HISTORY;
  return (
    <Section
      tone="sunk"
      spacing="tight"
      labelledBy="growth-title"
      grid="gap-8 md:grid-cols-12 md:gap-10"
    >
      <div className="md:col-span-4">
        <Heading id="growth-title" size="sm">
          {growth.title}
        </Heading>
        <p className="mt-3 max-w-measure leading-relaxed text-muted">{growth.text}</p>
      </div>
      <div className="md:col-span-8 md:self-end">
        <SquareCount />
      </div>
    </Section>
  );
}
