import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';

/** Nothing here yet, what to do next, and a drawing of the place that waits. */
export function EmptyState({ picture, title, action, children }: Props) {
  return (
    <div
      className={classNames(
        'grid items-center gap-x-10 gap-y-5 py-2',
        picture !== undefined && 'sm:grid-cols-[13rem_minmax(0,1fr)]',
      )}
    >
      {picture !== undefined && <div className="w-44 sm:w-full">{picture}</div>}
      <div className="grid justify-items-start gap-5">
        <div className="max-w-measure">
          <p className="font-display text-xl font-semibold text-balance">{title}</p>
          {children !== undefined && <div className="mt-1.5 text-muted">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}

type Props = {
  picture?: ReactNode;
  title: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};
