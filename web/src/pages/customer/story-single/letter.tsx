import { PRACTICE_STORY } from './copy.ts';
import { Handwriting } from '@/drawings/handwriting.tsx';

/** The page begins as the letter that it is; what is enclosed stands beside it. */
export function Letter() {
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
        <p className="max-w-measure border-l-2 border-alert pl-4 text-sm leading-relaxed">
          {letter.note}
        </p>
      </div>
      <div className="mx-auto grid max-w-page gap-x-12 md:px-10 lg:grid-cols-12">
        <div className="relative z-10 border-y border-line bg-raised px-5 py-8 sm:px-12 lg:-mb-24 md:border md:py-16 lg:col-span-8 lg:pr-20 lg:pl-24">
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
          <h1 className="mt-8 max-w-xl font-display md:mt-10 text-2xl font-semibold tracking-tight md:text-4xl">
            {letter.title}
          </h1>
          <div className="mt-6 max-w-measure space-y-4 leading-relaxed md:mt-8 md:space-y-5 md:text-lg md:leading-relaxed">
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
        <div className="px-5 py-8 md:px-0 md:pt-10 md:pb-12 lg:sticky lg:top-24 lg:col-span-4 lg:self-start lg:pt-16">
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
            <Envelope />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The envelope that a letter came in. */
function Envelope() {
  return (
    <div aria-hidden="true" className="relative aspect-[8/5] border border-ink bg-paper">
      <svg
        viewBox="0 0 320 200"
        className="absolute inset-0 size-full fill-none stroke-ink"
        strokeWidth="1.4"
        strokeLinejoin="round"
      >
        <path
          d="M0 0l20 16M320 0l-20 16M0 200l18-14M320 200l-18-14"
          className="stroke-line-strong"
        />
        <path d="M248 18h50v60h-50z" className="fill-accent-tint" strokeDasharray="3 3" />
        <path
          d="M268 30h10v10h10v10h-10v10h-10V50h-10V40h10z"
          className="fill-accent stroke-accent"
        />
        <path
          d="M236 44a26 26 0 1 0-52 0 26 26 0 1 0 52 0M228 44a18 18 0 1 0-36 0 18 18 0 1 0 36 0M236 34c10-6 18 6 28 0s18 6 28 0M236 46c10-6 18 6 28 0s18 6 28 0M236 58c10-6 18 6 28 0s18 6 28 0"
          className="animate-settle stroke-alert"
        />
      </svg>
      <Handwriting
        lines={PRACTICE_STORY.letter.address}
        hand="hasty"
        className="absolute bottom-5 left-1/4 block h-24 w-auto"
      />
    </div>
  );
}
