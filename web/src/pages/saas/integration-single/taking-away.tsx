import { NEXTCLOUD } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function TakingAway() {
  const { away } = NEXTCLOUD;
  return (
    <Section labelledBy="away-title">
      <div className="relative">
        <div className="mb-8 max-w-md">
          <Heading id="away-title" size="lg">
            {away.title}
          </Heading>
          <p className="mt-3 leading-relaxed">{away.text}</p>
        </div>
        <StepsDown />
        <p className="mt-8 max-w-measure border-l border-accent pl-4 text-sm leading-relaxed md:mt-6">
          {away.backups}
        </p>
      </div>
    </Section>
  );
}

/** Three ways to stop, each a step lower than the one before, with what is left on it. */
function StepsDown() {
  const { columns, steps } = NEXTCLOUD.away;
  return (
    <ol className="grid gap-4 md:grid-cols-3 md:gap-0">
      {steps.map((step, index) => (
        <li key={step.title} className={OFFSETS[index]}>
          <div
            className={`border-t-4 border-accent bg-raised p-5 md:h-full md:border-r md:border-r-line md:p-6 ${index === steps.length - 1 ? 'border-t-alert' : ''}`}
          >
            <h3 className="font-display text-2xl font-semibold tracking-tight">{step.title}</h3>
            <p className="text-sm text-muted">{step.where}</p>
            <dl className="mt-5 space-y-3">
              {(['reads', 'key', 'index'] as const).map((part) => (
                <div key={part} className="border-t border-line pt-2">
                  <dt className="text-sm text-muted">{columns[part]}</dt>
                  <dd>{step[part]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}

const OFFSETS = ['', 'md:pt-14', 'md:pt-28'];
