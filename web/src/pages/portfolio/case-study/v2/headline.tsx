import { LAW_OFFICE_FIGURES } from './copy.ts';
import { Section } from '@/bands/section.tsx';

export function Headline() {
  return (
    <Section tone="accent" spacing="tight">
      <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-[4fr_4fr_3fr_3fr]">
        {LAW_OFFICE_FIGURES.headline.map((item, index) => (
          <div
            key={item.label}
            className="flex flex-col-reverse justify-end border-t border-on-dark pt-3"
          >
            <dt className="mt-2 leading-snug">
              {item.label}
              <span className="block text-sm text-on-dark">{item.note}</span>
            </dt>
            <dd
              className={`font-display font-semibold tracking-tight tabular-nums ${index < 2 ? 'text-4xl lg:text-6xl' : 'text-3xl lg:self-start lg:text-4xl'}`}
            >
              {item.figure}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
