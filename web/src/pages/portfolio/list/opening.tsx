import { LIST } from './copy.ts';
import { PROJECTS, PROJECTS_NOTE, PROJECT_KINDS } from '@/catalogue/projects.ts';
import { Section } from '@/bands/section.tsx';

export function Opening() {
  return (
    <Section>
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

/** Counts in tally marks, by fives, as on the back of an envelope. */
function Tally({ title, counts }: TallyProps) {
  return (
    <div>
      <p className="text-sm text-muted">{title}</p>
      <dl className="mt-2 border-t border-ink">
        {counts.map(({ label, count }) => (
          <div
            key={label}
            className="flex items-center justify-between gap-4 border-b border-line py-1.5"
          >
            <dt className="tabular-nums">{label}</dt>
            <dd className="flex items-center">
              <span className="sr-only">{count}</span>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${count * 9 + 4} 22`}
                className="h-5.5 fill-none stroke-alert"
                strokeWidth="2.2"
                strokeLinecap="round"
              >
                {Array.from({ length: count }, (_, mark) => (
                  <path
                    key={mark}
                    pathLength="1"
                    strokeDasharray="1"
                    className={mark === count - 1 ? 'animate-draw' : undefined}
                    d={
                      mark % 5 === 4
                        ? `M${mark * 9 - 37} 17l38-13`
                        : `M${mark * 9 + 4 + (mark % 2)} 3l${(mark % 3) - 2} 16`
                    }
                  />
                ))}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type TallyProps = { title: string; counts: readonly { label: string; count: number }[] };
