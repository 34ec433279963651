import type { ReactNode } from 'react';

/** The page's one `h1`. */
export function PageHeader({ title, lead, actions }: Props) {
  return (
    <header className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-measure">
        <h1 className="font-display text-3xl font-semibold tracking-tight wrap-anywhere sm:text-4xl">
          {title}
        </h1>
        {lead !== undefined && <p className="mt-3 text-muted">{lead}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}

type Props = { title: ReactNode; lead?: ReactNode; actions?: ReactNode };
