import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';

/** A part of a page under a rule. Its title is an `h2` and stands beside the content where there is room. */
export function Section({ title, action, tone = 'plain', isWide = false, children }: Props) {
  return (
    <section
      className={classNames(
        'grid gap-x-10 gap-y-5 border-t pt-5',
        TONES[tone],
        !isWide && 'xl:grid-cols-[12rem_minmax(0,1fr)]',
      )}
    >
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
          !isWide && 'xl:flex-col xl:items-start xl:justify-start',
        )}
      >
        <h2 className="font-display text-xl font-semibold text-balance">{title}</h2>
        {action}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

const TONES = {
  plain: 'border-ink',
  danger: 'border-t-2 border-danger',
} as const;

type Props = {
  title: ReactNode;
  action?: ReactNode;
  tone?: keyof typeof TONES;
  /** The title stands above the content at every width. */
  isWide?: boolean;
  children: ReactNode;
};
