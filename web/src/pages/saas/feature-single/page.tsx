import { SOURCES_FEATURE } from './copy.ts';
import { Faq } from '@/bands/faq.tsx';
import { AnnotatedScreen } from './annotated-screen.tsx';
import { CorrectionSlip } from './correction-slip.tsx';
import { LinkIndex } from '@/bands/link-index.tsx';
import { Heading } from '@/bands/heading.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Section } from '@/bands/section.tsx';
import { Split } from '@/bands/split.tsx';
import { FileToAnswer } from './file-to-answer.tsx';
import { DiskAndTime } from './disk-and-time.tsx';

export function Page() {
  const { settings, faq, next } = SOURCES_FEATURE;
  return (
    <>
      <AnnotatedScreen />
      <FileToAnswer />
      <CorrectionSlip />
      <DiskAndTime />
      <Section labelledBy="settings-title">
        <div className="mb-6">
          <Heading id="settings-title">{settings.title}</Heading>
        </div>
        <PlainTable caption={settings.caption} head={settings.head} rows={settings.rows} />
      </Section>
      <Split title={faq.title}>
        <Faq questions={faq.questions} />
      </Split>
      <Split title={next.title} spacing="tight">
        <LinkIndex entries={next.entries} />
      </Split>
    </>
  );
}
