/** A niche in a wall with a shelf, a lamp and nothing to read. */
export function EmptyAlcove() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 300" className="w-full max-w-sm">
      <g
        className="fill-none stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M60 290V140a100 100 0 0 1 200 0v150z" className="fill-raised" />
        <path d="M86 290V146a74 74 0 0 1 148 0v144" className="fill-sunk" />
        <path d="M86 222h148" strokeWidth="2.4" />
        <path d="M160 72v34M142 128a18 18 0 0 1 36 0z" className="fill-amber-tint" />
        <path
          d="M120 200l-14 20M200 200l14 20"
          className="stroke-line-strong"
          strokeDasharray="2 6"
        />
        <path d="M188 222v-4c0-4-26-4-26 0v4" className="stroke-signal" />
        <path d="M10 290h300" strokeWidth="2.4" />
      </g>
    </svg>
  );
}
