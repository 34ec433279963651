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
  const y = (value: number) => Number((214 - 50 * Math.log2(value / 2.5)).toFixed(1));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 350 240"
      className="w-full max-w-md font-mono text-xs"
    >
      <path
        d={[2.5, 5, 10, 20, 40].map((value) => `M40 ${y(value)}H324`).join('')}
        className="stroke-line"
      />
      {[5, 10, 20, 40].map((value) => (
        <text key={value} x="32" y={y(value) + 4} textAnchor="end" className="fill-muted">
          {value}
        </text>
      ))}
      {sizes.map((size, index) => (
        <text key={size} x={x(index)} y="234" textAnchor="middle" className="fill-muted">
          {size}
        </text>
      ))}
      <path
        d={`M40 ${y(5)}H324`}
        className="stroke-signal"
        strokeWidth="1.5"
        strokeDasharray="5 4"
      />
      <text x="46" y={y(5) + 17} className="fill-signal">
        {reader}
      </text>
      {series.map((line) => (
        <g key={line.name}>
          <path
            d={line.values
              .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`)
              .join('')}
            className="fill-none stroke-evergreen"
            strokeWidth="1.8"
          />
          {line.values.map((value, index) => (
            <circle
              key={index}
              cx={x(index)}
              cy={y(value)}
              r="3.2"
              className="fill-paper stroke-evergreen"
              strokeWidth="1.6"
            />
          ))}
          <text
            x={x(line.values.length - 1) + 9}
            y={y(line.values.at(-1) ?? 5) - 6}
            className="fill-evergreen font-semibold"
          >
            {line.name}
          </text>
        </g>
      ))}
    </svg>
  );
}
