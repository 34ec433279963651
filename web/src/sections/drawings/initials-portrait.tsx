/** Two letters in a drawn frame, in place of a photograph. */
export function InitialsPortrait({ initials, variant }: { initials: string; variant: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" className="size-28 md:size-32">
      {FRAMES[variant % FRAMES.length]}
      <text
        x="60"
        y="75"
        textAnchor="middle"
        className="fill-ink font-display text-2xl font-semibold tracking-tight"
      >
        {initials}
      </text>
    </svg>
  );
}

const LINE = 'stroke-ink';

const FRAMES = [
  <path
    key="arch"
    d="M16 114V56a44 44 0 0 1 88 0v58z"
    className={`fill-lichen ${LINE}`}
    strokeWidth="1.5"
  />,
  <rect
    key="card"
    x="14"
    y="14"
    width="92"
    height="92"
    rx="8"
    className={`fill-amber-tint ${LINE}`}
    strokeWidth="1.5"
  />,
  <circle key="disc" cx="60" cy="62" r="48" className={`fill-raised ${LINE}`} strokeWidth="1.5" />,
  <path
    key="gable"
    d="M14 112V52L60 12l46 40v60z"
    className={`fill-signal-tint ${LINE}`}
    strokeWidth="1.5"
    strokeLinejoin="round"
  />,
  <path
    key="sheet"
    d="M20 10h60l22 22v78H20z M80 10v22h22"
    className={`fill-sunk ${LINE}`}
    strokeWidth="1.5"
    strokeLinejoin="round"
  />,
];
