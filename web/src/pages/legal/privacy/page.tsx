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
      <Section id="list" labelledBy="list-title">
        <Heading id="list-title">{table.title}</Heading>
        <p className="mt-3 mb-8 max-w-measure leading-relaxed">{table.text}</p>
        <RecordTable />
      </Section>
    </LegalText>
  );
}
