/** A product's rating as five stars, and the number of ratings. */
export function StarRow({ stars, count }: { stars: number; count: number }) {
  return (
    <p className="flex items-center gap-2 text-xs text-muted">
      <Stars stars={stars} />
      <span aria-hidden="true">({count})</span>
      <span className="sr-only">
        {stars} of 5 stars, {count} reviews
      </span>
    </p>
  );
}

export function Stars({ stars }: { stars: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 90 18" className="h-4 w-20 shrink-0">
      <path d={STARS} className="fill-line" />
      <svg width={(stars / 5) * 90} height="18" viewBox={`0 0 ${(stars / 5) * 90} 18`}>
        <path d={STARS} className="fill-glow" />
      </svg>
    </svg>
  );
}

const STARS = [0, 18, 36, 54, 72]
  .map((x) => `M${x + 9} 1l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5-4.1-3.8 5.6-.7z`)
  .join('');
