import type { ReactNode } from 'react';
import { Section } from '@/bands/section.tsx';

/** Charts beside each other under one rule, each with its share of twelve columns. */
export function Panels({ id, title, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <Section id={id} tone="raised" spacing="tight" labelledBy={titleId}>
      <h2
        id={titleId}
        className="border-t-2 border-ink pt-3 font-display text-2xl font-semibold tracking-tight"
      >
        {title}
      </h2>
      <div className="mt-6 grid gap-x-0 gap-y-8 md:gap-y-12 lg:grid-cols-12">{children}</div>
    </Section>
  );
}

type Props = { id: string; title: string; children: ReactNode };
