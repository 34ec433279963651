/** The box from one of three sides, in elevation. */
export function BoxView({ view }: { view: 'front' | 'side' | 'back' }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 420 200" className="w-full">
      <g
        className="fill-none stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <rect x="40" y="44" width="340" height="116" rx="10" className="fill-raised" />
        <path d="M64 160v12h30v-12M326 160v12h30v-12" />
        {view === 'front' && (
          <>
            <circle cx="346" cy="132" r="5" className="fill-signal stroke-signal" />
            <path d="M40 66h340" className="stroke-line-strong" />
          </>
        )}
        {view === 'side' && (
          <path
            d={Array.from({ length: 22 }, (_, rib) => `M${57 + rib * 14.6} 44v90`).join('')}
            className="stroke-evergreen"
          />
        )}
        {view === 'back' && (
          <>
            <rect x="70" y="92" width="44" height="34" rx="3" />
            <rect x="140" y="98" width="34" height="28" rx="2" className="fill-lichen" />
            <rect x="196" y="106" width="40" height="14" rx="7" />
            <rect x="254" y="106" width="40" height="14" rx="7" />
            <circle cx="338" cy="112" r="13" className="fill-amber-tint" />
            <path d="M338 104v9" />
          </>
        )}
      </g>
    </svg>
  );
}

/** The box taken apart, with a number for each part. */
export function BoxExploded({ label, parts }: { label: string; parts: readonly string[] }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 360 520" className="w-full">
      <path d="M150 60v420" className="stroke-line-strong" strokeDasharray="4 6" />
      {parts.map((part, index) => {
        const y = 70 + index * 96;
        return (
          <g key={part}>
            <path
              d={`M30 ${y} 150 ${y - 44} 270 ${y} 150 ${y + 44}z`}
              className={`${index % 2 === 0 ? 'fill-lichen' : 'fill-raised'} stroke-ink`}
              strokeWidth="1.6"
              strokeLinejoin="round"
            />
            <path
              d={`M90 ${y} 150 ${y - 22} 210 ${y} 150 ${y + 22}z`}
              className="fill-none stroke-ink"
              strokeWidth="1"
            />
            <path d={`M270 ${y}h34`} className="stroke-ink" />
            <circle cx="322" cy={y} r="17" className="fill-ink" />
            <text x="322" y={y + 6} textAnchor="middle" className="fill-paper text-base">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
