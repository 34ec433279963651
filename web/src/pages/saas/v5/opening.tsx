import { TOUR } from './copy.ts';
import { Section } from '@/bands/section.tsx';

export function Opening() {
  const { title, lead } = TOUR;
  return (
    <Section tone="raised" spacing="none">
      <div className="grid gap-x-10 gap-y-3 py-7 md:grid-cols-12 md:items-end md:py-9">
        <h1 className="font-display text-3xl font-semibold tracking-tight md:col-span-7 lg:text-4xl">
          {title}
        </h1>
        <p className="leading-relaxed md:col-span-5">{lead}</p>
      </div>
    </Section>
  );
}
