import { MOVING_IN } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function StepByStep() {
  const { protocol } = MOVING_IN;
  return (
    <Section labelledBy="protocol-title">
      <div className="mb-8 grid gap-4 md:grid-cols-12 md:items-end md:gap-10">
        <div className="md:col-span-7">
          <Heading id="protocol-title" size="lg">
            {protocol.title}
          </Heading>
        </div>
        <p className="leading-relaxed text-muted md:col-span-5">{protocol.text}</p>
      </div>
      <WorkProtocol />
    </Section>
  );
}

/** A working sheet: each step with its time, its people, and a line for what is written down. */
function WorkProtocol() {
  const { who, noted, steps } = MOVING_IN.protocol;
  return (
    <ol className="border border-ink bg-raised">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid border-b border-ink last:border-b-0 md:grid-cols-[5rem_1fr_17rem]"
        >
          <div className="flex items-baseline gap-3 px-5 pt-5 md:block md:border-r md:border-line md:px-0 md:py-6 md:text-center">
            <span
              aria-hidden="true"
              className="font-display text-3xl leading-none font-semibold text-accent"
            >
              {index + 1}
            </span>
            <span className="font-display text-xl font-semibold md:hidden">{step.title}</span>
          </div>
          <div className="px-5 pt-2 pb-5 md:px-8 md:py-6">
            <h3 className="max-md:sr-only md:font-display md:text-xl md:font-semibold">
              {step.title}
            </h3>
            <p className="text-sm text-muted">{step.time}</p>
            <p className="mt-3 max-w-measure leading-relaxed">{step.text}</p>
          </div>
          <dl className="border-t border-line bg-paper px-5 py-4 text-sm md:border-t-0 md:border-l md:py-6">
            <dt className="text-muted">{who}</dt>
            <dd className="font-semibold">{step.who}</dd>
            <dt className="mt-3 text-muted">{noted}</dt>
            <dd>{step.noted}</dd>
            <dd aria-hidden="true" className="mt-4 flex items-end gap-4">
              <span className="h-6 w-24 border-b border-dashed border-line-strong" />
              <svg
                viewBox="0 0 40 24"
                className="h-6 w-10 fill-none stroke-accent"
                strokeWidth="1.6"
                strokeLinecap="round"
              >
                <path d={INITIALS[index % INITIALS.length]} />
              </svg>
            </dd>
          </dl>
        </li>
      ))}
    </ol>
  );
}

/** Five hands, so that the sheet does not look stamped. */
const INITIALS = [
  'M4 20C6 8 10 4 10 12s4 10 8-4 4 8 8 4 6-6 10-4',
  'M4 18c6-14 10-14 8-4s4 10 8-2 8-4 4 6 6 2 12-4',
  'M6 4v16M6 12c6-8 12-8 10 2s6 4 8-6 6 4 12 2',
  'M4 14c8-16 12-8 6 2s8 4 10-4 4 10 8 4 4-8 8-8',
  'M4 20 12 4l4 16M8 14h8M22 18c2-10 6-10 6-2s6 2 8-2',
];
