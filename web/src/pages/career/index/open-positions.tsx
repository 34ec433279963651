import { CAREER } from './copy.ts';
import { CareersList } from './careers-list.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function OpenPositions() {
  const { jobs } = CAREER;
  return (
    <Section id="positions" labelledBy="positions-title">
      <div className="mb-6">
        <Heading id="positions-title" size="sm">
          {jobs.title}
        </Heading>
      </div>
      <CareersList jobs={jobs.list} words={jobs.words} />
    </Section>
  );
}
