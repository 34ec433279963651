import { SEARCH_CONSULTANTS } from './copy.ts';
import { Drawing } from '@/drawings/drawing.tsx';

/** Where a robot's visits go: areas in rows, the last row with a stack at its end. */
export function CrawlMap() {
  const { label } = SEARCH_CONSULTANTS.crawl;
  const rows: readonly (readonly CrawlArea[])[] = SEARCH_CONSULTANTS.crawl.rows;
  const total = rows.flat().reduce((sum, area) => sum + area.visits, 0);
  const heights = rows.map((row) => (sumOf(row) / total) * 100);
  return (
    <Drawing label={label} className="block h-96 w-full text-xs md:h-125">
      {rows.map((row, index) => {
        const top = heights.slice(0, index).reduce((sum, height) => sum + height, 0);
        const height = heights[index] ?? 0;
        const beside = row.filter((area) => area.stacked !== true);
        const stack = row.filter((area) => area.stacked === true);
        const share = (areas: readonly CrawlArea[]) => (sumOf(areas) / sumOf(row)) * 100;
        const boxes = [
          ...beside.map((area, at) => ({
            area,
            x: share(beside.slice(0, at)),
            y: top,
            width: share([area]),
            height,
          })),
          ...stack.map((area, at) => ({
            area,
            x: share(beside),
            y: top + (sumOf(stack.slice(0, at)) / sumOf(stack)) * height,
            width: share(stack),
            height: (area.visits / sumOf(stack)) * height,
          })),
        ];
        return (
          <g key={index}>
            {boxes.map((box) => (
              <Area key={box.area.name} {...box} />
            ))}
          </g>
        );
      })}
    </Drawing>
  );
}

function Area({ area, x, y, width, height }: Box) {
  const place = { x: percent(x), y: percent(y), width: percent(width), height: percent(height) };
  const text = area.kind === 'sells' ? 'fill-raised' : 'fill-ink';
  return (
    <>
      <rect
        {...place}
        className={`stroke-paper forced-colors:stroke-ink ${KINDS[area.kind]}`}
        strokeWidth="3"
      />
      <text x={place.x} y={place.y} className={text}>
        <tspan dx="12" dy="22" className="font-semibold">
          {area.name}
        </tspan>
        <tspan dx="8" className="tabular-nums">
          {area.visits.toString().replace(/(\d)(\d{3})$/, '$1,$2')}
        </tspan>
        {area.samples?.map((address, line) => (
          <tspan
            key={address}
            x={place.x}
            dx="12"
            dy={line === 0 ? 26 : 20}
            className={`font-mono ${area.kind === 'sells' ? '' : 'fill-muted'}`}
          >
            {address}
          </tspan>
        ))}
      </text>
    </>
  );
}

function percent(value: number): string {
  return `${value.toFixed(2)}%`;
}

function sumOf(areas: readonly CrawlArea[]) {
  return areas.reduce((sum, area) => sum + area.visits, 0);
}

const KINDS = {
  waste: 'fill-alert-tint',
  relic: 'fill-warn-tint',
  sells: 'fill-accent',
  helps: 'fill-accent-tint',
};

type CrawlArea = {
  name: string;
  visits: number;
  kind: keyof typeof KINDS;
  /** One above the other at the end of its row. */
  stacked?: boolean;
  /** Some of the addresses. */
  samples?: readonly string[];
};

type Box = { area: CrawlArea; x: number; y: number; width: number; height: number };
