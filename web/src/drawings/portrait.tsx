/** A person drawn with a few lines. `variant` chooses face, hair and clothes. */
export function Portrait({
  variant,
  className = 'w-28 md:w-32',
}: {
  variant: number;
  className?: string;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 140" className={className}>
      <PortraitLines variant={variant} />
    </svg>
  );
}

/** The same on a 120 × 140 field, for a drawing in which someone sits. */
export function PortraitLines({ variant }: { variant: number }) {
  const look = LOOKS[variant % LOOKS.length];
  return (
    <g
      className="fill-none stroke-ink"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {look?.behind}
      <path
        d="M10 141c0-32 16-43 38-46v-9h24v9c22 3 38 14 38 46z"
        className={look?.clothes ?? 'fill-raised'}
      />
      {look?.collar}
      <path d="M30 54c0-48 60-48 60 0 0 22-13 38-30 38S30 76 30 54z" className="fill-raised" />
      {look?.hair}
      <path d="M49 60v.01M71 60v.01" strokeWidth="4.4" />
      {look?.face}
    </g>
  );
}

const LOOKS = [
  {
    clothes: 'fill-accent-tint',
    face: <path d="M60 62l-3 9h5M50 79q10 7 20 0M44 53q5-3 9-1M67 52q5-2 9 1" />,
    behind: <circle cx="60" cy="10" r="9" className="fill-ink" />,
    collar: <path d="M48 95l12 14 12-14M60 109v32" />,
    hair: <path d="M30 52c-2-46 62-46 60 0-6-12-18-20-30-20s-24 8-30 20z" className="fill-ink" />,
  },
  {
    clothes: 'fill-warn-tint',
    face: (
      <path d="M41 60a8 8 0 1 0 16 0 8 8 0 1 0-16 0M63 60a8 8 0 1 0 16 0 8 8 0 1 0-16 0M57 59q3-2 6 0M60 64l-2 7h4M53 84h14" />
    ),
    behind: null,
    collar: <path d="M14 122h92M11 132h98M24 112h72" className="stroke-glow" />,
    hair: (
      <>
        <path d="M30 50c-2-26 16-34 30-34s30 6 30 34c-8-4-12-10-14-16-12 8-30 8-46 16z" />
        <path
          d="M30 62c1 40 59 40 60 0-5 10-8 16-13 17-8-6-26-6-34 0-5-1-8-7-13-17z"
          className="fill-sunk"
        />
      </>
    ),
  },
  {
    clothes: 'fill-alert-tint',
    face: (
      <path d="M60 62l3 9h-5M52 80q8 3 16-1M44 51q5-3 9 0M67 51q5-3 9 0M40 68v.01M44 71v.01M76 71v.01M80 68v.01" />
    ),
    behind: (
      <path
        d="M34 28c-14-2-18 14-10 20-10 6-6 20 4 20 62 4 64 0 64 0 10 0 14-14 4-20 8-6 4-22-10-20-2-14-18-16-26-8-8-8-24-6-26 8z"
        className="fill-glow"
      />
    ),
    collar: <path d="M48 95c4 12 20 12 24 0" />,
    hair: <path d="M31 46c4-10 14-8 18-14 8 8 16 2 22 6 6-2 14 0 18 8" />,
  },
  {
    clothes: 'fill-sunk',
    face: <path d="M61 60l-4 11h5M51 78q9 9 18 0M45 54h8M67 54h8" />,
    behind: (
      <path
        d="M28 54c-2-54 66-54 64 0 2 24 4 40 12 54-24 8-64 8-88 0 8-14 10-30 12-54z"
        className="fill-accent-tint"
      />
    ),
    collar: <path d="M46 96l-8 12 22 10 22-10-8-12" />,
    hair: <path d="M31 48c16-2 26-10 30-18 4 10 14 16 28 18" />,
  },
  {
    clothes: 'fill-raised',
    face: (
      <path d="M60 61l-3 9h6M47 79q6-7 13-3 7-4 13 3-7 2-13-1-6 3-13 1zM44 53q5-2 9 0M67 53q5-2 9 0" />
    ),
    behind: null,
    collar: <path d="M48 95l-6 12 18 8 18-8-6-12M60 115v26M38 128h10" />,
    hair: (
      <>
        <path d="M28 44c0-42 64-42 64 0z" className="fill-accent" />
        <path d="M86 44h26" strokeWidth="4" />
      </>
    ),
  },
  {
    clothes: 'fill-accent-tint',
    face: <path d="M60 62l-3 9h5M52 80q9 1 16-4M44 53h9M67 50q5-3 10 1" />,
    behind: null,
    collar: <path d="M42 97c2 16 34 16 36 0M60 109l-3 32m6-32l3 32" />,
    hair: (
      <>
        <path d="M33 40c2-4 4-8 8-11m4-3c4-3 8-4 12-4m6 0c5 0 9 2 13 5m4 4c3 3 5 6 6 10" />
        <path d="M27 56c-4-60 70-60 66 0" strokeWidth="3" />
        <path d="M22 52h9v20h-9zM89 52h9v20h-9z" className="fill-alert" />
      </>
    ),
  },
];
