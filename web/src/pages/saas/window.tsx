import type { ReactNode } from 'react';

/** A piece of the product's screen: a title bar in the mono face, and what the screen shows. */
export function Window({ title, aside, children }: Props) {
  return (
    <div className="overflow-hidden rounded-md border border-ink bg-raised text-ink">
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-line bg-paper px-4 py-2 font-mono text-xs">
        <span className="min-w-0 wrap-anywhere">{title}</span>
        {aside !== undefined && <span className="text-muted">{aside}</span>}
      </p>
      {children}
    </div>
  );
}

type Props = { title: string; aside?: string; children: ReactNode };
