import { SERVICES } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

/** A door that stands open for a while, and the times at which it opens and shuts. */
export function DoorBand() {
  const { title, text, steps } = SERVICES.door;
  return (
    <Section tone="accent" spacing="loose" labelledBy="door-title">
      <div className="grid gap-10 md:grid-cols-12 md:items-center">
        <div className="md:col-span-3">
          <Ornament
            viewBox="0 0 220 280"
            className="mx-auto w-40 fill-none stroke-accent-tint md:w-full"
            strokeWidth="2"
            strokeLinejoin="round"
          >
            <path d="M30 260V20h150v240" />
            <path d="M10 260h200" />
            <path d="M180 20 112 50v226l68-16z" className="fill-accent" />
            <circle cx="124" cy="164" r="4" className="fill-accent-tint" />
            <path d="M30 260 112 276" strokeDasharray="4 6" />
            <path d="M40 236c30 30 60 40 100 34" className="stroke-on-dark" strokeDasharray="2 6" />
          </Ornament>
        </div>
        <div className="md:col-span-9">
          <Heading id="door-title" size="lg">
            {title}
          </Heading>
          <p className="mt-4 max-w-measure leading-relaxed text-on-dark">{text}</p>
          <ol className="mt-8">
            {steps.map((step) => (
              <li
                key={step.time}
                className="grid gap-x-8 border-t border-accent py-4 sm:grid-cols-[6rem_1fr] sm:items-baseline"
              >
                <span className="font-display text-xl font-semibold tabular-nums">{step.time}</span>
                <span className="max-w-measure">{step.text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
