import { ENGINEER } from './copy.ts';
import { HalfHourDial } from './half-hour-dial.tsx';
import { Section } from '@/bands/section.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Opening() {
  const { title, lead, facts, ask, dial, agenda } = ENGINEER;
  return (
    <Section tone="warn" spacing="tight">
      <div className="grid items-center gap-8 md:grid-cols-12 md:gap-10">
        <div className="md:col-span-4 md:order-2">
          <HalfHourDial label={dial.label} parts={agenda.parts} />
        </div>
        <div className="md:order-1 md:col-span-8">
          <h1 className="max-w-3xl font-display text-4xl font-semibold tracking-tight md:text-5xl lg:text-6xl">
            {title}
          </h1>
          <p className="mt-6 max-w-measure leading-relaxed md:text-lg">{lead}</p>
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold">
            {facts.map((fact) => (
              <li key={fact} className="border-l-2 border-alert pl-3">
                {fact}
              </li>
            ))}
          </ul>
          <ButtonLink to="#ask" className="mt-7 lg:hidden">
            {ask}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
