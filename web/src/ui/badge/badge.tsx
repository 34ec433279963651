import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}

const TONES = {
  neutral: 'bg-sunk text-muted',
  good: 'bg-accent-tint text-accent',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-danger-tint text-danger',
  info: 'bg-raised text-accent ring-1 ring-line',
} as const;

type Tone = keyof typeof TONES;
