/** Watts from six to midnight: a flat line with a step for every answer. On a dark band. */
export function PowerEvening({
  label,
  marks,
}: {
  label: string;
  marks: readonly { at: number; text: string }[];
}) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 900 380" className="block w-full">
      <g className="fill-none stroke-paper opacity-30" strokeWidth="1">
        {[11, 30, 48].map((watts) => (
          <path key={watts} d={`M70 ${level(watts)}H900`} strokeDasharray="2 5" />
        ))}
      </g>
      <path d={`${STEPS}V320H70z`} className="fill-glow opacity-20" />
      <path d={STEPS} className="fill-none stroke-glow" strokeWidth="3" />
      <path d="M70 320H900" className="stroke-paper" strokeWidth="1.4" />
      <g className="fill-on-dark text-[30px] tabular-nums md:text-[18px]">
        {[11, 30, 48].map((watts) => (
          <text key={watts} y={level(watts) + 6}>
            {watts} W
          </text>
        ))}
        {[18, 20, 22, 24].map((hour) => (
          <text
            key={hour}
            x={time(hour)}
            y="356"
            textAnchor={hour === 24 ? 'end' : hour === 18 ? 'start' : 'middle'}
          >
            {hour}:00
          </text>
        ))}
      </g>
      <g className="fill-paper text-[18px] max-md:hidden">
        {marks.map((mark) => (
          <g key={mark.text}>
            <path d={`M${time(mark.at) + 4} ${level(48) - 8}V28`} className="stroke-on-dark" />
            <text x={time(mark.at) + 12} y="34">
              {mark.text}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Hours at which somebody asked; each answer takes four minutes. */
const ASKED = [18.7, 18.95, 19.4, 20.3, 20.45, 21.2, 22.1, 22.3, 23.1];

function time(hour: number): number {
  return 70 + (hour - 18) * 138;
}

function level(watts: number): number {
  return 320 - watts * 5;
}

const STEPS = `M70 ${level(11)}${ASKED.map(
  (hour) => `H${time(hour).toFixed(0)}V${level(48)}h9.2V${level(11)}`,
).join('')}H898`;
