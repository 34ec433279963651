import { FEATURES } from './copy.ts';
import { SourceNumber } from '../source-number.tsx';
import { Window } from '../window.tsx';

/** A question, its answer sentence by sentence, and below it the page that the first number opens. */
export function AnswerCell() {
  const { host, question, answer, sources, page, footer } = FEATURES.answers;
  return (
    <Window title={host} aside={footer}>
      <div className="space-y-5 p-4 md:p-5">
        <p className="ml-auto w-fit max-w-sm rounded-md bg-accent-tint px-4 py-2.5 leading-snug">
          {question}
        </p>
        <div className="space-y-2">
          {answer.map((sentence) => (
            <p key={sentence.text} className="max-w-md leading-relaxed">
              {sentence.text} <SourceNumber number={sentence.cites} />
            </p>
          ))}
        </div>
        <ul className="grid gap-x-6 gap-y-2 border-t border-line pt-4 sm:grid-cols-2">
          {sources.map((source) => (
            <li key={source.file} className="flex gap-2 text-sm">
              <SourceNumber number={source.number} />
              <span className="min-w-0">
                <span className="block font-mono text-xs wrap-anywhere">{source.file}</span>
                <span className="text-muted">{source.place}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="overflow-clip border-t border-line bg-sunk px-4 pt-4 md:px-5">
        <p className="flex flex-wrap justify-between gap-x-4 font-mono text-xs">
          <span>{page.file}</span>
          <span>{page.number}</span>
        </p>
        <div className="mx-auto mt-3 max-w-md space-y-3 border transition-[translate] duration-240 starting:translate-y-8 border-b-0 border-line bg-raised p-5 text-sm leading-relaxed">
          <p className="text-muted">{page.before}</p>
          <p>
            <mark className="bg-warn-tint text-ink">{page.marked}</mark>
          </p>
          <p className="text-muted">{page.after}</p>
        </div>
      </div>
    </Window>
  );
}
