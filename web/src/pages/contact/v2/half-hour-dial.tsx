/** A clock whose right half is divided into the parts of a half-hour. */
export function HalfHourDial({
  label,
  parts,
}: {
  label: string;
  parts: readonly { from: number; to: number }[];
}) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 320 320" className="w-44 md:w-full md:max-w-sm">
      <circle cx="160" cy="160" r="138" className="fill-raised stroke-ink" strokeWidth="2" />
      {parts.map(({ from, to }, index) => (
        <path
          key={from}
          d={`M160 160L${at(from, 126)}A126 126 0 0 1 ${at(to, 126)}z`}
          className={`stroke-ink ${FILLS[index % FILLS.length]}`}
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      ))}
      {Array.from({ length: 12 }, (_, index) => (
        <path
          key={index}
          d={`M${at(index * 5, 138)}L${at(index * 5, index % 3 === 0 ? 124 : 131)}`}
          className="stroke-ink"
          strokeWidth="2"
        />
      ))}
      <path
        d={`M160 160L${at(0, 108)}M160 160L${at(40, 66)}`}
        className="stroke-ink"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="160" cy="160" r="7" className="fill-alert" />
      {parts.map(({ from, to }, index) => {
        const [x, y] = at((from + to) / 2, 94).split(' ');
        return (
          <text
            key={to}
            x={x}
            y={Number(y) + 7}
            textAnchor="middle"
            className={`font-display text-lg font-semibold ${index % FILLS.length === 1 ? 'fill-raised' : 'fill-ink'}`}
          >
            {to - from}
          </text>
        );
      })}
    </svg>
  );
}

const FILLS = ['fill-accent-tint', 'fill-accent', 'fill-paper', 'fill-alert-tint'];

/** A point on the dial as `x y`, `minute` minutes after the hour. */
function at(minute: number, radius: number): string {
  const angle = (minute / 30) * Math.PI;
  const x = 160 + radius * Math.sin(angle);
  const y = 160 - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
