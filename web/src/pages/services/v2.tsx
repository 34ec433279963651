import { SERVICE_PRICES } from '@/content/pages/services-v2.ts';
import { PageIntro } from '@/sections/page-intro.tsx';
import { PlainTable } from '@/sections/plain-table.tsx';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { title, lead, table, rules } = SERVICE_PRICES;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="left" />
      <Section tone="raised">
        <h2 className="mb-6 font-display text-xl font-semibold">{table.title}</h2>
        <PlainTable caption={table.caption} head={table.head} rows={table.rows} />
      </Section>
      <Split title={rules.title} tone="lichen">
        <SpecList items={rules.items} />
      </Split>
    </>
  );
}
