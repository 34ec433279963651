import type { ReactNode } from 'react';

/** The page's one `h1`. */
export function PageHeader({ title, lead, actions, note }: Props) {
  return (
    <header className="relative mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-measure">
        <h1 className="font-display text-3xl font-semibold tracking-tight wrap-anywhere sm:text-4xl">
          {title}
        </h1>
        {lead !== undefined && <p className="mt-3 text-muted">{lead}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
      {note !== undefined && (
        <p role="status" className="absolute top-full mt-2 text-sm text-muted">
          {note}
        </p>
      )}
    </header>
  );
}

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** A line that comes and goes without moving the page, and is read out; empty while it has nothing to say. */
  note?: ReactNode;
};
