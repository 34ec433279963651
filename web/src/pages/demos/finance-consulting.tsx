import { BOOKKEEPERS } from '@/content/pages/demos-finance-consulting.ts';
import { DEMO_NOTE } from '@/content/pages/demos-note.ts';
import { ExampleNote } from '@/sections/example-note.tsx';
import { PlainTable } from '@/sections/plain-table.tsx';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { name, title, lead, ledger, terms, fee } = BOOKKEEPERS;
  return (
    <>
      <Section tone="raised" spacing="normal">
        <p className="border-y border-ink py-2 text-sm">{name}</p>
        <div className="grid gap-6 py-12 md:grid-cols-12 md:py-20">
          <h1 className="text-3xl font-medium tracking-tight md:col-span-7 md:text-4xl">{title}</h1>
          <p className="leading-relaxed md:col-span-5 md:pt-2">{lead}</p>
        </div>
        <div className="border-y-4 border-double border-ink py-6 font-mono text-sm">
          <PlainTable caption={ledger.caption} head={ledger.head} rows={ledger.rows} numeric />
        </div>
      </Section>
      <Split title={terms.title}>
        <SpecList items={terms.items} />
      </Split>
      <Split title={fee.title} tone="lichen">
        <p className="max-w-measure leading-relaxed">{fee.text}</p>
        <div className="mt-10">
          <ExampleNote copy={DEMO_NOTE} />
        </div>
      </Split>
    </>
  );
}
