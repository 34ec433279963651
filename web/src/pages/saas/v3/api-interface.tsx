import { DATA_SHEET } from './copy.ts';
import { CodeBlock } from './code-block.tsx';
import { SheetPart, SheetTerms } from './sheet.tsx';

export function ApiInterface() {
  const { api } = DATA_SHEET;
  return (
    <SheetPart
      number={6}
      id={api.id}
      title={api.title}
      text={api.text}
      lazyLayout="lazy-layout-76 md:lazy-layout-65 lg:lazy-layout-46"
    >
      <div className="mb-4 grid gap-px lg:grid-cols-2">
        <CodeBlock title={api.request.title} code={api.request.code} />
        <CodeBlock title={api.response.title} code={api.response.code} />
      </div>
      <SheetTerms items={api.errors} columns={2} />
    </SheetPart>
  );
}
