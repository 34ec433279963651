/** Somebody drawn with a few lines, with two letters in place of a face. `variant` chooses hair and clothes. */
export function InitialsPortrait({
  initials,
  variant,
  className = 'w-28 md:w-32',
}: {
  initials: string;
  variant: number;
  className?: string;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 140" className={className}>
      <PortraitLines initials={initials} variant={variant} />
    </svg>
  );
}

/** The same on a 120 × 140 field, for a drawing in which somebody sits. */
export function PortraitLines({ initials, variant }: { initials: string; variant: number }) {
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
      <text
        x="60"
        y="68"
        textAnchor="middle"
        className="fill-ink stroke-transparent font-display text-xl font-semibold"
      >
        {initials}
      </text>
    </g>
  );
}

const LOOKS = [
  {
    clothes: 'fill-accent-tint',
    behind: <circle cx="60" cy="10" r="9" className="fill-ink" />,
    collar: <path d="M48 95l12 14 12-14M60 109v32" />,
    hair: <path d="M30 52c-2-46 62-46 60 0-6-12-18-20-30-20s-24 8-30 20z" className="fill-ink" />,
  },
  {
    clothes: 'fill-warn-tint',
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
