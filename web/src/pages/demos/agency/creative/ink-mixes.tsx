/** Three inks laid over one another, and the seven colours that come of it. */
export function InkMixes({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 380 340"
      className="isolate w-full max-w-sm font-semibold"
      fill="currentColor"
      fontSize="17"
      textAnchor="middle"
    >
      <circle cx="140" cy="124" r="112" className="fill-glow" />
      <circle cx="240" cy="124" r="112" className="text-alert mix-blend-multiply" />
      <circle cx="190" cy="212" r="112" className="text-accent mix-blend-multiply" />
      <text x="84" y="104">
        yellow
      </text>
      <text x="298" y="104">
        rose
      </text>
      <text x="190" y="74">
        vermilion
      </text>
      <g className="text-raised">
        <text x="190" y="284">
          bottle green
        </text>
        <text x="123" y="198">
          leaf
        </text>
        <text x="257" y="198">
          pine
        </text>
        <text x="190" y="160">
          black
        </text>
      </g>
    </svg>
  );
}
