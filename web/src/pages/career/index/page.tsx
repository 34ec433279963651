import { PlainTable } from '@/bands/plain-table.tsx';
import { CAREER } from './copy.ts';
import { Section } from '@/bands/section.tsx';
import { Heading } from '@/bands/heading.tsx';
import { HiringChart } from '../hiring-chart.tsx';
import { Opening } from './opening.tsx';
import { OpenPositions } from './open-positions.tsx';
import { Tuesday } from './tuesday.tsx';
import { HowWeWork } from './how-we-work.tsx';
import { WriterPosition } from './writer-position.tsx';

export function Page() {
  const { hiring, offer } = CAREER;
  return (
    <>
      <Opening />
      <OpenPositions />
      <Tuesday />
      <HowWeWork />
      <Section spacing="loose" labelledBy="hiring-title">
        <div className="mb-10 max-w-2xl">
          <Heading id="hiring-title" size="lg">
            {hiring.title}
          </Heading>
          <p className="mt-4 leading-relaxed text-muted">{hiring.text}</p>
        </div>
        <HiringChart />
      </Section>
      <Section tone="raised" labelledBy="offer-title" grid="gap-8 lg:grid-cols-12 lg:gap-10">
        <div className="lg:col-span-3">
          <Heading id="offer-title">{offer.title}</Heading>
          <p className="mt-4 max-w-measure leading-relaxed text-muted">{offer.not}</p>
        </div>
        <div className="min-w-0 lg:col-span-9">
          <PlainTable caption={offer.caption} head={offer.head} rows={offer.rows} />
        </div>
      </Section>
      <WriterPosition />
    </>
  );
}
