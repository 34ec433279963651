import { PRACTICE_STORY } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { CostLedger } from './cost-ledger.tsx';

export function Ledger() {
  const { title, text, aside, ...table } = PRACTICE_STORY.ledger;
  return (
    <Section id="ledger" labelledBy="ledger-title" tone="warn">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:order-last lg:col-span-4">
          <Heading id="ledger-title" size="lg">
            {title}
          </Heading>
          <p className="mt-4 leading-relaxed">
            <CopyText copy={text} />
          </p>
          <p className="mt-8 font-display text-xl leading-snug font-semibold">{aside}</p>
        </div>
        <div className="lg:col-span-8">
          <CostLedger {...table} />
        </div>
      </div>
    </Section>
  );
}
