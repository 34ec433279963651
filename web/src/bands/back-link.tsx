import { Link } from 'react-router-dom';

/** The way up from a single page to the one that lists it. */
export function BackLink({ label, to }: { label: string; to: string }) {
  return (
    <Link to={to} className="group inline-flex min-h-6 items-center gap-2 text-sm">
      <span aria-hidden="true">←</span>
      <span className="underline decoration-line-strong underline-offset-4 group-hover:decoration-2">
        {label}
      </span>
    </Link>
  );
}
