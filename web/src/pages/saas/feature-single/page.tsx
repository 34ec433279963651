import { SOURCES_FEATURE } from './copy.ts';
import { Faq } from '@/bands/faq.tsx';
import { AnnotatedScreen } from './annotated-screen.tsx';
import { CorrectionSlip } from './correction-slip.tsx';
import { IndexPipeline } from './index-pipeline.tsx';
import { ReadingTimes } from './reading-times.tsx';
import { Heading } from '@/bands/heading.tsx';
import { LinkIndex } from '@/bands/link-index.tsx';
import { RowTable } from '@/bands/row-table.tsx';
import { Section } from '@/bands/section.tsx';
import { Split } from '@/bands/split.tsx';

export function Page() {
  const { back, title, lead, screen, pins, pipeline } = SOURCES_FEATURE;
  const { wrong, needs, settings, faq, next } = SOURCES_FEATURE;
  return (
    <>
      <AnnotatedScreen back={back} title={title} lead={lead} screen={screen} pins={pins} />

      <Section spacing="loose" labelledBy="pipeline-title">
        <div className="mb-12 grid gap-4 md:grid-cols-12 md:items-end md:gap-10">
          <div className="md:col-span-7">
            <Heading id="pipeline-title" size="lg">
              {pipeline.title}
            </Heading>
          </div>
          <p className="leading-relaxed text-muted md:col-span-5">{pipeline.text}</p>
        </div>
        <IndexPipeline
          arrives={pipeline.arrives}
          arrival={pipeline.arrival}
          index={pipeline.index}
          indexNote={pipeline.indexNote}
          asks={pipeline.asks}
          asking={pipeline.asking}
        />
      </Section>

      <CorrectionSlip
        title={wrong.title}
        text={wrong.text}
        question={wrong.question}
        given={wrong.given}
        givenFrom={wrong.givenFrom}
        right={wrong.right}
        rightFrom={wrong.rightFrom}
        rank={wrong.rank}
        findings={wrong.findings}
      />

      <Split
        title={needs.title}
        note={<p className="leading-relaxed text-muted">{needs.text}</p>}
        tone="raised"
        ratio="5/7"
      >
        <ReadingTimes
          textLabel={needs.textLabel}
          scanLabel={needs.scanLabel}
          hoursLabel={needs.hoursLabel}
          indexLabel={needs.indexLabel}
          cases={needs.cases}
          note={needs.note}
        />
      </Split>

      <Section spacing="normal" labelledBy="settings-title">
        <div className="mb-6">
          <Heading id="settings-title">{settings.title}</Heading>
        </div>
        <RowTable caption={settings.caption} head={settings.head} rows={settings.rows} />
      </Section>

      <Split title={faq.title} tone="sunk" ratio="4/8">
        <Faq questions={faq.questions} />
      </Split>

      <Split title={next.title} spacing="tight">
        <LinkIndex entries={next.entries} />
      </Split>
    </>
  );
}
