import { BELIEFS } from './copy.ts';
import { ProofText, Remark } from './proof-text.tsx';
import { Section } from '@/bands/section.tsx';

export function Opening() {
  const { kicker, legend, title, titleRemark } = BELIEFS;
  return (
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
  );
}

const MARKS = {
  struck: 'text-ink line-through decoration-alert decoration-2',
  added: 'text-ink underline decoration-alert decoration-2 underline-offset-4',
  remark: 'border-l-2 border-alert pl-1.5 text-ink',
};
