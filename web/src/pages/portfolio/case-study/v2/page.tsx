import { LAW_OFFICE_FIGURES } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { ExampleNote } from '@/bands/example-note.tsx';
import { Heading } from '@/bands/heading.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { ColumnChart } from './column-chart.tsx';
import { HundredChart } from './hundred-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { SpanChart } from './span-chart.tsx';
import { Section } from '@/bands/section.tsx';
import { SpecList } from '@/bands/spec-list.tsx';
import { Split } from '@/bands/split.tsx';

export function Page() {
  const { finding, use, worse, seven, took, method, next } = LAW_OFFICE_FIGURES;
  return (
    <>
      <Cover />
      <Headline />
      <Section id="finding" tone="raised" spacing="tight" labelledBy="finding-title">
        <PanelTitle id="finding-title">{finding.title}</PanelTitle>
        <div className={PANELS}>
          <div className="lg:col-span-5 lg:pr-8">
            <SpanChart {...finding.spans} />
          </div>
          <div className="lg:col-span-7 lg:border-l lg:border-line lg:pl-8">
            <ColumnChart {...finding.spread} height="h-64" />
          </div>
          <div className="border-line lg:col-span-12 lg:border-t lg:pt-10">
            <HundredChart {...finding.ends} />
          </div>
        </div>
      </Section>
      <Section id="use" tone="raised" spacing="tight" labelledBy="use-title">
        <PanelTitle id="use-title">{use.title}</PanelTitle>
        <div className={PANELS}>
          <div className="lg:col-span-8 lg:pr-8">
            <LineChart {...use.weeks} height="h-56" />
          </div>
          <div className="lg:col-span-4 lg:border-l lg:border-line lg:pl-8">
            <ColumnChart {...use.reading} height="h-56" />
          </div>
        </div>
      </Section>
      <Section id="worse" tone="signal" labelledBy="worse-title">
        <div className="grid gap-4 md:grid-cols-12 md:items-end">
          <h2
            id="worse-title"
            className="font-display text-3xl font-semibold tracking-tight md:col-span-6 md:text-5xl"
          >
            {worse.title}
          </h2>
          <p className="max-w-measure leading-relaxed md:col-span-6">{worse.text}</p>
        </div>
        <div className="mt-12 grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <LineChart {...worse.opened} tone="worse" />
          </div>
          <div className="lg:col-span-4">
            <ColumnChart {...worse.waiting} />
          </div>
          <div className="lg:col-span-3">
            <ColumnChart {...worse.calls} />
          </div>
        </div>
      </Section>
      <Split
        id="seven"
        title={seven.title}
        note={<p className="leading-relaxed text-muted">{seven.text}</p>}
      >
        <PlainTable caption={seven.caption} head={seven.head} rows={seven.rows} />
      </Split>
      <Section id="took" tone="sunk" labelledBy="took-title" spacing="tight">
        <Heading id="took-title">{took.title}</Heading>
        <div className="mt-6">
          <PlainTable caption={took.caption} head={took.head} rows={took.rows} />
        </div>
      </Section>
      <Split id="method" title={method.title} ratio="5/7">
        <SpecList items={method.items} />
        <p className="mt-8 max-w-measure leading-relaxed">
          <CopyText copy={next.text} />
        </p>
      </Split>
    </>
  );
}

const PANELS = 'mt-6 grid gap-x-0 gap-y-12 lg:grid-cols-12';

function PanelTitle({ id, children }: { id: string; children: string }) {
  return (
    <h2
      id={id}
      className="border-t-2 border-ink pt-3 font-display text-2xl font-semibold tracking-tight"
    >
      {children}
    </h2>
  );
}

function Cover() {
  const { kicker, title, lead, note, contents } = LAW_OFFICE_FIGURES;
  return (
    <Section spacing="normal">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <p className="mb-4 font-mono text-sm">{kicker}</p>
          <h1 className="max-w-3xl font-display text-3xl font-semibold tracking-tight md:text-5xl">
            {title}
          </h1>
          <p className="mt-6 max-w-2xl text-lg leading-relaxed">{lead}</p>
        </div>
        <div className="space-y-6 lg:col-span-4">
          <nav aria-label="Parts of the report">
            <ol className="grid grid-cols-2 gap-x-6 border-t border-ink text-sm lg:grid-cols-1">
              {contents.map((part, index) => (
                <li key={part.to} className="border-b border-line">
                  <a
                    href={part.to}
                    className="flex min-h-9 items-center gap-3 underline-offset-4 hover:underline"
                  >
                    <span className="font-mono text-xs text-muted">{index + 1}</span>
                    {part.text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <ExampleNote copy={note} />
        </div>
      </div>
    </Section>
  );
}

function Headline() {
  return (
    <Section tone="evergreen" spacing="tight">
      <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-[4fr_4fr_3fr_3fr]">
        {LAW_OFFICE_FIGURES.headline.map((item, index) => (
          <div
            key={item.label}
            className="flex flex-col-reverse justify-end border-t border-mist pt-3"
          >
            <dt className="mt-2 leading-snug">
              {item.label}
              <span className="block text-sm text-mist">{item.note}</span>
            </dt>
            <dd
              className={`font-display font-semibold tracking-tight tabular-nums ${index < 2 ? 'text-4xl lg:text-6xl' : 'text-3xl lg:self-start lg:text-4xl'}`}
            >
              {item.figure}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
