import { LANDING } from './copy.ts';
import pictures from './first-half-hour.svg?no-inline';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

/** A line of time from the payment on: down the page on a phone, across it elsewhere. */
export function FirstHalfHour() {
  const { title, text, unit, steps } = LANDING.start;
  return (
    <Section spacing="tight" labelledBy="start">
      <Heading id="start" size="lg">
        {title}
      </Heading>
      <ol className="mt-6 mb-5 grid border-accent lg:grid-cols-5 lg:border-t-2">
        {steps.map((step) => (
          <li
            key={step.id}
            className="flex items-center gap-4 border-l-2 border-accent px-4 py-2 lg:block"
          >
            <img
              src={`${pictures}#${step.id}`}
              alt=""
              width="96"
              height="77"
              loading="lazy"
              className="shrink-0 lg:w-40"
            />
            <div>
              <p className="text-sm text-muted">
                <span className="font-display text-xl font-semibold text-accent">
                  {step.minute}
                </span>{' '}
                {unit}
              </p>
              <h3 className="font-display text-lg font-semibold">{step.title}</h3>
              <p className="text-sm">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p>
        <CopyText copy={text} />
      </p>
    </Section>
  );
}
