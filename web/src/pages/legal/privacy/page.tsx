import { PRIVACY } from './copy.ts';
import { ChatChoice } from '@/features/support/chat-choice.tsx';
import { Heading } from '@/bands/heading.tsx';
import { LegalText } from '../legal-text.tsx';
import { RecordTable } from './record-table.tsx';
import { WhereItLies } from './where-it-lies.tsx';
import { Section } from '@/bands/section.tsx';

export function Page() {
  const { map, table, ...text } = PRIVACY;
  return (
    <LegalText {...text} extras={{ chat: <ChatChoice /> }}>
      <Section tone="sunk" labelledBy="map-title">
        <div className="mb-8 grid gap-3 lg:grid-cols-12 lg:items-end lg:gap-10">
          <div className="lg:col-span-5">
            <Heading id="map-title" size="lg">
              {map.title}
            </Heading>
          </div>
          <p className="lg:col-span-7">{map.text}</p>
        </div>
        <WhereItLies />
      </Section>
      <Section spacing="tight" labelledBy="list-title">
        <Heading id="list-title">{table.title}</Heading>
        <p className="mt-3 max-w-measure leading-relaxed">{table.text}</p>
        <details className="group mt-6 rounded-lg border border-line-strong bg-raised">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 font-semibold md:px-8">
            {table.open}
            <span aria-hidden="true" className="text-xl text-accent group-open:rotate-45">
              +
            </span>
          </summary>
          <div id="list" className="border-t border-line px-5 py-4 md:px-8">
            <RecordTable />
          </div>
        </details>
      </Section>
    </LegalText>
  );
}
