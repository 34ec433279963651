import { LANDING } from './copy.ts';
import { SourceNumber } from '../source-number.tsx';

/**
 * The product at work: four questions over a folder, and for the one that is pressed its answer, the sources and the page that
 * was read. Radio buttons and the style sheet do it all. The sheets lie on each other, so that the frame keeps its height.
 */
export function Exchange() {
  const { host, label, note, footer, questions } = LANDING.exchange;
  return (
    <div className="rounded-lg border border-ink bg-raised">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-5 py-2 text-sm">
        <h2 id="ask" className="font-semibold">
          {label}
        </h2>
        <span className="font-mono text-xs">{host}</span>
      </div>
      <div role="group" aria-labelledby="ask" className="grid lg:grid-cols-4">
        {questions.map((one, index) => (
          <div key={one.question} className="group contents">
            <label className="flex cursor-pointer gap-2.5 border-b border-line px-5 py-2 text-sm hover:bg-sunk has-checked:bg-accent-tint">
              <input
                type="radio"
                name="question"
                defaultChecked={index === 0}
                className="mt-1 size-4 shrink-0 accent-accent"
              />
              {one.question}
            </label>
            <div className="invisible col-span-full row-start-5 grid group-has-checked:visible md:grid-cols-2">
              <Talk {...one} />
              <SourcePage {...one} />
            </div>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-line px-5 py-2 text-sm">
        <p className="font-mono text-xs leading-relaxed">{footer}</p>
        <p className="text-muted">{note}</p>
      </div>
    </div>
  );
}

function Talk({ question, answer, sources }: Asked) {
  return (
    <div className="grid content-between gap-4 p-5 leading-snug">
      <p className="ml-auto w-fit rounded-lg bg-accent-tint px-4 py-2">{question}</p>
      <div className="grid gap-2 text-lg leading-snug">
        {answer.map((sentence, index) => (
          <p key={sentence}>
            {sentence} <SourceNumber number={index + 1} />
          </p>
        ))}
      </div>
      <ol className="grid gap-2 border-t border-line pt-4 font-mono text-xs">
        {sources.map((source, index) => (
          <li key={source} className="flex items-center gap-2">
            <SourceNumber number={index + 1} />
            {source}
          </li>
        ))}
      </ol>
    </div>
  );
}

function SourcePage({ paper, marked }: Asked) {
  return (
    <div className="bg-sunk px-5 pt-5">
      <div className="grid h-full content-start gap-4 bg-raised px-5 pt-4 leading-snug">
        <span className="flex justify-between font-semibold">
          {paper}
          <SourceNumber number={1} />
        </span>
        <Lines />
        <span>
          <mark className="marked text-ink group-has-checked:animate-underline">{marked}</mark>
        </span>
        <Lines />
      </div>
    </div>
  );
}

/** Text of a paper that is not asked for. */
function Lines() {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 46" className="fill-none stroke-line" strokeWidth="6">
      <path d="M0 4h390M0 20h400M0 36h240" />
    </svg>
  );
}

type Asked = (typeof LANDING.exchange.questions)[number];
