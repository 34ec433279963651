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
  const { back, title, lead, screen, pins } = SOURCES_FEATURE;
  const { wrong, faq, next } = SOURCES_FEATURE;
  return (
    <>
      <AnnotatedScreen back={back} title={title} lead={lead} screen={screen} pins={pins} />
      <FileToAnswer />
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
