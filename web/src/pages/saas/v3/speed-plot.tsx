/** Speed over size, on two logarithmic axes, one line for each machine. */
export function SpeedPlot({
  label,
  reader,
  sizes,
  series,
}: {
  label: string;
  reader: string;
  sizes: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
}) {
  const x = (index: number) => 46 + index * 84;
  const y = (value: number) => Math.round(214 - 50 * Math.log2(value / 2.5));
  const points = series.map(({ values }) =>
    values.map((value, index) => `${x(index)} ${y(value)}`),
  );
  return (
    <svg
      role="img"
      aria-label={label}
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
