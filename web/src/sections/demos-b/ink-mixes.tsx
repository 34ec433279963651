/** Three inks laid over one another, and the seven colours that come of it. */
export function InkMixes({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 380 340"
      className="isolate block w-full font-sans"
    >
      <circle cx="140" cy="124" r="112" className="fill-amber" />
      <circle cx="240" cy="124" r="112" className="fill-signal mix-blend-multiply" />
      <circle cx="190" cy="212" r="112" className="fill-evergreen mix-blend-multiply" />
      <g className="fill-ink font-semibold" fontSize="17" textAnchor="middle">
        <text x="84" y="104">
          yellow
        </text>
        <text x="298" y="104">
          rose
        </text>
        <text x="190" y="74">
          vermilion
        </text>
        <text x="190" y="284" className="fill-raised">
          bottle green
        </text>
        <text x="123" y="198" className="fill-raised">
          leaf
        </text>
        <text x="257" y="198" className="fill-raised">
          pine
        </text>
        <text x="190" y="160" className="fill-raised">
          black
        </text>
      </g>
    </svg>
  );
}
