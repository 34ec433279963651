import { SOURCES_FEATURE } from './copy.ts';
import { BackLink } from '@/bands/back-link.tsx';
import { SourceNumber } from '../source-number.tsx';

/** A page's head as an annotated picture: title and numbered remarks on the left, the screen they speak of on the right. */
export function AnnotatedScreen() {
  const { back, title, lead, pins } = SOURCES_FEATURE;
  return (
    <section className="overflow-x-clip bg-accent-tint">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-5 pt-8 pb-14 md:px-10 md:pt-12 md:pb-20 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <BackLink label={back.label} to={back.to} />
          <h1 className="mt-6 font-display text-3xl font-semibold tracking-tight md:text-4xl">
            {title}
          </h1>
          <p className="mt-5 max-w-md leading-relaxed">{lead}</p>
        </div>
        <div className="lg:sticky lg:top-20 lg:col-span-8 lg:row-span-2 lg:self-start lg:pt-4">
          <ScreenPicture />
        </div>
        <ol className="grid gap-x-8 border-t border-ink sm:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
          {pins.map((pin, index) => (
            <li
              key={pin.title}
              className="flex gap-3 border-b border-line-strong py-3 lg:last:border-b-0"
            >
              <Pin number={index + 1} />
              <div>
                <h2 className="font-semibold">{pin.title}</h2>
                <p className="mt-1 text-sm leading-relaxed">{pin.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function ScreenPicture() {
  const { screen } = SOURCES_FEATURE;
  const { page } = screen;
  return (
    <figure>
      <figcaption className="sr-only">{screen.description}</figcaption>
      <div className="rounded-lg border border-ink bg-raised">
        <p className="border-b border-line px-5 py-3 font-mono text-xs">{screen.host}</p>
        <div className="space-y-6 px-5 py-6 md:px-8">
          <p className="ml-auto w-fit max-w-md rounded-lg bg-accent-tint px-4 py-3 leading-snug">
            {screen.question}
          </p>
          <div className="space-y-3">
            {screen.sentences.map((sentence) => (
              <p key={sentence.text} className="flex items-start gap-3 leading-relaxed md:text-lg">
                <span className="-ml-8 pt-0.5 md:-ml-11">
                  <Pin number={sentence.pin} />
                </span>
                <span className={sentence.cites === null ? 'text-muted italic' : ''}>
                  {sentence.text}{' '}
                  {sentence.cites !== null && <SourceNumber number={sentence.cites} />}
                </span>
              </p>
            ))}
          </div>
        </div>
        <div className="grid border-t border-line md:grid-cols-[11fr_13fr]">
          <div className="border-b border-line p-5 md:border-r md:border-b-0 md:pl-8">
            <p className="flex items-center gap-3 text-sm font-semibold">
              <span className="-ml-8 md:-ml-11">
                <Pin number={4} />
              </span>
              {screen.passagesTitle}
            </p>
            <ol className="mt-4 space-y-3">
              {screen.passages.map((passage) => (
                <li key={passage.file} className={passage.cites === null ? 'text-muted' : ''}>
                  <span className="flex items-start justify-between gap-3 font-mono text-xs">
                    <span className="wrap-anywhere">{passage.file}</span>
                    {passage.cites !== null && <SourceNumber number={passage.cites} />}
                  </span>
                  <span aria-hidden="true" className="mt-1.5 block h-1 bg-sunk">
                    <span
                      className={`block h-full origin-left transition-[scale] duration-240 starting:scale-x-0 ${passage.cites === null ? 'bg-line-strong' : 'bg-accent'}`}
                      style={{ width: `${passage.near * 100}%` }}
                    />
                  </span>
                </li>
              ))}
            </ol>
            <p className="mt-3 text-sm text-muted">{screen.more}</p>
          </div>
          <div className="bg-sunk p-5">
            <p className="flex flex-wrap items-center justify-between gap-x-4 font-mono text-xs">
              <span>{page.file}</span>
              <span className="text-muted">{page.number}</span>
            </p>
            <div className="relative mt-4 space-y-4 border border-line bg-raised p-5 text-sm leading-relaxed md:p-6">
              <span aria-hidden="true" className="block h-2 w-24 bg-line" />
              <span aria-hidden="true" className="block h-2 w-16 bg-line" />
              <p className="pt-4 text-muted">{page.before}</p>
              <p>
                <span className="absolute -left-3">
                  <Pin number={5} />
                </span>
                <mark className="bg-warn-tint text-ink">{page.marked}</mark>
              </p>
              <p className="text-muted">{page.after}</p>
              <svg
                aria-hidden="true"
                viewBox="0 0 90 30"
                className="w-24 fill-none stroke-accent"
                strokeWidth="1.6"
                strokeLinecap="round"
              >
                <path d="M4 22c8-20 14-18 11-3s8 6 12-5 3 9 12 3 8-14 11-10-8 16 0 14 14-8 34-6" />
              </svg>
            </div>
          </div>
        </div>
        <p className="flex items-center gap-3 border-t border-line px-5 py-3 font-mono text-xs md:px-8">
          <span className="-ml-8 md:-ml-11">
            <Pin number={6} />
          </span>
          {screen.footer}
        </p>
      </div>
      <p className="mt-3 text-sm">{screen.note}</p>
    </figure>
  );
}

/** A number laid over a picture, and again before the words that explain the place. */
function Pin({ number }: { number: number }) {
  return (
    <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-alert text-xs font-semibold text-raised tabular-nums">
      {number}
    </span>
  );
}
