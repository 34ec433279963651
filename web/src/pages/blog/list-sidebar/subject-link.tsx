import { Link } from 'react-router-dom';

export function SubjectLink({ to, label, text, count, isChosen }: Props) {
  return (
    <li className="border-t border-line">
      <Link
        to={to}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className="flex min-h-11 items-center justify-between gap-4 px-2 py-1.5 aria-[current=true]:bg-accent-tint aria-[current=true]:font-semibold hover:bg-sunk"
      >
        <span>
          {label}
          {text !== undefined && (
            <span className="block text-sm leading-snug font-normal text-muted max-lg:hidden">
              {text}
            </span>
          )}
        </span>
        <span className="flex items-center gap-3 text-sm text-muted tabular-nums">
          <Tally count={count} />
          {count}
        </span>
      </Link>
    </li>
  );
}

/** A count in strokes, as on a slate. */
function Tally({ count }: { count: number }) {
  const fives = Math.floor(count / 5);
  const strokes = Array.from({ length: count }, (_, index) => {
    const group = Math.floor(index / 5);
    const left = group * 26;
    return index % 5 === 4 ? `M${left} 13 ${left + 20} 3` : `M${left + 2 + (index % 5) * 5} 2v12`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${fives * 26 + 26} 16`}
      className="h-4 stroke-accent max-sm:hidden"
      strokeWidth="1.5"
    >
      <path d={strokes.join('')} />
    </svg>
  );
}

type Props = { to: string; label: string; text?: string; count: number; isChosen: boolean };
