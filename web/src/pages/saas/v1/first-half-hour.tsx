import { LANDING } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

/** Numbered steps, one under the other on a phone, beside each other elsewhere. */
export function FirstHalfHour() {
  const { title, items } = LANDING.steps;
  return (
    <Section labelledBy="steps-title">
      <div className="mb-10 max-w-2xl">
        <Heading id="steps-title">{title}</Heading>
      </div>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
        {items.map((step, index) => (
          <li key={step.title} className="border-t border-current pt-4">
            <span
              aria-hidden="true"
              className="font-display text-3xl leading-none font-semibold text-accent"
            >
              {index + 1}
            </span>
            <div className="mt-3">
              <h3 className="font-display text-lg font-semibold">{step.title}</h3>
              <p className="mt-2 max-w-measure leading-relaxed text-muted">
                <CopyText copy={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
