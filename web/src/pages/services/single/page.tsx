import { Section } from '@/bands/section.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Heading } from '@/bands/heading.tsx';
import { MOVING_IN } from './copy.ts';
import { Faq } from '@/bands/faq.tsx';
import { LuggageLabelHead } from './luggage-label.tsx';
import { Split } from '@/bands/split.tsx';
import { StepByStep } from './step-by-step.tsx';
import { WhoHoldsWhat } from './who-holds-what.tsx';
import { WhatYouPrepare } from './what-you-prepare.tsx';

export function Page() {
  const { faq, deleted } = MOVING_IN;
  return (
    <>
      <LuggageLabelHead />
      <StepByStep />
      <WhoHoldsWhat />
      <WhatYouPrepare />
      <Section labelledBy="deleted-title">
        <div className="mb-4">
          <Heading id="deleted-title">{deleted.title}</Heading>
        </div>
        <PlainTable caption={deleted.caption} head={deleted.head} rows={deleted.rows} />
      </Section>
      <Split title={faq.title} tone="raised" ratio="5/7">
        <Faq questions={faq.questions} />
      </Split>
    </>
  );
}
