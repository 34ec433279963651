import type { ReactNode } from 'react';

/** The page's one `h1`. */
export function PageHeader({ title, lead, actions }: Props) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="max-w-measure">
        <h1 className="font-display text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
        {lead !== undefined && <p className="mt-2 text-muted">{lead}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}

type Props = { title: ReactNode; lead?: ReactNode; actions?: ReactNode };
