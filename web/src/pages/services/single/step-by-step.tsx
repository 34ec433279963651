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
    <div className="border border-ink bg-raised">
      <div
        aria-hidden="true"
        className={`hidden border-b border-ink text-sm text-muted md:grid ${COLUMNS}`}
      >
        <span className="md:col-span-2" />
        <span className="border-l border-line bg-paper px-5 py-2">{who}</span>
        <span className="bg-paper py-2 pr-5">{noted}</span>
      </div>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title} className={`grid border-b border-ink last:border-b-0 ${COLUMNS}`}>
            <div className="flex items-baseline gap-3 px-5 pt-5 md:block md:border-r md:border-line md:px-0 md:py-6 md:text-center">
              <span
                aria-hidden="true"
                className="font-display text-3xl leading-none font-semibold text-accent"
              >
                {index + 1}
              </span>
              <span className="font-display text-xl font-semibold md:hidden">{step.title}</span>
            </div>
            <div className="px-5 pt-1 pb-4 md:px-5 md:py-6 lg:px-8">
              <h3 className="max-md:sr-only md:font-display md:text-xl md:font-semibold">
                {step.title}
              </h3>
              <p className="text-sm text-muted">{step.time}</p>
              <p className="mt-2 max-w-measure leading-relaxed md:mt-3">{step.text}</p>
            </div>
            <dl className="grid grid-cols-[7rem_1fr] content-start gap-x-3 gap-y-1 border-t border-line bg-paper px-5 py-3 text-sm md:col-span-2 md:grid-cols-subgrid md:gap-y-0 md:border-t-0 md:border-l md:px-0 md:py-6">
              <dt className="text-muted md:sr-only">{who}</dt>
              <dd className="font-semibold md:px-5">
                {step.who}
                <svg
                  aria-hidden="true"
                  viewBox="0 0 40 24"
                  className="mt-3 hidden h-7 w-12 fill-none stroke-accent md:block"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                >
                  <path d={INITIALS[index % INITIALS.length]} />
                </svg>
              </dd>
              <dt className="text-muted md:sr-only">{noted}</dt>
              <dd className="md:pr-5">{step.noted}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </div>
  );
}

const COLUMNS = 'md:grid-cols-[4rem_1fr_7rem_9rem] lg:grid-cols-[5rem_1fr_9rem_13rem]';

/** Five hands, so that the sheet does not look stamped. */
const INITIALS = [
  'M4 20C6 8 10 4 10 12s4 10 8-4 4 8 8 4 6-6 10-4',
  'M4 18c6-14 10-14 8-4s4 10 8-2 8-4 4 6 6 2 12-4',
  'M6 4v16M6 12c6-8 12-8 10 2s6 4 8-6 6 4 12 2',
  'M4 14c8-16 12-8 6 2s8 4 10-4 4 10 8 4 4-8 8-8',
  'M4 20 12 4l4 16M8 14h8M22 18c2-10 6-10 6-2s6 2 8-2',
];
