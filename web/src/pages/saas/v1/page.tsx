import { LANDING } from './copy.ts';
import { PlanPicker } from '@/features/billing/plan-picker.tsx';
import { ClosingBand } from '@/bands/closing-band.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { Faq } from '@/bands/faq.tsx';
import { Heading } from '@/bands/heading.tsx';
import { AnswerVignette } from './answer-vignette.tsx';
import { FlowDrawing } from './flow-drawing.tsx';
import { LandingHero } from './landing-hero.tsx';
import { Section } from '@/bands/section.tsx';
import { SpecList } from '@/bands/spec-list.tsx';
import { Split } from '@/bands/split.tsx';
import { Steps } from './steps.tsx';

/** For search engines too. */
export const QUESTIONS = LANDING.faq.questions;

export function Page() {
  const { hero, vignette, flow, steps, comparison, pricing, faq, closing } = LANDING;
  return (
    <>
      <LandingHero title={hero.title} lead={hero.lead} aside={hero.aside} actions={hero.actions}>
        <AnswerVignette
          description={vignette.description}
          host={vignette.host}
          question={vignette.question}
          answer={vignette.answer}
          sources={vignette.sources}
          page={vignette.page}
          footer={vignette.footer}
        />
      </LandingHero>

      <Section tone="raised" spacing="loose" labelledBy="flow-title">
        <div className="mb-12 grid gap-4 md:grid-cols-12 md:gap-10">
          <div className="md:col-span-7">
            <Heading id="flow-title" size="lg">
              {flow.title}
            </Heading>
          </div>
          <p className="leading-relaxed text-muted md:col-span-5 md:pt-3">{flow.text}</p>
        </div>
        <FlowDrawing ours={flow.ours} theirs={flow.theirs} />
      </Section>

      <Section spacing="normal" labelledBy="steps-title">
        <div className="mb-10 max-w-2xl">
          <Heading id="steps-title">{steps.title}</Heading>
        </div>
        <Steps steps={steps.items} />
      </Section>

      <Split
        title={comparison.title}
        note={<p className="max-w-xs leading-relaxed text-muted">{comparison.text}</p>}
        tone="raised"
        spacing="loose"
      >
        <ComparisonTable
          caption={comparison.caption}
          ours={comparison.ours}
          theirs={comparison.theirs}
          rows={comparison.rows}
        />
      </Split>

      <Section id="pricing" tone="paper" spacing="loose" labelledBy="pricing-title">
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
          <h3 className="font-display text-xl font-semibold md:col-span-4">
            {pricing.limitsTitle}
          </h3>
          <div className="md:col-span-8">
            <SpecList items={pricing.limits} />
          </div>
        </div>
      </Section>

      <Split title={faq.title} tone="sunk">
        <Faq questions={faq.questions} />
      </Split>

      <ClosingBand title={closing.title} text={closing.text} links={closing.links} />
    </>
  );
}
