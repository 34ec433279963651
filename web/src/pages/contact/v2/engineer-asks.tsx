import { ENGINEER } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';

export function EngineerAsks() {
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

const INDENTS = ['', 'md:pl-10', 'md:pl-4', 'md:pl-16', 'md:pl-6'];
