import { HISTORY } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Ornament } from '@/drawings/drawing.tsx';
import { strokes } from '@/drawings/projects/lines.ts';

export function Growth() {
  const { growth } = HISTORY;
  return (
    <Section tone="sunk" spacing="tight" labelledBy="growth-title">
      <div className="grid gap-8 md:grid-cols-12 md:gap-10">
        <div className="md:col-span-4">
          <Heading id="growth-title" size="sm">
            {growth.title}
          </Heading>
          <p className="mt-3 max-w-measure leading-relaxed text-muted">{growth.text}</p>
        </div>
        <div className="md:col-span-8 md:self-end">
          <SquareCount />
        </div>
      </div>
    </Section>
  );
}

/** As many squares as there were servers, year by year. */
function SquareCount() {
  const { label, years } = HISTORY.growth;
  return (
    <div
      role="img"
      aria-label={label}
      className="flex flex-wrap items-end gap-x-6 gap-y-8 md:gap-x-10"
    >
      {years.map(({ year, count }) => {
        const columns = Math.ceil(Math.sqrt(count * 1.6));
        const rows = Math.ceil(count / columns);
        const squares = strokes(
          count,
          (index) =>
            `M${(index % columns) * 12} ${(rows - 1 - Math.floor(index / columns)) * 12}h9v9h-9z`,
        );
        return (
          <div key={year}>
            <Ornament width={columns * 12} height={rows * 12} className="block fill-accent">
              <path d={squares} />
            </Ornament>
            <p className="mt-2 text-sm text-muted tabular-nums">{year}</p>
            <p className="font-display text-xl leading-none font-semibold tabular-nums">{count}</p>
          </div>
        );
      })}
    </div>
  );
}
