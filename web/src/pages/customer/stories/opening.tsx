import { STORIES } from './copy.ts';
import { LogoStrip } from './logo-strip.tsx';
import { Section } from '@/bands/section.tsx';
import { ExampleMark } from './example-mark.tsx';
import { HOUSES } from './houses.ts';

export function Opening() {
  const { title, lead, marks } = STORIES;
  return (
    <Section spacing="normal">
      <div className="grid gap-8 lg:grid-cols-12 lg:items-end">
        <h1 className="font-display text-4xl font-semibold tracking-tight md:text-5xl lg:col-span-7 lg:text-6xl">
          {title}
        </h1>
        <p className="leading-relaxed lg:col-span-5">{lead}</p>
      </div>
      <div className="mt-12">
        <LogoStrip
          note={marks}
          marks={HOUSES.map((house) => ({
            name: STORIES[house].name,
            to: `#${house}`,
            mark: <ExampleMark house={house} />,
          }))}
        />
      </div>
    </Section>
  );
}
