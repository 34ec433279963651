import { DATA_SHEET } from './copy.ts';
import { SheetTable } from './sheet-table.tsx';
import { Caption, SheetNote, SheetPair, SheetPart, SheetTerms } from './sheet.tsx';

export function Models() {
  const { models } = DATA_SHEET;
  return (
    <SheetPart number={3} part={models} lazyLayout="lazy-layout-61 md:lazy-layout-37">
      <SheetPair>
        <div>
          <SheetTable
            caption={models.caption}
            head={models.head}
            rows={models.rows}
            kind="figures"
          />
          <h3 className="mt-6 mb-2 font-mono text-xs font-semibold">{models.methodTitle}</h3>
          <SheetTerms items={models.method} />
        </div>
        <figure>
          <SpeedPlot />
          <Caption name={models.plot.figure} text={models.plot.caption} />
          <SheetNote copy={models.note} />
        </figure>
      </SheetPair>
    </SheetPart>
  );
}

/** Speed over size, on two logarithmic axes, one line for each part. */
function SpeedPlot() {
  const { description, reader, sizes, series } = DATA_SHEET.models.plot;
  const x = (index: number) => 46 + index * 84;
  const y = (value: number) => Math.round(214 - 50 * Math.log2(value / 2.5));
  const points = series.map(({ values }) =>
    values.map((value, index) => `${x(index)} ${y(value)}`),
  );
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox="0 0 350 240"
      className="w-full max-w-sm font-mono text-xs text-muted"
      fill="currentColor"
    >
      <g textAnchor="end">
        {[5, 10, 20, 40].map((value) => (
          <text key={value} x="32" y={y(value) + 4}>
            {value}
          </text>
        ))}
      </g>
      <g textAnchor="middle">
        {sizes.map((size, index) => (
          <text key={size} x={x(index)} y="234">
            {size}
          </text>
        ))}
      </g>
      <g fill="none" stroke="currentColor">
        <path
          d={[2.5, 10, 20, 40].map((value) => `M40 ${y(value)}h284`).join('')}
          strokeOpacity=".3"
        />
        <path
          d={`M40 ${y(5)}h284`}
          className="text-alert"
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
        <g className="text-accent" strokeWidth="2">
          <path d={points.map((line) => `M${line.join(' ')}`).join('')} />
          {/* Points are strokes without a length. */}
          <path
            d={points
              .flat()
              .map((point) => `M${point}h0`)
              .join('')}
            strokeWidth="8"
            strokeLinecap="round"
          />
        </g>
      </g>
      <text x="46" y={y(5) + 17} className="text-alert">
        {reader}
      </text>
      <g className="font-semibold text-accent">
        {series.map(({ name, values }) => (
          <text key={name} x={x(values.length - 1) + 9} y={y(values.at(-1) ?? 5) - 6}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
