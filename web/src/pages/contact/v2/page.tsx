import { ENGINEER } from './copy.ts';
import { CallForm } from '@/features/messages/call-form.tsx';
import { CallAgenda } from './call-agenda.tsx';
import { HalfHourDial } from './half-hour-dial.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Page() {
  const { title, lead, facts, ask, dial, agenda, ready, questions, not, letter, form } = ENGINEER;
  return (
    <>
      <Section tone="amber" spacing="tight">
        <div className="grid items-center gap-8 md:grid-cols-12 md:gap-10">
          <div className="md:col-span-4 md:order-2">
            <HalfHourDial label={dial.label} parts={agenda.parts} />
          </div>
          <div className="md:order-1 md:col-span-8">
            <h1 className="max-w-3xl font-display text-4xl font-semibold tracking-tight md:text-5xl lg:text-6xl">
              {title}
            </h1>
            <p className="mt-6 max-w-measure leading-relaxed md:text-lg">{lead}</p>
            <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold">
              {facts.map((fact) => (
                <li key={fact} className="border-l-2 border-signal pl-3">
                  {fact}
                </li>
              ))}
            </ul>
            <ButtonLink to="#ask" className="mt-7 lg:hidden">
              {ask}
            </ButtonLink>
          </div>
        </div>
      </Section>

      <div className="bg-raised">
        <div className="mx-auto grid max-w-page gap-x-16 px-5 md:px-10 lg:grid-cols-12">
          <section aria-labelledby="agenda-title" className="py-14 md:py-20 lg:col-span-7">
            <div className="mb-6">
              <Heading id="agenda-title" size="lg">
                {agenda.title}
              </Heading>
            </div>
            <CallAgenda parts={agenda.parts} />
          </section>

          <aside
            id="ask"
            aria-labelledby="ask-title"
            className="-mx-5 bg-lichen px-5 py-10 md:-mx-10 md:px-10 lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-1 lg:mx-0 lg:bg-transparent lg:px-0 lg:py-20"
          >
            <div className="lg:sticky lg:top-24 lg:rounded-lg lg:bg-lichen lg:p-8">
              <Heading id="ask-title">{form.title}</Heading>
              <p className="mt-2 mb-6 leading-relaxed">{form.text}</p>
              <CallForm />
              <p className="mt-6 border-t border-line-strong pt-4 text-sm leading-relaxed">
                <CopyText copy={form.otherwise} />
              </p>
            </div>
          </aside>

          <section
            aria-labelledby="ready-title"
            className="pt-14 pb-14 md:pb-20 lg:col-span-7 lg:pt-0"
          >
            <Heading id="ready-title">{ready.title}</Heading>
            <figure className="mt-6">
              <dl className="rounded-sm border border-ink bg-paper py-3 [box-shadow:5px_5px_0_var(--color-sunk)]">
                {ready.lines.map(({ mark, text }) => (
                  <div
                    key={mark}
                    className="grid grid-cols-[5.5rem_1fr] border-b border-line last:border-b-0 md:grid-cols-[7rem_1fr]"
                  >
                    <dt className="border-r border-signal py-3 pr-3 text-right text-sm text-signal">
                      {mark}
                    </dt>
                    <dd className="py-2.5 pr-4 pl-4 leading-relaxed">{text}</dd>
                  </div>
                ))}
              </dl>
              <figcaption className="mt-4 text-sm text-muted">{ready.caption}</figcaption>
            </figure>
          </section>

          <section aria-labelledby="questions-title" className="pb-14 md:pb-20 lg:col-span-7">
            <Heading id="questions-title">{questions.title}</Heading>
            <ol className="mt-6 space-y-5">
              {questions.list.map((question, index) => (
                <li key={question} className={`flex gap-4 ${INDENTS[index]}`}>
                  <span
                    aria-hidden="true"
                    className="font-display text-2xl leading-none font-semibold text-evergreen tabular-nums"
                  >
                    {index + 1}
                  </span>
                  <span className="font-display text-xl leading-snug tracking-tight">
                    {question}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>

      <Section tone="evergreen" labelledBy="not-title">
        <div className="grid gap-8 md:grid-cols-12 md:gap-10">
          <h2
            id="not-title"
            className="font-display text-2xl font-semibold tracking-tight md:col-span-4 md:text-4xl"
          >
            {not.title}
          </h2>
          <dl className="md:col-span-8">
            {not.items.map(({ term, text }) => (
              <div
                key={term}
                className="grid gap-1 border-t border-evergreen py-4 sm:grid-cols-[14rem_1fr] sm:items-baseline sm:gap-8"
              >
                <dt className="font-display text-xl font-semibold line-through decoration-mist decoration-2">
                  {term}
                </dt>
                <dd className="leading-relaxed text-mist [&_a]:text-paper">
                  <CopyText copy={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>

      <Section spacing="loose" labelledBy="letter-title">
        <div className="grid items-start gap-10 lg:grid-cols-12">
          <div className="lg:order-2 lg:col-span-4">
            <Heading id="letter-title" size="lg">
              {letter.title}
            </Heading>
            <p className="mt-4 max-w-measure leading-relaxed">{letter.text}</p>
          </div>
          <article
            aria-label={letter.label}
            className="relative rounded-sm border border-ink bg-raised p-5 md:p-10 lg:order-1 lg:col-span-8"
          >
            <p className="border-b border-ink pb-3 font-display text-lg font-semibold md:pr-24">
              {letter.head}
            </p>
            <dl>
              {letter.rows.map(({ term, text }) => (
                <div
                  key={term}
                  className="grid gap-1 border-b border-line py-4 sm:grid-cols-[12rem_1fr] sm:gap-6"
                >
                  <dt className="font-semibold">{term}</dt>
                  <dd className="leading-relaxed">{text}</dd>
                </div>
              ))}
            </dl>
            <div className="mt-6 flex flex-wrap items-end justify-between gap-4">
              <p className="max-w-xs text-sm text-muted">{letter.foot}</p>
              <svg
                aria-hidden="true"
                viewBox="0 0 140 44"
                className="w-32 fill-none stroke-evergreen"
                strokeWidth="2"
                strokeLinecap="round"
              >
                <path d="M6 32C16 4 28 4 24 22s-14 14-6 6c10-10 18-14 18-4 0 8 8 4 14-4 4-6 8 2 4 8 8-10 16-14 18-8 2 8 12 2 18-4 8-8 4 12 14 6 8-6 14-6 34-10M8 40c40-4 80-6 122-4" />
              </svg>
            </div>
          </article>
        </div>
      </Section>
    </>
  );
}

const INDENTS = ['', 'md:pl-10', 'md:pl-4', 'md:pl-16', 'md:pl-6'];
