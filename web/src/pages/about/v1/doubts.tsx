import { BELIEFS } from './copy.ts';
import { Section } from '@/bands/section.tsx';

export function Doubts() {
  const { doubts } = BELIEFS;
  return (
    <Section tone="accent" labelledBy="doubts-title">
      <h2 id="doubts-title" className="font-display text-lg font-semibold text-on-dark">
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
