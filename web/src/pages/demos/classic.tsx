import { SURVEYOR } from '@/content/pages/demos-classic.ts';
import { DEMO_NOTE } from '@/content/pages/demos-note.ts';
import { SitePlan } from '@/sections/drawings/site-plan.tsx';
import { ExampleNote } from '@/sections/example-note.tsx';
import { PlainTable } from '@/sections/plain-table.tsx';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { name, title, lead, drawing, work, fees, visit } = SURVEYOR;
  return (
    <>
      <Section tone="raised">
        <div className="grid border border-ink md:grid-cols-12">
          <div className="flex flex-col justify-between gap-10 border-b border-ink p-5 md:col-span-5 md:border-r md:border-b-0 md:p-8">
            <p className="font-mono text-xs">{name}</p>
            <h1 className="font-display text-3xl font-semibold tracking-tight md:text-4xl">
              {title}
            </h1>
            <p className="leading-relaxed">{lead}</p>
          </div>
          <div className="bg-paper p-2 md:col-span-7">
            <SitePlan label={drawing} />
          </div>
        </div>
      </Section>
      <Section spacing="tight">
        <ExampleNote copy={DEMO_NOTE} />
      </Section>
      <Split title={work.title}>
        <SpecList items={work.items} />
      </Split>
      <Split title={fees.title} tone="raised">
        <PlainTable caption={fees.caption} head={fees.head} rows={fees.rows} numeric />
      </Split>
      <Split title={visit.title} ratio="5/7">
        <p className="max-w-measure leading-relaxed">{visit.text}</p>
      </Split>
    </>
  );
}
