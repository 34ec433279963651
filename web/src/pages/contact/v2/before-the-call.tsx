import { ENGINEER } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { CallForm } from '@/features/messages/call-form.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

/** What to know and to have ready, beside the form that asks for a call. */
export function BeforeTheCall() {
  return (
    <div className="bg-raised">
      <div className="mx-auto grid max-w-page gap-x-16 px-5 md:px-10 lg:grid-cols-12">
        <AskForCall />
        <ThirtyMinutes />
        <AtHand />
        <EngineerAsks />
      </div>
    </div>
  );
}

function ThirtyMinutes() {
  const { agenda } = ENGINEER;
  return (
    <section aria-labelledby="agenda-title" className="py-12 md:py-20 lg:col-span-7">
      <div className="mb-6">
        <Heading id="agenda-title" size="lg">
          {agenda.title}
        </Heading>
      </div>
      <CallAgenda />
    </section>
  );
}

/** The parts of a call on a ruler of minutes, each at least as tall as it is long. */
function CallAgenda() {
  const { parts } = ENGINEER.agenda;
  return (
    <ol className="border-b-2 border-ink">
      {parts.map(({ from, to, title, text }, index) => (
        <li
          key={title}
          style={{ minHeight: `${(to - from) * 1.05}rem` }}
          className="grid grid-cols-[3.5rem_1fr] border-t-2 border-ink md:grid-cols-[5rem_1fr]"
        >
          <div
            className={`relative overflow-hidden border-r border-ink ${TONES[index % TONES.length]}`}
          >
            <span className="absolute top-1 left-2 font-display text-lg font-semibold tabular-nums">
              {from}
            </span>
            <Ornament
              viewBox={`0 0 12 ${to - from}`}
              preserveAspectRatio="none"
              className="absolute inset-y-0 right-0 h-full w-3 stroke-current"
            >
              {Array.from({ length: to - from - 1 }, (_, minute) => (
                <path
                  key={minute}
                  d={`M${(from + minute + 1) % 5 === 0 ? 0 : 6} ${minute + 1}h12`}
                  className="[vector-effect:non-scaling-stroke]"
                />
              ))}
            </Ornament>
          </div>
          <div className="py-3 pl-4 md:pb-6 md:pl-7">
            <h3 className="font-display text-lg leading-snug font-semibold md:text-xl">{title}</h3>
            <p className="mt-1 max-w-lg leading-relaxed">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function AskForCall() {
  const { form } = ENGINEER;
  return (
    <aside
      id="ask"
      aria-labelledby="ask-title"
      className="-mx-5 bg-accent-tint px-5 py-7 md:-mx-10 md:px-10 lg:col-span-5 lg:col-start-8 lg:row-span-3 lg:row-start-1 lg:mx-0 lg:bg-transparent lg:px-0 lg:py-20"
    >
      <div className="lg:sticky lg:top-24 lg:rounded-lg lg:bg-accent-tint lg:p-8">
        <Heading id="ask-title">{form.title}</Heading>
        <p className="mt-2 mb-6 leading-relaxed">{form.text}</p>
        <CallForm />
        <p className="mt-6 border-t border-line-strong pt-4 text-sm leading-relaxed">
          <CopyText copy={form.otherwise} />
        </p>
      </div>
    </aside>
  );
}

function AtHand() {
  const { ready } = ENGINEER;
  return (
    <section aria-labelledby="ready-title" className="pb-12 md:pb-20 lg:col-span-7">
      <Heading id="ready-title">{ready.title}</Heading>
      <figure className="mt-6">
        <dl className="rounded-sm border border-ink bg-paper py-3 [box-shadow:5px_5px_0_var(--color-sunk)]">
          {ready.lines.map(({ mark, text }) => (
            <div
              key={mark}
              className="grid grid-cols-[6rem_1fr] border-b border-line last:border-b-0 md:grid-cols-[7rem_1fr]"
            >
              <dt className="border-r border-alert py-3 pr-3 text-right text-sm text-alert">
                {mark}
              </dt>
              <dd className="py-2.5 pr-4 pl-4 leading-relaxed">{text}</dd>
            </div>
          ))}
        </dl>
        <figcaption className="mt-4 text-sm text-muted">{ready.caption}</figcaption>
      </figure>
    </section>
  );
}

function EngineerAsks() {
  const { questions } = ENGINEER;
  return (
    <section aria-labelledby="questions-title" className="pb-14 md:pb-20 lg:col-span-7">
      <Heading id="questions-title">{questions.title}</Heading>
      <ol className="mt-6 space-y-5">
        {questions.list.map((question, index) => (
          <li key={question} className={`flex gap-4 ${INDENTS[index]}`}>
            <span
              aria-hidden="true"
              className="font-display text-2xl leading-none font-semibold text-accent tabular-nums"
            >
              {index + 1}
            </span>
            <span className="font-display text-xl leading-snug tracking-tight">{question}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const TONES = ['bg-accent-tint', 'bg-accent text-raised', 'bg-paper', 'bg-alert-tint'];

const INDENTS = ['', 'md:pl-10', 'md:pl-4', 'md:pl-16', 'md:pl-6'];
