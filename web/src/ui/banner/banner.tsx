import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';
import { Icon, type IconName } from '@/ui/icon/icon.tsx';

/** A notice. A `bad` one interrupts a screen reader; the others wait. */
export function Banner({ tone = 'info', title, action, children }: Props) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-start gap-x-3 gap-y-3 rounded-md border px-4 py-3.5',
        TONES[tone],
      )}
    >
      <Icon name={ICONS[tone]} className={classNames('mt-0.5 size-5', MARKS[tone])} />
      <div className="min-w-40 flex-1 text-sm">
        <p className="font-semibold text-ink">{title}</p>
        {children !== undefined && <div className="mt-0.5 text-ink">{children}</div>}
      </div>
      {action !== undefined && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:pl-8">{action}</div>
      )}
    </div>
  );
}

const TONES = {
  info: 'border-line bg-raised',
  good: 'border-transparent bg-accent-tint',
  warn: 'border-transparent bg-warn-tint',
  bad: 'border-transparent bg-danger-tint',
} as const;

const MARKS = {
  info: 'text-accent',
  good: 'text-accent',
  warn: 'text-warn',
  bad: 'text-danger',
} as const;

const ICONS: Record<keyof typeof TONES, IconName> = {
  info: 'info',
  good: 'check',
  warn: 'alert',
  bad: 'alert',
};

type Props = {
  tone?: keyof typeof TONES;
  title: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};
