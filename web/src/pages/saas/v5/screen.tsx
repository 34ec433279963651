import type { ReactNode } from 'react';

/** The frame of one part of the product. */
export function Screen({ description, children }: { description?: string; children: ReactNode }) {
  return (
    <figure className="overflow-hidden rounded-md border border-ink bg-raised">
      {description !== undefined && <figcaption className="sr-only">{description}</figcaption>}
      {children}
    </figure>
  );
}
