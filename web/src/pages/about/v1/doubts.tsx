import { BELIEFS } from './copy.ts';
import { Section } from '@/bands/section.tsx';
import { Ornament, ROUND } from '@/drawings/drawing.tsx';

export function Doubts() {
  const { doubts } = BELIEFS;
  return (
    <Section tone="accent" labelledBy="doubts-title">
      <div className="flex items-end justify-between gap-8 border-b border-on-dark">
        <h2 id="doubts-title" className="pb-3 font-display text-lg font-semibold text-on-dark">
          {doubts.title}
        </h2>
        <Pencil />
      </div>
      <div className="mt-8 space-y-12 md:mt-12 md:space-y-16">
        {doubts.items.map(({ question, text }, index) => (
          <div key={question} className="md:grid md:grid-cols-12 md:gap-10">
            <h3
              className={`font-display text-2xl tracking-tight md:col-span-6 md:text-4xl ${index === 1 ? 'md:order-2' : ''}`}
            >
              {question}
            </h3>
            <p
              className={`mt-4 max-w-md leading-relaxed text-on-dark md:col-span-5 md:mt-2 ${index === 1 ? 'md:col-start-1' : 'md:col-start-8'}`}
            >
              {text}
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** A pencil that has drawn the line it stands on, and lies ready for the next. */
function Pencil() {
  return (
    <Ornament viewBox="0 0 260 96" className="w-44 shrink-0 md:w-72">
      <g className="fill-none stroke-ink" strokeWidth="1.8" {...ROUND}>
        <path d="M2 94l11-33 19 16z" className="fill-warn-tint" />
        <path d="M2 94l4-12 7 6z" className="fill-ink" />
        <path d="M13 61L196 4l22 26L32 77z" className="fill-alert" />
        <path d="M22 69L207 17" />
        <path d="M196 4l22-3 20 24-20 5z" className="fill-on-dark" />
        <path d="M218 1c18-3 36 17 20 24z" className="fill-alert-tint" />
      </g>
    </Ornament>
  );
}
