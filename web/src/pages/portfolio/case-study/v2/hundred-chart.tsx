import { box, strokes } from '@/drawings/projects/lines.ts';
import { ChartWords, FILLS, Legend, type ChartText, type ChartTone } from './chart-frame.tsx';

/** A hundred squares, one a question, twice: how a hundred questions ended. */
export function HundredChart({
  fields,
  outcomes,
  ...text
}: Omit<ChartText, 'legend'> & {
  fields: readonly { title: string; counts: readonly number[] }[];
  /** In the order of each field's counts. */
  outcomes: readonly { label: string; tone: ChartTone }[];
}) {
  return (
    <figure className="lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-12">
      <div className="lg:col-span-7">
        <h3 className="font-display text-lg leading-snug font-semibold">{text.title}</h3>
        <p className="mt-1 text-sm text-muted">{text.unit}</p>
        <Legend entries={outcomes} />
        <div
          role="img"
          aria-label={text.label}
          className="mt-4 grid max-w-xl grid-cols-2 gap-5 md:gap-8"
        >
          {fields.map((field) => (
            <div key={field.title} aria-hidden="true">
              <p className="mb-1.5 text-xs text-muted">{field.title}</p>
              <svg viewBox="0 0 118 118" className="block w-full">
                {field.counts.map((count, outcome) => {
                  const from = field.counts
                    .slice(0, outcome)
                    .reduce((sum, value) => sum + value, 0);
                  return (
                    <path
                      key={outcome}
                      d={strokes(count, (index) =>
                        box(((from + index) % 10) * 12, Math.floor((from + index) / 10) * 12, 9, 9),
                      )}
                      className={FILLS[outcomes[outcome]?.tone ?? 'open']}
                    />
                  );
                })}
              </svg>
            </div>
          ))}
        </div>
      </div>
      <div className="lg:col-span-5">
        <ChartWords reading={text.reading} table={text.table} />
      </div>
    </figure>
  );
}
