import { LIST } from './copy.ts';
import { PROJECTS, PROJECTS_NOTE, PROJECT_KINDS } from '@/catalogue/projects.ts';
import { Tally } from './tally.tsx';
import { Section } from '@/bands/section.tsx';

export function Opening() {
  return (
    <Section spacing="normal">
      <h1 className="font-display text-4xl font-semibold tracking-tight md:text-6xl lg:text-7xl">
        {LIST.title}
      </h1>
      <div className="mt-10 grid gap-10 md:grid-cols-12 lg:mt-14">
        <div className="md:col-span-6 lg:col-span-5">
          <p className="max-w-md text-lg leading-relaxed">{LIST.lead}</p>
          <p className="mt-5 max-w-md text-sm leading-relaxed text-muted">{PROJECTS_NOTE}</p>
        </div>
        <div className="grid grid-cols-2 gap-8 self-start md:col-span-6 lg:col-start-8 lg:col-span-5">
          <Tally
            title={LIST.tallies.years}
            counts={[2024, 2025, 2026].map((year) => ({
              label: String(year),
              count: PROJECTS.filter((project) => project.year === year).length,
            }))}
          />
          <Tally
            title={LIST.tallies.kinds}
            counts={PROJECT_KINDS.map((kind) => ({
              label: kind.label,
              count: PROJECTS.filter((project) => project.kind === kind.id).length,
            }))}
          />
        </div>
      </div>
    </Section>
  );
}
