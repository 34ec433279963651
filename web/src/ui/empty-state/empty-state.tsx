import type { ReactNode } from 'react';

/** Nothing here yet, and what to do next. */
export function EmptyState({ title, action, children }: Props) {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-dashed border-line-strong px-6 py-10">
      <div className="max-w-measure">
        <p className="font-display text-lg font-semibold">{title}</p>
        {children !== undefined && <div className="mt-1 text-muted">{children}</div>}
      </div>
      {action}
    </div>
  );
}

type Props = { title: ReactNode; action?: ReactNode; children?: ReactNode };
