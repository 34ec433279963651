import { DATA_SHEET } from '@/content/pages/saas-v3.ts';
import { Paragraphs } from '@/sections/copy-text.tsx';
import { StackDrawing } from '@/sections/drawings/stack-drawing.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { PlainTable } from '@/sections/plain-table.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { kicker, title, lead, machine, models, ports, threats, next } = DATA_SHEET;
  return (
    <>
      <PageIntro kicker={kicker} title={title} lead={lead} layout="aside">
        <StackDrawing label="Browser, phone and interface clients reach your server, where TLS ends. Inside it are model, retrieval and index on one encrypted volume. The host below sees power and traffic sizes." />
      </PageIntro>
      <Split title={machine.title} tone="raised" spacing="tight">
        <SpecList items={machine.items} mono />
      </Split>
      <Split title={models.title} tone="raised" spacing="tight">
        <PlainTable caption={models.caption} head={models.head} rows={models.rows} numeric />
      </Split>
      <Split title={ports.title} tone="raised" spacing="tight">
        <PlainTable caption={ports.caption} head={ports.head} rows={ports.rows} />
      </Split>
      <Split title={threats.title} tone="sunk">
        <PlainTable caption={threats.caption} head={threats.head} rows={threats.rows} />
      </Split>
      <Split title={next.title} spacing="tight">
        <Paragraphs paragraphs={next.paragraphs} />
      </Split>
    </>
  );
}
