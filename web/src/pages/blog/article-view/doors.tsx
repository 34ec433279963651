/** The plan of a room: walls without a door, two doors ajar, one that is yours. */
export function Doors() {
  return (
    <svg
      role="img"
      aria-label="The plan of a room. Outside its solid walls are request logs, training sets, reviewers and advertisers. Two doors are ajar: the line, which shows times and amounts, and the hardware beneath. A third door, your account, is yours to close."
      viewBox="0 0 400 330"
      className="mx-auto w-full max-w-xl"
    >
      <rect x="84" y="62" width="232" height="196" className="fill-accent-tint" />
      <path
        d="M84 128V62H316V258H254M204 258H84V178"
        className="fill-none stroke-ink"
        strokeWidth="7"
        strokeLinejoin="miter"
      />
      <path d="M316 62V258" className="stroke-ink" strokeWidth="7" />
      {/* Two doors ajar: the line on the left, the hardware below. */}
      <path d="M84 178 L58 136" className="stroke-alert" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M84 128 A50 50 0 0 0 58 136"
        className="fill-none stroke-alert"
        strokeDasharray="3 4"
      />
      <path d="M204 258 L246 284" className="stroke-alert" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M254 258 A50 50 0 0 1 246 284"
        className="fill-none stroke-alert"
        strokeDasharray="3 4"
      />
      {/* The one that is yours. */}
      <path d="M316 100v52" className="stroke-accent-tint" strokeWidth="8" />
      <path d="M316 100v52" className="stroke-accent" strokeWidth="3" />
      <circle cx="310" cy="142" r="3.5" className="fill-accent" />

      <g className="fill-raised stroke-ink" strokeWidth="1.3">
        <path d="M134 122h88v46h-88z" />
        <path d="M144 134h54M144 144h66M144 154h40" className="stroke-line-strong" />
        <path d="M140 168v26M216 168v26" />
        <path d="M246 190h44v44h-44z" />
        <path d="M252 200h20M252 210h20M252 220h20" className="stroke-accent" />
      </g>
      <text x="134" y="108" className="fill-ink font-semibold" fontSize="14">
        your server
      </text>

      <g className="fill-ink" fontSize="13">
        {WORDS.map(([x, y, text]) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

const WORDS = [
  [92, 24, 'request logs'],
  [206, 24, 'training sets'],
  [92, 44, 'reviewers'],
  [206, 44, 'advertisers'],
  [4, 206, 'your line:'],
  [4, 222, 'times and'],
  [4, 238, 'amounts'],
  [126, 302, 'the hardware beneath: memory'],
  [326, 104, 'your'],
  [326, 120, 'account,'],
  [326, 136, 'and who'],
  [326, 152, 'you let in'],
] as const;
