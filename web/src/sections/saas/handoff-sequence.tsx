/** Messages between four parties down a page; numbers only where it is narrow, the list beside it says the rest. */
export function HandoffSequence({
  label,
  actors,
  steps,
}: {
  label: string;
  actors: readonly string[];
  steps: readonly SequenceStep[];
}) {
  return (
    <>
      <div className="hidden md:block">
        <Sequence label={label} actors={actors} steps={steps} width={640} row={74} labelled />
      </div>
      <div className="md:hidden">
        <Sequence
          label={label}
          actors={actors}
          steps={steps}
          width={350}
          row={38}
          labelled={false}
        />
      </div>
    </>
  );
}

/** `from` and `to` count the actors from 0. */
type SequenceStep = { from: number; to: number; label: string };

function Sequence({
  label,
  actors,
  steps,
  width,
  row,
  labelled,
}: {
  label: string;
  actors: readonly string[];
  steps: readonly SequenceStep[];
  width: number;
  row: number;
  labelled: boolean;
}) {
  const column = width / actors.length;
  const lane = (actor: number) => column * (actor + 0.5);
  const top = 46;
  const height = top + steps.length * row + 24;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="w-full font-mono text-xs"
    >
      {actors.map((actor, index) => {
        const [first, ...others] = actor.split(' ');
        return (
          <g key={actor}>
            <path
              d={`M${lane(index)} ${top}V${height}`}
              className="stroke-line-strong"
              strokeDasharray="3 4"
            />
            <rect
              x={lane(index) - column / 2 + 4}
              y="1"
              width={column - 8}
              height="42"
              className={`stroke-ink ${index === 3 ? 'fill-lichen' : 'fill-raised'}`}
            />
            <text
              x={lane(index)}
              y={others.length === 0 ? 27 : 18}
              textAnchor="middle"
              className="fill-ink"
            >
              {first}
            </text>
            <text x={lane(index)} y="35" textAnchor="middle" className="fill-ink">
              {others.join(' ')}
            </text>
          </g>
        );
      })}
      {steps.map((step, index) => {
        const y = top + index * row + row * 0.72;
        const from = lane(step.from);
        const to = lane(step.to);
        const tip = to > from ? -7 : 7;
        const left = Math.min(from, to);
        return (
          <g key={step.label}>
            {step.from === step.to ? (
              <rect
                x={from - 5}
                y={y - 16}
                width="10"
                height="24"
                className="fill-raised stroke-ink"
              />
            ) : (
              <path
                d={`M${from} ${y}H${to}M${to + tip} ${y - 4}L${to} ${y}L${to + tip} ${y + 4}`}
                className={`fill-none ${step.label.includes('oken') ? 'stroke-signal' : 'stroke-ink'}`}
                strokeWidth="1.5"
              />
            )}
            <circle cx={left + 16} cy={y - 9} r="8.5" className="fill-ink" />
            <text x={left + 16} y={y - 4.5} textAnchor="middle" className="fill-paper">
              {index + 1}
            </text>
            {labelled && (
              <text
                x={left + 31}
                y={y - 6}
                className="fill-ink stroke-paper [paint-order:stroke]"
                strokeWidth="5"
              >
                {step.label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
