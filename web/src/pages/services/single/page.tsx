import { MOVING_IN } from './copy.ts';
import { Faq } from '@/bands/faq.tsx';
import { Heading } from '@/bands/heading.tsx';
import { RowTable } from '@/bands/row-table.tsx';
import { Section } from '@/bands/section.tsx';
import { CustodyChart } from './custody-chart.tsx';
import { LuggageLabelHead } from './luggage-label.tsx';
import { TickList } from './tick-list.tsx';
import { WorkProtocol } from './work-protocol.tsx';
import { Split } from '@/bands/split.tsx';

export function Page() {
  const { back, title, lead, begin, prices, tag } = MOVING_IN;
  const { protocol, custody, prepare, deleted, faq } = MOVING_IN;
  return (
    <>
      <LuggageLabelHead
        back={back}
        title={title}
        lead={lead}
        begin={begin}
        prices={prices}
        tag={tag}
      />

      <Section spacing="normal" labelledBy="protocol-title">
        <div className="mb-8 grid gap-4 md:grid-cols-12 md:items-end md:gap-10">
          <div className="md:col-span-7">
            <Heading id="protocol-title" size="lg">
              {protocol.title}
            </Heading>
          </div>
          <p className="leading-relaxed text-muted md:col-span-5">{protocol.text}</p>
        </div>
        <WorkProtocol who={protocol.who} noted={protocol.noted} steps={protocol.steps} />
      </Section>

      <Split
        title={custody.title}
        note={
          <>
            <p className="leading-relaxed">{custody.text}</p>
            <p className="border-l border-evergreen pl-4 text-sm leading-relaxed text-muted">
              {custody.note}
            </p>
          </>
        }
        tone="raised"
        spacing="loose"
      >
        <CustodyChart
          caption={custody.caption}
          stage={custody.stage}
          places={custody.places}
          none={custody.none}
          rows={custody.rows}
        />
      </Split>

      <Section tone="lichen" spacing="normal" labelledBy="prepare-title">
        <div className="mb-8 max-w-2xl">
          <Heading id="prepare-title" size="lg">
            {prepare.title}
          </Heading>
          <p className="mt-3 leading-relaxed">{prepare.text}</p>
        </div>
        <TickList legend={prepare.legend} items={prepare.items} />
      </Section>

      <Section spacing="normal" labelledBy="deleted-title">
        <div className="mb-4">
          <Heading id="deleted-title">{deleted.title}</Heading>
        </div>
        <RowTable caption={deleted.caption} head={deleted.head} rows={deleted.rows} />
      </Section>

      <Split title={faq.title} tone="raised" ratio="5/7">
        <Faq questions={faq.questions} />
      </Split>
    </>
  );
}
