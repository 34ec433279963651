import { LAW_OFFICE_FIGURES } from './copy.ts';
import { Section } from '@/bands/section.tsx';

/** The two bars above the figures are to scale: fourteen minutes, fifty seconds. */
export function Headline() {
  return (
    <Section tone="accent" spacing="tight">
      <div aria-hidden="true" className="mb-8 grid gap-1.5 md:mb-10">
        <span className="h-4 bg-accent md:h-6" />
        <span className="h-4 w-[calc(100%*50/840)] origin-left animate-reach bg-paper md:h-6" />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-6 sm:gap-8 lg:grid-cols-[4fr_4fr_3fr_3fr]">
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
              className={`font-display font-semibold tracking-tight tabular-nums ${index < 2 ? 'text-3xl sm:text-4xl lg:text-6xl' : 'text-2xl sm:text-3xl lg:self-start lg:text-4xl'}`}
            >
              {item.figure}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
