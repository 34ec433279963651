/** A surveyor's site plan on ruled paper. */
export function SitePlan({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 560 420" className="block w-full font-mono">
      <path
        d={[40, 80, 120, 160, 200, 240, 280, 320, 360, 400, 440, 480, 520]
          .map((at) => `M${at} 0V420M0 ${at}H560`)
          .join('')}
        className="stroke-line"
        strokeWidth="0.8"
      />
      <g className="fill-none stroke-ink" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M70 90 300 60 330 350 110 370z" className="fill-lichen" />
        <path d="M300 60 490 96 470 330 330 350z" className="fill-raised" />
        <path d="M150 170h110v90h-50v40h-60z" className="fill-raised" strokeWidth="2.4" />
        <path d="M150 170l55 45M260 170l-55 45v85M205 215h-55" strokeWidth="0.8" />
        <path
          d="M300 60 330 350"
          className="stroke-signal"
          strokeWidth="3"
          strokeDasharray="18 6 3 6"
        />
        <path d="M58 84 98 378M50 86l16-4M90 380l16-4" strokeWidth="1" />
        <path d="M520 60v-40M520 20l-8 16h16z" className="fill-ink" />
      </g>
      {[
        [70, 90, '117'],
        [300, 60, '118'],
        [330, 350, '121'],
        [110, 370, '122'],
      ].map(([x, y, number]) => (
        <g key={number}>
          <circle cx={x} cy={y} r="5" className="fill-paper stroke-signal" strokeWidth="2" />
          <text x={Number(x) + 10} y={Number(y) - 8} className="fill-ink text-xs">
            {number}
          </text>
        </g>
      ))}
      <text x="70" y="240" transform="rotate(82 70 240)" className="fill-ink text-xs">
        24.18 m
      </text>
      <text x="180" y="340" className="fill-ink text-xs">
        parcel 204/3
      </text>
      <text x="370" y="220" className="fill-muted text-xs">
        204/4
      </text>
      <text x="514" y="80" className="fill-ink text-xs">
        N
      </text>
    </svg>
  );
}
