import { DATA_SHEET } from './copy.ts';
import { SheetPart, SheetTerms } from './sheet.tsx';

export function ApiInterface() {
  const { api } = DATA_SHEET;
  return (
    <SheetPart
      number={6}
      part={api}
      lazyLayout="lazy-layout-79 md:lazy-layout-64 lg:lazy-layout-46"
    >
      <div className="mb-4 grid gap-px lg:grid-cols-2">
        <CodeBlock {...api.request} />
        <CodeBlock {...api.response} />
      </div>
      <SheetTerms items={api.errors} columns={2} />
    </SheetPart>
  );
}

/** Code to read; its longest lines wrap on a phone. */
function CodeBlock({ title, code }: { title: string; code: string }) {
  return (
    <figure className="bg-ink px-4 py-2 font-mono text-xs text-accent-tint">
      <figcaption className="mb-4 font-semibold">{title}</figcaption>
      <pre className="wrap-anywhere whitespace-pre-wrap">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
