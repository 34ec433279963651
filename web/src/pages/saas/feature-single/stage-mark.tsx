/** A small line drawing for one stage of the index. */
export function StageMark({ name }: { name: StageMarkName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 112"
      className="w-full fill-none stroke-ink"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {MARKS[name]}
    </svg>
  );
}

export type StageMarkName = keyof typeof MARKS;

const POINTS = [
  [24, 30],
  [40, 62],
  [34, 88],
  [58, 24],
  [66, 50],
  [78, 74],
  [90, 36],
  [96, 58],
  [102, 90],
  [116, 28],
  [124, 66],
  [140, 46],
  [138, 88],
  [62, 96],
] as const;

/** Points with those near the middle marked as found. */
function Points({ found }: { found: boolean }) {
  return POINTS.map(([x, y]) => {
    const near = found && Math.hypot(x - 86, y - 54) < 32;
    return (
      <circle
        key={`${x} ${y}`}
        cx={x}
        cy={y}
        r={near ? 5 : 3.5}
        className={near ? 'fill-accent stroke-accent' : 'fill-line-strong stroke-raised'}
      />
    );
  });
}

const MARKS = {
  file: (
    <>
      <path d="M20 96V30h34l8 10h78v56z" className="fill-accent-tint" />
      <path d="M70 12h40l12 12v46H70z" className="fill-raised stroke-accent" />
      <path d="M110 12v12h12M80 34h30M80 44h30M80 54h20" className="stroke-accent" />
      <path d="M20 96l12-38h118l-10 38z" className="fill-sunk" />
    </>
  ),
  text: (
    <>
      <path d="M14 14l50-6 8 86-52 6z" className="fill-sunk" />
      <path d="M26 30l30-4M28 44l30-4M28 56l18-2M30 74l30-4" className="stroke-line-strong" />
      <path d="M80 54h16M90 48l6 6-6 6" className="stroke-accent" />
      <path d="M104 14h46v84h-46z" className="fill-raised" />
      <path d="M112 30h30M112 42h30M112 54h18M112 72h30M112 84h24" className="stroke-accent" />
    </>
  ),
  strips: (
    <>
      <path d="M34 10h92v26H34z" className="fill-raised" />
      <path d="M26 30h92v26H26z" className="fill-accent-tint" />
      <path d="M42 50h92v26H42z" className="fill-raised" />
      <path d="M30 72h92v28H30z" className="fill-accent-tint" />
      <path d="M42 18h74M34 42h74M34 50h50M50 62h74M38 84h74M38 92h56" className="stroke-accent" />
    </>
  ),
  points: (
    <>
      <Points found={false} />
      <path d="M12 8v96h140" />
      <path d="M108 8h44v30h-44z" className="fill-raised" />
      <path d="M114 17h14M114 24h20M114 31h12M140 17h6M140 24h6M140 31h6" />
    </>
  ),
  question: (
    <>
      <path
        d="M16 16h116a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H60L36 94V72H24a8 8 0 0 1-8-8z"
        className="fill-accent-tint"
      />
      <path d="M32 36h78M32 50h52" className="stroke-accent" />
      <path d="M118 88h30v18h-30zM124 88v-6a9 9 0 0 1 18 0v6" className="fill-raised" />
    </>
  ),
  nearest: (
    <>
      <circle cx="86" cy="54" r="34" className="fill-accent-tint stroke-accent" />
      <Points found />
      <path d="M80 54h12M86 48v12" className="stroke-alert" strokeWidth="2.4" />
    </>
  ),
  model: (
    <>
      <path d="M48 24h66v66H48z" className="fill-accent stroke-accent" />
      <path
        d="M60 12v12M76 12v12M92 12v12M104 12v12M60 90v12M76 90v12M92 90v12M104 90v12M114 40h14M114 57h14M114 74h14"
        className="stroke-accent"
      />
      <path d="M8 36h28M8 50h28M8 64h28M8 78h28" strokeWidth="6" className="stroke-accent-tint" />
      <path d="M36 57h12" />
      <path d="M62 46h38M62 57h38M62 68h24" className="stroke-accent-tint" />
    </>
  ),
  cited: (
    <>
      <path d="M14 28h92M14 44h70M14 74h92M14 90h48" className="stroke-accent" strokeWidth="3" />
      <rect x="114" y="20" width="18" height="18" rx="4" className="fill-accent stroke-accent" />
      <path d="M119 29l3 3 6-7" className="stroke-raised" />
      <rect
        x="114"
        y="66"
        width="18"
        height="18"
        rx="4"
        className="fill-raised"
        strokeDasharray="3 3"
      />
      <path d="M136 29h14v46" className="stroke-line-strong" />
    </>
  ),
};
