/** A closed envelope with a postmark. */
export function PostmarkedEnvelope({ label, postmark }: { label: string; postmark: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 440 300" className="w-full max-w-xl">
      <g {...PEN}>
        <path d="M20 60h372v220H20z" className="fill-raised" />
        <path d="M20 60l186 130L392 60M20 280l138-120M392 280L254 160" />
        <path d="M318 84h56v66h-56z" className="fill-warn-tint" strokeDasharray="5 4" />
        <path d="M332 140v-26a14 14 0 0 1 28 0v26z" className="fill-accent stroke-accent" />
      </g>
      <g transform="rotate(-14 300 120)">
        <g className="animate-settle fill-none stroke-alert" strokeWidth="2.4">
          <circle cx="292" cy="112" r="58" />
          <circle cx="292" cy="112" r="50" strokeWidth="1.4" />
          <path d="M350 92c14-8 20 8 34 0s20 8 34 0M350 112c14-8 20 8 34 0s20 8 34 0M350 132c14-8 20 8 34 0s20 8 34 0" />
          <path d="M246 100h92M246 122h92" strokeWidth="1.4" />
          <text
            x="292"
            y="117"
            textAnchor="middle"
            className="fill-alert stroke-transparent text-sm font-semibold"
          >
            {postmark}
          </text>
        </g>
      </g>
    </svg>
  );
}

/** A letter box whose slot holds a letter fast. */
export function StuckLetter({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 300 320" className="w-full max-w-60">
      <g {...PEN}>
        <path d="M20 308h260" strokeWidth="2.2" />
        <path d="M138 232h24v76h-24z" className="fill-sunk" />
        <path d="M60 232V110q0-56 56-56h72q56 0 56 56v122z" className="fill-raised" />
        <path d="M60 116h184M82 232v-92M222 232v-92" className="stroke-line-strong" />
        <path d="M96 150h112v16H96z" className="fill-ink" />
        <g className="animate-settle">
          <path d="M112 158L86 40l104-24 26 142z" className="fill-paper" />
          <path d="M86 40l66 34 38-58M152 74" />
        </g>
        <path d="M112 158h96" strokeWidth="2.6" />
        <path
          d="M236 40l16-12M244 62l20-4M222 24l8-18"
          className="stroke-alert"
          strokeWidth="2.4"
        />
        <path d="M128 192h44M128 204h30" className="stroke-line-strong" />
      </g>
    </svg>
  );
}

/** A letter on a table, laid for two readers. */
export function LetterOnTable({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 640 220" className="w-full">
      <g {...PEN}>
        {[120, 420].map((x) => (
          <path key={x} d={`M${x} 150V46q0-12 12-12h76q12 0 12 12v104M${x} 70h100M${x} 100h100`} />
        ))}
        <path d="M0 150h640v16H0z" className="fill-raised" />
        <path d="M0 150h640M0 166h640" strokeWidth="2" />
        <path d="M34 167l-6 52M606 167l6 52" />
        <g className="animate-settle">
          <path d="M268 150l14-14h84l14 14z" className="fill-raised" />
          <path d="M288 142h58M284 146h70" className="stroke-line-strong" />
        </g>
        {[150, 462].map((x) => (
          <g key={x} transform={`translate(${x} 150)`}>
            <path d="M0 0l-3-28h34l-3 28zM31-22c12-2 10 14-2 14" className="fill-warn-tint" />
            <path d="M8-36c-4-6 4-8 0-14m12 14c-4-6 4-8 0-14" className="stroke-line-strong" />
          </g>
        ))}
        <path d="M392 150l-30-66 6-3 28 68z" className="fill-alert-tint" />
      </g>
    </svg>
  );
}

const PEN = {
  className: 'fill-none stroke-ink',
  strokeWidth: 1.8,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
