import { BELIEFS } from './copy.ts';
import { Section } from '@/bands/section.tsx';

export function TakenOut() {
  const { removed } = BELIEFS;
  return (
    <Section tone="sunk" spacing="tight" labelledBy="removed-title">
      <div className="grid gap-3 pb-8 md:grid-cols-12 md:gap-10">
        <h2
          id="removed-title"
          className="font-display text-xl font-semibold tracking-tight md:col-span-5"
        >
          {removed.title}
        </h2>
        <p className="max-w-measure leading-relaxed text-muted md:col-span-7">{removed.text}</p>
      </div>
      <dl>
        {removed.entries.map(({ phrase, instead }) => (
          <div
            key={phrase}
            className="grid gap-2 border-t border-line-strong py-5 md:grid-cols-12 md:items-baseline md:gap-10"
          >
            <dt className="font-display text-2xl tracking-tight md:col-span-6 md:text-3xl">
              <del className="text-muted decoration-alert decoration-[0.06em] [text-decoration-skip-ink:none]">
                {phrase}
              </del>
            </dt>
            <dd className="max-w-measure leading-relaxed md:col-span-6">{instead}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
