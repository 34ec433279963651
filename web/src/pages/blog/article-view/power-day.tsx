/** What a small machine draws at the socket during a day. */
export function PowerDay() {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 text-sm tabular-nums">
      <div className="flex h-52 flex-col justify-between text-right text-muted">
        <span>65 W</span>
        <span className="mb-4">12 W</span>
      </div>
      <svg
        role="img"
        aria-label="Power over a day: 12 watts through the night, bursts up to 65 watts from seven to eight in the morning and from eight to nine in the evening, a few short ones between."
        viewBox="0 0 480 65"
        preserveAspectRatio="none"
        className="h-52 w-full border-b border-ink"
      >
        <path d={`M0 65${AREA}V65z`} className="fill-accent-tint" />
        <path
          d={`M0 53${AREA}`}
          className="fill-none stroke-accent"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M0 53H480"
          className="stroke-line-strong"
          strokeDasharray="3 4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span />
      <div className="flex justify-between pt-2 text-muted">
        {['0 h', '6', '12', '18', '24'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <span />
      <p className="pt-4 text-base text-ink">
        <strong className="font-semibold">0.39 kWh</strong> over the day, of which{' '}
        <strong className="font-semibold">0.29</strong> is idling.
      </p>
    </div>
  );
}

/** Answers as [minute of the day, minutes long]; 3 minutes are one unit of the drawing. */
const ANSWERS = [
  [420, 18],
  [444, 9],
  [465, 12],
  [630, 6],
  [780, 9],
  [1020, 6],
  [1200, 21],
  [1230, 12],
  [1254, 27],
] as const;

const AREA = `V53${ANSWERS.map(([start, length]) => `H${start / 3}V0H${(start + length) / 3}V53`).join('')}H480`;
