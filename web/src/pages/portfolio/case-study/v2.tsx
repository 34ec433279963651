import { LAW_OFFICE_FIGURES } from '@/content/pages/portfolio-case-study-v2.ts';
import { BarChart } from '@/sections/bar-chart.tsx';
import { ExampleNote } from '@/sections/example-note.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { PlainTable } from '@/sections/plain-table.tsx';
import { Section } from '@/sections/section.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { kicker, title, lead, note, headline, chart, table, wrong } = LAW_OFFICE_FIGURES;
  return (
    <>
      <PageIntro kicker={kicker} title={title} lead={lead} layout="left" />
      <Section tone="raised" spacing="tight">
        <dl className="grid gap-8 sm:grid-cols-3">
          {headline.map((item) => (
            <div key={item.label} className="flex flex-col-reverse border-t border-ink pt-4">
              <dt className="text-sm text-muted">{item.label}</dt>
              <dd
                className={`font-display text-3xl font-semibold tracking-tight tabular-nums lg:text-4xl ${item.tone === 'ours' ? 'text-evergreen' : ''}`}
              >
                {item.figure}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Split title={chart.title} tone="raised">
        <BarChart
          description={chart.description}
          before={chart.before}
          after={chart.after}
          rows={chart.rows}
        />
      </Split>
      <Split title={table.title}>
        <PlainTable caption={table.caption} head={table.head} rows={table.rows} />
      </Split>
      <Split title={wrong.title} tone="signal" ratio="5/7">
        <p className="max-w-measure leading-relaxed">{wrong.text}</p>
        <div className="mt-8">
          <ExampleNote copy={note} />
        </div>
      </Split>
    </>
  );
}
