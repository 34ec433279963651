import { LANDING } from './copy.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** Seven columns of words, five of picture; the picture runs off the right edge of the window. */
export function LandingHero() {
  const { title, lead, aside, actions } = LANDING.hero;
  const [first, second] = actions;
  return (
    <section className="overflow-x-clip bg-paper">
      <div className="mx-auto grid max-w-page gap-12 px-5 pt-12 pb-16 md:px-10 md:pt-20 lg:grid-cols-12 lg:gap-8 lg:pb-24">
        <div className="lg:col-span-7 lg:pt-6">
          <h1 className="max-w-2xl font-display text-4xl font-semibold tracking-tight md:text-5xl xl:text-6xl">
            {title}
          </h1>
          <p className="mt-6 max-w-xl leading-relaxed md:mt-8 md:text-lg md:leading-relaxed">
            {lead}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={first.to} variant="primary" size="md">
              {first.label}
            </ButtonLink>
            <ButtonLink to={second.to} variant="secondary" size="md">
              {second.label}
            </ButtonLink>
          </div>
          <p className="mt-10 max-w-sm border-l border-accent pl-4 text-sm leading-relaxed text-muted">
            {aside}
          </p>
        </div>
        <div className="-mr-5 md:-mr-10 lg:col-span-5 lg:-mr-56">
          <AnswerVignette />
        </div>
      </div>
    </section>
  );
}

/** The product at work: a question over one's own files, answered with the places it was read from. */
function AnswerVignette() {
  const { description, host, question, answer, sources, page, footer } = LANDING.vignette;
  return (
    <figure>
      <figcaption className="sr-only">{description}</figcaption>
      <div className="flex overflow-hidden rounded-l-lg border border-r-0 border-ink bg-raised">
        <div className="flex w-full min-w-0 shrink-0 flex-col sm:w-md">
          <p className="flex items-center gap-2 border-b border-line px-5 py-3 font-mono text-xs">
            <LockMark />
            {host}
          </p>
          <div className="flex grow flex-col gap-5 px-5 py-6">
            <p className="ml-8 self-end rounded-lg bg-accent-tint px-4 py-3 leading-snug">
              {question}
            </p>
            <div className="grid gap-2 leading-relaxed">
              {answer.map((sentence) => (
                <p key={sentence.text}>
                  {sentence.text} <SourceNumber number={sentence.cites} />
                </p>
              ))}
            </div>
            <ul className="grid gap-2 border-t border-line pt-4">
              {sources.map((source) => (
                <li
                  key={source.file}
                  className="grid grid-cols-[1.75rem_1fr] items-baseline text-sm"
                >
                  <SourceNumber number={source.number} />
                  <span className="min-w-0">
                    <span className="block font-mono text-xs break-words">{source.file}</span>
                    <span className="text-muted">{source.place}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="hidden w-96 shrink-0 border-l border-line bg-sunk p-6 sm:block">
          <p className="flex justify-between gap-4 font-mono text-xs">
            <span>{page.file}</span>
            <span className="text-muted">{page.number}</span>
          </p>
          <div className="mt-4 grid gap-4 border border-line bg-raised p-6 text-sm leading-relaxed">
            <PaperLines widths={['w-full', 'w-11/12', 'w-2/3']} />
            <p className="text-muted">{page.before}</p>
            <p>
              <mark className="bg-warn-tint text-ink">{page.marked}</mark>
            </p>
            <p className="text-muted">{page.after}</p>
            <PaperLines widths={['w-full', 'w-full', 'w-5/6', 'w-1/2']} />
          </div>
        </div>
      </div>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-1 pr-5 text-sm">
        {footer.map((item) => (
          <div key={item.term} className="flex gap-2">
            <dt className="text-muted">{item.term}</dt>
            <dd className="font-mono text-xs leading-6">{item.text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function SourceNumber({ number }: { number: number }) {
  return (
    <span className="inline-flex size-5 items-center justify-center rounded-sm bg-accent font-mono text-xs text-paper">
      {number}
    </span>
  );
}

/** Text of a paper too small to read. */
function PaperLines({ widths }: { widths: readonly string[] }) {
  return (
    <span aria-hidden="true" className="grid gap-2">
      {widths.map((width, index) => (
        <span key={index} className={`block h-1.5 rounded-sm bg-line ${width}`} />
      ))}
    </span>
  );
}

function LockMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-3.5 fill-none stroke-accent"
      strokeWidth="1.6"
    >
      <rect x="3" y="7" width="10" height="7" rx="1.5" />
      <path d="M5 7V5a3 3 0 0 1 6 0v2" />
    </svg>
  );
}
