import { PRACTICE_STORY } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Handwriting } from '@/drawings/handwriting.tsx';
import { Section } from '@/bands/section.tsx';
import { SpecList } from '@/bands/spec-list.tsx';
import { CostLedger } from './cost-ledger.tsx';
import { Envelope } from './envelope.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { TwoScreens } from './two-screens.tsx';
import { WeekColumns } from './week-columns.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { weeks, screens } = PRACTICE_STORY;
  return (
    <>
      <Letter />
      <Plan />
      <Section id="weeks" labelledBy="weeks-title" tone="paper">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 lg:mb-2">
          <Heading id="weeks-title" size="lg">
            {weeks.title}
          </Heading>
          <p className="text-sm text-muted">{weeks.text}</p>
        </div>
        <WeekColumns weeks={weeks.items} unit={weeks.unit} />
      </Section>
      <Section labelledBy="screens" tone="lichen" spacing="loose">
        <div className="grid gap-10 lg:grid-cols-12 lg:items-center">
          <div className="lg:col-span-4">
            <Heading id="screens" size="lg">
              {screens.title}
            </Heading>
            <p className="mt-4 leading-relaxed">{screens.text}</p>
          </div>
          <div className="lg:col-span-8">
            <TwoScreens
              asked={screens.asked}
              screens={[
                { ...screens.desk, open: false },
                { ...screens.doctor, open: true },
              ]}
            />
          </div>
        </div>
      </Section>
      <Ledger />
      <Limits />
      <Postscript />
    </>
  );
}

/** The page begins as the letter that it is; what is enclosed stands beside it. */
function Letter() {
  const { letter, plan, weeks, ledger, limits } = PRACTICE_STORY;
  const sheets = [
    { to: '#plan', text: plan.title },
    { to: '#weeks', text: weeks.title },
    { to: '#ledger', text: ledger.title },
    { to: '#limits', text: limits.title },
  ];
  return (
    <section className="bg-sunk pt-6 md:pt-10">
      <div className="mx-auto mb-6 max-w-page px-5 md:mb-8 md:px-10">
        <p className="max-w-measure border-l-2 border-signal pl-4 text-sm leading-relaxed">
          {letter.note}
        </p>
      </div>
      <div className="mx-auto grid max-w-page gap-x-12 md:px-10 lg:grid-cols-12">
        <div className="relative z-10 border-y border-line bg-raised px-5 py-10 sm:px-12 lg:-mb-24 md:border md:py-16 lg:col-span-8 lg:pr-20 lg:pl-24">
          <div className="flex flex-wrap justify-between gap-6 border-b border-ink pb-6 text-sm">
            <p>
              <strong className="block font-display text-lg">{letter.from[0]}</strong>
              {letter.from[1]}
            </p>
            <p className="sm:text-right">
              {letter.date}
              <span className="block text-muted">{letter.to}</span>
            </p>
          </div>
          <h1 className="mt-10 max-w-xl font-display text-2xl font-semibold tracking-tight md:text-4xl">
            {letter.title}
          </h1>
          <div className="mt-8 max-w-measure space-y-5 text-lg leading-relaxed">
            <p>{letter.salutation}</p>
            {letter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>{letter.closing}</p>
          </div>
          <Handwriting
            lines={[letter.signature]}
            hand="hasty"
            label={letter.signature}
            className="mt-4 block h-24 w-auto"
          />
          <p className="text-sm text-muted">{letter.signed}</p>
        </div>
        <div className="px-5 py-10 md:px-0 md:pt-10 md:pb-12 lg:sticky lg:top-24 lg:col-span-4 lg:self-start lg:pt-16">
          <nav aria-label={letter.enclosed}>
            <p className="text-sm text-muted">{letter.enclosed}</p>
            <ul className="mt-2 border-t border-ink">
              {sheets.map((sheet) => (
                <li key={sheet.to} className="border-b border-line-strong">
                  <a
                    href={sheet.to}
                    className="flex min-h-11 items-center underline-offset-4 hover:underline"
                  >
                    {sheet.text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-16 max-lg:hidden">
            <Envelope lines={letter.address} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Plan() {
  const { title, text, label, rooms, points } = PRACTICE_STORY.plan;
  return (
    <section id="plan" aria-labelledby="plan-title" className="bg-raised">
      <div className="mx-auto max-w-page px-5 pt-14 pb-14 md:px-10 md:pt-20 md:pb-20 lg:pt-44">
        <div className="mb-8 grid gap-3 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <Heading id="plan-title" size="lg">
              {title}
            </Heading>
          </div>
          <p className="leading-relaxed lg:col-span-6">{text}</p>
        </div>
        <FloorPlan label={label} rooms={rooms} />
        <ol className="mt-8 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {points.map((point, index) => (
            <li
              key={point.title}
              className={`grid grid-cols-[2.25rem_1fr] border-t border-line py-4 text-sm leading-relaxed ${index === points.length - 1 ? 'lg:col-span-2' : ''}`}
            >
              <span
                aria-hidden="true"
                className="flex size-6 items-center justify-center rounded-full bg-signal text-xs font-semibold text-paper"
              >
                {index + 1}
              </span>
              <p>
                <strong className="block text-base font-semibold">{point.title}</strong>
                {point.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Ledger() {
  const { title, text, aside, ...table } = PRACTICE_STORY.ledger;
  return (
    <Section id="ledger" labelledBy="ledger-title" tone="amber">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:order-last lg:col-span-4">
          <Heading id="ledger-title" size="lg">
            {title}
          </Heading>
          <p className="mt-4 leading-relaxed">
            <CopyText copy={text} />
          </p>
          <p className="mt-8 font-display text-xl leading-snug font-semibold">{aside}</p>
        </div>
        <div className="lg:col-span-8">
          <CostLedger {...table} />
        </div>
      </div>
    </Section>
  );
}

function Limits() {
  const { title, rule, ruleNote, items } = PRACTICE_STORY.limits;
  return (
    <Section id="limits" labelledBy="limits-title">
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <div className="mb-6">
            <Heading id="limits-title" size="lg">
              {title}
            </Heading>
          </div>
          <SpecList items={items} />
        </div>
        <figure className="self-center lg:col-span-5">
          <div className="relative mx-auto max-w-sm -rotate-2 border border-ink bg-raised px-8 pt-14 pb-10">
            <span
              aria-hidden="true"
              className="absolute top-4 left-1/2 size-4 -translate-x-1/2 rounded-full border border-ink bg-signal"
            />
            <p className="font-display text-2xl leading-tight font-semibold md:text-3xl">
              {rule[0]}
              <span className="mt-4 block text-signal">{rule[1]}</span>
            </p>
          </div>
          <figcaption className="mt-5 text-center text-sm text-muted">{ruleNote}</figcaption>
        </figure>
      </div>
    </Section>
  );
}

function Postscript() {
  const { label, text, links } = PRACTICE_STORY.postscript;
  return (
    <Section tone="raised" spacing="tight">
      <div className="grid gap-6 md:grid-cols-12">
        <h2 className="font-display text-3xl font-semibold tracking-tight md:col-span-2">
          {label}
        </h2>
        <p className="max-w-measure text-lg leading-relaxed md:col-span-6">{text}</p>
        <ul className="space-y-2 md:col-span-4 md:border-l md:border-line md:pl-8">
          {links.map((link) => (
            <li key={link.to}>
              <TextLink to={link.to}>{link.text}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
