import { Link } from 'react-router-dom';
import { BELIEFS } from './copy.ts';
import { ProofText, Remark } from './proof-text.tsx';
import { copyKey, CopyText } from '@/bands/copy-text.tsx';
import { Section } from '@/bands/section.tsx';

export function Page() {
  const { kicker, legend, title, titleRemark, lines, removed, promises, doubts, end } = BELIEFS;
  return (
    <>
      <Section>
        <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-b border-ink pb-4 text-sm">
          <p className="font-semibold">{kicker}</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-muted">
            {legend.map(({ mark, text }) => (
              <li key={mark}>
                <span className={MARKS[mark]}>{mark}</span> {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-10 md:mt-16 md:grid md:grid-cols-12 md:gap-x-10">
          <h1 className="font-display text-4xl font-semibold tracking-tight text-wrap md:col-span-12 md:text-6xl lg:text-7xl">
            <ProofText parts={title} />
          </h1>
          <div className="mt-8 md:col-span-4 md:col-start-9 md:mt-10">
            <Remark copy={titleRemark} />
          </div>
        </div>
      </Section>

      <Section tone="raised">
        <h2 className="sr-only">The six lines</h2>
        <ol className="space-y-14 md:space-y-24">
          {lines.map((line, index) => (
            <li key={copyKey(line.remark)} className="md:grid md:grid-cols-12 md:gap-x-10">
              <p
                className={`font-display font-semibold tracking-tight text-pretty md:col-span-8 ${SIZES[line.size]} ${index % 3 === 2 ? 'md:pl-24' : ''}`}
              >
                <ProofText parts={line.parts} />
              </p>
              <div className="mt-5 md:col-span-3 md:col-start-10 md:mt-2">
                <Remark copy={line.remark} />
              </div>
            </li>
          ))}
        </ol>
      </Section>

      <Section tone="sunk" spacing="tight" labelledBy="removed-title">
        <div className="grid gap-3 pb-8 md:grid-cols-12 md:gap-10">
          <h2
            id="removed-title"
            className="font-display text-xl font-semibold tracking-tight md:col-span-5"
          >
            {removed.title}
          </h2>
          <p className="max-w-measure leading-relaxed text-muted md:col-span-7">{removed.text}</p>
        </div>
        <dl>
          {removed.entries.map(({ phrase, instead }) => (
            <div
              key={phrase}
              className="grid gap-2 border-t border-line-strong py-5 md:grid-cols-12 md:items-baseline md:gap-10"
            >
              <dt className="font-display text-2xl tracking-tight md:col-span-6 md:text-3xl">
                <del className="text-muted decoration-signal decoration-[0.06em] [text-decoration-skip-ink:none]">
                  {phrase}
                </del>
              </dt>
              <dd className="max-w-measure leading-relaxed md:col-span-6">{instead}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section spacing="loose" labelledBy="promises-title">
        <div className="md:grid md:grid-cols-12 md:gap-10">
          <h2
            id="promises-title"
            className="font-display text-3xl font-semibold tracking-tight md:col-span-8 md:text-5xl"
          >
            {promises.title}
          </h2>
          <p className="mt-5 max-w-measure leading-relaxed text-muted md:col-span-4 md:mt-0 md:self-end">
            {promises.text}
          </p>
        </div>
        <ol className="mt-12 md:mt-20">
          {promises.items.map(({ promise, check }, index) => (
            <li
              key={promise}
              className="grid grid-cols-[3rem_1fr] gap-x-2 gap-y-4 border-t border-ink py-7 md:grid-cols-12 md:gap-x-10 md:py-9"
            >
              <span
                aria-hidden="true"
                className="font-display text-3xl leading-none font-semibold text-evergreen tabular-nums md:col-span-1"
              >
                {index + 1}
              </span>
              <p className="font-display text-xl font-semibold tracking-tight md:col-span-6 md:text-2xl">
                {promise}
              </p>
              <div className="col-start-2 md:col-span-5 md:col-start-8">
                <p className="text-sm font-semibold text-signal">{promises.checkLabel}</p>
                <p className="mt-1 max-w-measure leading-relaxed">
                  <CopyText copy={check} />
                </p>
              </div>
            </li>
          ))}
          <li className="grid gap-4 border-y border-dashed border-line-strong py-7 md:grid-cols-12 md:gap-x-10 md:py-9">
            <p className="font-display text-xl tracking-tight text-muted md:col-span-6 md:col-start-2 md:text-2xl">
              {promises.exception.title}
            </p>
            <p className="max-w-measure leading-relaxed md:col-span-5">
              <CopyText copy={promises.exception.text} />
            </p>
          </li>
        </ol>
      </Section>

      <Section tone="evergreen" labelledBy="doubts-title">
        <h2 id="doubts-title" className="font-display text-lg font-semibold text-mist">
          {doubts.title}
        </h2>
        <div className="mt-8 space-y-12 md:mt-12 md:space-y-16">
          {doubts.items.map(({ question, text }, index) => (
            <div key={question} className="md:grid md:grid-cols-12 md:gap-10">
              <h3
                className={`font-display text-2xl tracking-tight md:col-span-6 md:text-4xl ${index === 1 ? 'md:order-2' : ''}`}
              >
                {question}
              </h3>
              <p
                className={`mt-4 max-w-md leading-relaxed text-mist md:col-span-5 md:mt-2 ${index === 1 ? 'md:col-start-1' : 'md:col-start-8'}`}
              >
                {text}
              </p>
            </div>
          ))}
        </div>
      </Section>

      <Section labelledBy="end-title">
        <h2
          id="end-title"
          className="max-w-4xl font-display text-2xl font-semibold tracking-tight md:text-4xl"
        >
          {end.title}
        </h2>
        <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-2">
          {end.links.map(({ label, to }) => (
            <li key={label}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center border-b border-signal font-semibold hover:border-b-2"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const MARKS = {
  struck: 'text-ink line-through decoration-signal decoration-2',
  added: 'text-ink underline decoration-signal decoration-2 underline-offset-4',
  remark: 'border-l-2 border-signal pl-1.5 text-ink',
};

const SIZES = {
  md: 'text-xl md:text-2xl',
  lg: 'text-2xl md:text-3xl lg:text-4xl',
  xl: 'text-3xl md:text-4xl lg:text-5xl',
};
