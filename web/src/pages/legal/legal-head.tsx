import type { ReactNode } from 'react';

/** The head of a legal text. `children` stand beside its title. */
export function LegalHead({ title, lead, dated, children }: Props) {
  return (
    <header className="grid gap-x-10 gap-y-6 pt-4 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <h1 className="font-display text-3xl font-semibold tracking-tight md:text-5xl">{title}</h1>
        <p className="mt-5 max-w-measure text-lg leading-relaxed">{lead}</p>
        {dated !== undefined && <p className="mt-4 text-sm text-muted">{dated}</p>}
      </div>
      {children !== undefined && <div className="lg:col-span-4 lg:self-end">{children}</div>}
    </header>
  );
}

type Props = {
  title: string;
  lead: string;
  /** From which day it applies. */
  dated?: string;
  children?: ReactNode;
};
