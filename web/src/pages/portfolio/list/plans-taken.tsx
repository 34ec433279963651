import { PLANS } from '@contract/plans.ts';
import { price } from '@/site/prices.ts';
import { LIST } from './copy.ts';
import { PROJECTS } from '@/catalogue/projects.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Section } from '@/bands/section.tsx';

export function PlansTaken() {
  return (
    <Section tone="raised" labelledBy="plans">
      <div className="grid gap-8 lg:grid-cols-12">
        <div className="min-w-0 lg:order-last lg:col-span-4">
          <Heading id="plans">{LIST.plans.title}</Heading>
          <p className="mt-3 leading-relaxed text-muted">
            <CopyText copy={LIST.plans.text} />
          </p>
        </div>
        <div className="min-w-0 lg:col-span-8">
          <PlainTable caption={LIST.plans.caption} head={LIST.plans.head} rows={PLAN_ROWS} />
        </div>
      </div>
    </Section>
  );
}

const PLAN_ROWS = PLANS.map((plan) => [
  plan.name,
  String(plan.people),
  price(plan.slug),
  PROJECTS.filter((project) => project.plan === `${plan.name} plan`)
    .map((project) => project.title)
    .join(' · '),
]);
