import { useId } from 'react';
import { DATA_SHEET } from './copy.ts';
import { SheetPart, SheetTerms } from './sheet.tsx';

export function ApiInterface() {
  const { api } = DATA_SHEET;
  return (
    <SheetPart
      number={6}
      part={api}
      lazyLayout="lazy-layout-76 md:lazy-layout-65 lg:lazy-layout-46"
    >
      <div className="mb-4 grid gap-px lg:grid-cols-2">
        <CodeBlock {...api.request} />
        <CodeBlock {...api.response} />
      </div>
      <SheetTerms items={api.errors} columns={2} />
    </SheetPart>
  );
}

/** Code to read. It scrolls sideways inside its frame, which the keyboard reaches. */
function CodeBlock({ title, code }: { title: string; code: string }) {
  const id = useId();
  return (
    <div className="min-w-0 bg-ink font-mono text-xs text-accent-tint">
      <p id={id} className="px-4 py-2 font-semibold">
        {title}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
      <section aria-labelledby={id} tabIndex={0} className="overflow-x-auto">
        <pre className="inline-block px-4 py-2 leading-relaxed">
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
