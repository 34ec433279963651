import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';

/**
 * Nothing here yet, what to do next, and a drawing of the place that waits.
 * @param isBand a tinted band, for a page that has nothing else
 */
export function EmptyState({ picture, isBand = false, title, action, children }: Props) {
  return (
    <div className={classNames('grid items-center', isBand ? BAND : ROW)}>
      {picture !== undefined && (
        <div className={isBand ? 'px-6 pt-8 md:order-last md:pr-9 md:pl-0' : 'w-44 sm:w-52'}>
          <div className={isBand ? 'mx-auto max-w-60 md:max-w-104' : ''}>{picture}</div>
        </div>
      )}
      <div className={classNames('grid justify-items-start gap-5', isBand && 'p-6 md:p-9')}>
        <div className="max-w-measure">
          <p
            className={classNames(
              'font-display font-semibold text-balance',
              isBand ? 'text-2xl tracking-tight xl:text-3xl' : 'text-xl',
            )}
          >
            {title}
          </p>
          {children !== undefined && <div className="mt-2 text-muted">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}

const BAND = 'overflow-hidden rounded-lg bg-accent-tint md:grid-cols-2 md:items-end';
const ROW = 'gap-x-10 gap-y-5 py-2 sm:grid-cols-[auto_minmax(0,1fr)]';

type Props = {
  picture?: ReactNode;
  isBand?: boolean;
  title: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};
