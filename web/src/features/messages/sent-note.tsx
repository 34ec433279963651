import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon/icon.tsx';

/** Replaces the form, and takes over its focus. */
export function SentNote({ title, isCompact = false, children }: Props) {
  return (
    <div
      ref={takeFocus}
      role="status"
      tabIndex={-1}
      className={classNames(
        'flex items-start gap-3 rounded-md bg-accent-tint text-ink',
        isCompact ? 'px-4 py-3' : 'px-5 py-6',
      )}
    >
      <Icon name="check" className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="grid gap-1">
        <p className={isCompact ? 'text-sm font-semibold' : 'font-display text-lg font-semibold'}>
          {title}
        </p>
        <p className={classNames('max-w-measure', isCompact && 'text-sm')}>{children}</p>
      </div>
    </div>
  );
}

const takeFocus = (note: HTMLElement | null): void => note?.focus();

type Props = { title: string; isCompact?: boolean; children: ReactNode };
