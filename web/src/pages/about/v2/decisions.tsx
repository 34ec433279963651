import { PEOPLE } from './copy.ts';
import { DecisionRecord } from './decision-record.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function Decisions() {
  const { decisions } = PEOPLE;
  return (
    <Section tone="sunk" spacing="loose" labelledBy="decisions-title">
      <div className="grid gap-12 lg:grid-cols-12 lg:gap-14">
        <div className="lg:col-span-5">
          <Heading id="decisions-title" size="lg">
            {decisions.title}
          </Heading>
          <p className="mt-4 max-w-measure leading-relaxed">{decisions.text}</p>
          <ol className="mt-8 border-l border-ink">
            {decisions.steps.map(({ time, text }) => (
              <li key={time} className="relative pb-6 pl-6 last:pb-0">
                <span
                  aria-hidden="true"
                  className="absolute top-2 -left-[5px] size-2.5 rounded-full border border-ink bg-sunk"
                />
                <p className="text-sm font-semibold">{time}</p>
                <p className="max-w-sm leading-relaxed">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="lg:col-span-7">
          <DecisionRecord />
          <dl className="mt-8">
            {decisions.rules.map(({ who, what }) => (
              <div
                key={who}
                className="grid grid-cols-[7rem_1fr] gap-4 border-t border-line-strong py-3"
              >
                <dt className="font-semibold">{who}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
