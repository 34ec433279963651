import type { ReactNode } from 'react';

/** A public page that says one thing about an order, and where to go from there. */
export function StatusPage({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto min-h-[60dvh] max-w-page px-5 py-16 md:px-10 md:py-28">
      <div className="grid max-w-measure gap-5 border-t-2 border-accent pt-8">
        <h1 className="font-display text-2xl font-semibold tracking-tight text-balance md:text-3xl">
          {title}
        </h1>
        <div aria-live="polite" className="grid gap-4">
          {children}
        </div>
        {actions !== undefined && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
