import { PEOPLE } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

export function Decisions() {
  const { decisions } = PEOPLE;
  return (
    <Section tone="sunk" labelledBy="decisions-title">
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

/** One decision as a sheet of paper: the options, the reason, and who was against it. */
function DecisionRecord() {
  const { record } = PEOPLE.decisions;
  return (
    <article className="relative rounded-sm border border-ink bg-raised px-5 py-6 md:px-10 md:py-9">
      <span
        aria-hidden="true"
        className="absolute top-1/3 left-2 hidden h-1/3 flex-col justify-between md:flex"
      >
        <span className="size-3 rounded-full border border-line-strong bg-paper" />
        <span className="size-3 rounded-full border border-line-strong bg-paper" />
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-2">
        <h3 className="font-display text-lg font-semibold">{record.number}</h3>
        <p className="text-xs text-muted">{record.date}</p>
      </div>
      <p className="mt-5 font-display text-lg leading-snug font-semibold">{record.question}</p>
      <ul className="mt-5 space-y-2">
        {record.options.map(({ mark, text }) => (
          <li key={text} className="flex items-start gap-3">
            <Ornament
              viewBox="0 0 22 22"
              className="mt-0.5 size-5 shrink-0 fill-none stroke-ink"
              strokeWidth="1.5"
              strokeLinecap="round"
            >
              <path d="M2 3h17v17H2z" />
              {mark && <path d="M5 10l5 6L21 1" className="stroke-alert" strokeWidth="2.5" />}
            </Ornament>
            <span className={mark ? 'font-semibold' : 'text-muted'}>
              {text}
              {mark && <span className="sr-only">{record.words.chosen}</span>}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-6 grid gap-5 text-sm leading-relaxed sm:grid-cols-2">
        <div>
          <dt className="font-semibold">{record.words.because}</dt>
          <dd className="mt-1">{record.because}</dd>
        </div>
        <div>
          <dt className="font-semibold text-alert">{record.words.against}</dt>
          <dd className="mt-1">{record.against}</dd>
        </div>
      </dl>
      <div className="mt-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 text-sm">
        <p className="border-t border-line-strong pt-1.5 pr-10">{record.decided}</p>
        <p className="rounded-sm border border-dashed border-line-strong px-3 py-1.5">
          {record.again}
        </p>
      </div>
    </article>
  );
}
