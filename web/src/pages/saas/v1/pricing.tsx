import { LANDING } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { PlanPicker } from '@/features/billing/buy/plan-picker.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function Pricing() {
  const { title, text, whom } = LANDING.pricing;
  return (
    <Section tone="raised" spacing="tight" id="pricing" labelledBy="pricing-title">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-10 gap-y-2">
        <Heading id="pricing-title" size="lg">
          {title}
        </Heading>
        <p className="text-muted">{text}</p>
      </div>
      <PlanPicker source="pricing" />
      <p className="mt-3 max-w-measure text-sm text-muted">
        <CopyText copy={whom} />
      </p>
    </Section>
  );
}
