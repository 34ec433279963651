export function NorthArrow() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 80" className="block h-20 w-12 font-mono">
      <g transform="rotate(-8 24 44)">
        <path d="M24 20v54" className="stroke-ink" strokeWidth="1.2" />
        <path d="M24 18 34 62 24 52z" className="fill-ink" />
        <path d="M24 18 14 62 24 52z" className="fill-raised stroke-ink" />
        <text x="24" y="13" textAnchor="middle" fontSize="14" className="fill-ink">
          N
        </text>
      </g>
    </svg>
  );
}
