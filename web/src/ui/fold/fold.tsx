import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon/icon.tsx';

/** A part that is opened by those who look for it. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group/fold">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-accent">
        <Icon
          name="chevron-down"
          className="size-4 transition-transform group-open/fold:rotate-180"
        />
        {title}
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
