import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';

/** A sheet with a hairline. Its title is an `h2`. */
export function Card({ title, action, tone = 'raised', className, children }: Props) {
  return (
    <section className={classNames('rounded-lg border p-5 sm:p-6', TONES[tone], className)}>
      {(title !== undefined || action !== undefined) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {title !== undefined && <h2 className="font-display text-lg font-semibold">{title}</h2>}
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

const TONES = {
  raised: 'border-line bg-raised',
  sunk: 'border-line bg-sunk',
  'accent-tint': 'border-transparent bg-accent-tint',
  danger: 'border-danger bg-raised',
} as const;

type Props = {
  title?: ReactNode;
  action?: ReactNode;
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
};
