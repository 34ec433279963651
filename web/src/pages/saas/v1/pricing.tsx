import { LANDING } from './copy.ts';
import { PlanPicker } from '@/features/billing/plan-picker.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { SpecList } from '@/bands/spec-list.tsx';

export function Pricing() {
  const { pricing } = LANDING;
  return (
    <Section id="pricing" spacing="loose" labelledBy="pricing-title">
      <div className="mb-10 grid gap-4 md:grid-cols-12 md:gap-10">
        <div className="md:col-span-5">
          <Heading id="pricing-title" size="lg">
            {pricing.title}
          </Heading>
        </div>
        <p className="max-w-prose leading-relaxed text-muted md:col-span-7 md:pt-3">
          {pricing.text}
        </p>
      </div>
      <PlanPicker source="pricing" />
      <div className="mt-14 grid gap-4 md:grid-cols-12 md:gap-10">
        <h3 className="font-display text-xl font-semibold md:col-span-4">{pricing.limitsTitle}</h3>
        <div className="md:col-span-8">
          <SpecList items={pricing.limits} />
        </div>
      </div>
    </Section>
  );
}
