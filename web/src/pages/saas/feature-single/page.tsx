import { SOURCES_FEATURE } from './copy.ts';
import { Faq } from '@/bands/faq.tsx';
import { AnnotatedScreen } from './annotated-screen.tsx';
import { CorrectionSlip } from './correction-slip.tsx';
import { LinkIndex } from '@/bands/link-index.tsx';
import { Split } from '@/bands/split.tsx';
import { FileToAnswer } from './file-to-answer.tsx';
import { DiskAndTime } from './disk-and-time.tsx';
import { Settings } from './settings.tsx';

export function Page() {
  const { faq, next } = SOURCES_FEATURE;
  return (
    <>
      <AnnotatedScreen />
      <FileToAnswer />
      <CorrectionSlip />
      <DiskAndTime />
      <Settings />
      <Split title={faq.title} tone="sunk" ratio="4/8">
        <Faq questions={faq.questions} />
      </Split>
      <Split title={next.title} spacing="tight">
        <LinkIndex entries={next.entries} />
      </Split>
    </>
  );
}
