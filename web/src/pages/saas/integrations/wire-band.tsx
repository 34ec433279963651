import { INTEGRATIONS } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

/** What passes over a connection, line by line, and beside it what does not. */
export function WireBand() {
  const { title, text, captionLabel, lines, staysTitle, stays } = INTEGRATIONS.wire;
  return (
    <Section tone="accent" spacing="normal" labelledBy="wire-title">
      <div className="grid gap-10 md:grid-cols-12">
        <div className="md:col-span-7">
          <Heading id="wire-title" size="lg">
            {title}
          </Heading>
          <p className="mt-4 max-w-measure leading-relaxed text-on-dark">{text}</p>
          <p className="mt-8 text-sm text-on-dark">{captionLabel}</p>
          <ol className="mt-3 border-t border-on-dark font-mono text-xs">
            {lines.map((line, index) => (
              <li
                key={index}
                className="grid grid-cols-[1.25rem_1fr] gap-x-3 border-b border-accent py-2.5 sm:grid-cols-[5rem_1.25rem_1fr]"
              >
                <span className="col-span-2 text-on-dark tabular-nums sm:col-span-1">
                  {line.time}
                </span>
                <svg
                  role="img"
                  aria-label={line.way}
                  viewBox="0 0 20 12"
                  className="mt-1 w-5 fill-none stroke-accent-tint"
                  strokeWidth="1.6"
                >
                  <path d={line.way === 'out' ? 'M1 6h17M13 1l5 5-5 5' : 'M19 6H2M7 1 2 6l5 5'} />
                </svg>
                <span className="wrap-anywhere">{line.text}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="md:col-span-5 md:border-l md:border-on-dark md:pl-8">
          <h3 className="font-display text-lg font-semibold">{staysTitle}</h3>
          <dl className="mt-4">
            {stays.map((item) => (
              <div key={item.term} className="border-t border-accent py-4">
                <dt className="font-display text-xl font-semibold md:text-2xl">{item.term}</dt>
                <dd className="text-on-dark">{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
