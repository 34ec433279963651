import { Link } from 'react-router-dom';

/** A few ways on, each a line of its own. */
export function WayLinks({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul className="border-b border-line-strong">
      {links.map(({ label, to }) => (
        <li key={label} className="border-t border-line-strong">
          <Link
            to={to}
            className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold hover:underline"
          >
            {label}
            <span aria-hidden="true" className="text-accent">
              →
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
