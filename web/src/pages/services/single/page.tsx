import { MOVING_IN } from './copy.ts';
import { Faq } from '@/bands/faq.tsx';
import { LuggageLabelHead } from './luggage-label.tsx';
import { Split } from '@/bands/split.tsx';
import { StepByStep } from './step-by-step.tsx';
import { WhoHoldsWhat } from './who-holds-what.tsx';
import { WhatYouPrepare } from './what-you-prepare.tsx';
import { WhatIsDeleted } from './what-is-deleted.tsx';

export function Page() {
  const { faq } = MOVING_IN;
  return (
    <>
      <LuggageLabelHead />
      <StepByStep />
      <WhoHoldsWhat />
      <WhatYouPrepare />
      <WhatIsDeleted />
      <Split title={faq.title} tone="raised" ratio="5/7">
        <Faq questions={faq.questions} />
      </Split>
    </>
  );
}
