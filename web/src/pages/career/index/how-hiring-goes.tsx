import { CAREER } from './copy.ts';
import { HiringChart } from '../hiring-chart.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function HowHiringGoes() {
  const { hiring } = CAREER;
  return (
    <Section spacing="loose" labelledBy="hiring-title">
      <div className="mb-10 max-w-2xl">
        <Heading id="hiring-title" size="lg">
          {hiring.title}
        </Heading>
        <p className="mt-4 leading-relaxed text-muted">{hiring.text}</p>
      </div>
      <HiringChart />
    </Section>
  );
}
