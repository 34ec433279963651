import { Paragraphs } from './copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';

/** Questions that open in place, without a script. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-b border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-baseline justify-between gap-6 py-4 font-display text-lg font-semibold">
            {question}
            <svg
              aria-hidden="true"
              viewBox="0 0 16 16"
              className="size-4 shrink-0 stroke-accent group-open:rotate-45"
              strokeWidth="2"
            >
              <path d="M8 1v14M1 8h14" />
            </svg>
          </summary>
          <div className="pb-6">
            <Paragraphs paragraphs={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}

export type Question = { question: string; answer: readonly Copy[] };
