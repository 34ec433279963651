import { ARCHIVE_STORY } from './copy.ts';
import { FourHands, MachineNumbers, OldWords, RequestSlip } from './beside-chapters.tsx';
import { Chapter } from './chapter.tsx';
import { PullQuote } from './pull-quote.tsx';
import { Opening } from './opening.tsx';
import { Afternoons } from './afternoons.tsx';
import { PageAndReading } from './page-and-reading.tsx';
import { PaperPile } from './paper-pile.tsx';
import { Reckoning } from './reckoning.tsx';
import { ToldOtherwise } from './told-otherwise.tsx';

export function Page() {
  const { paper, question, machine, after } = ARCHIVE_STORY;
  return (
    <>
      <Opening />
      <Chapter number={1} id="paper" {...paper} beside={<FourHands />} />
      <PageAndReading />
      <Chapter number={2} id="question" {...question} beside={<OldWords />}>
        <div className="mt-10 max-w-5xl md:mt-20">
          <PullQuote {...question.quote} />
        </div>
      </Chapter>
      <Chapter number={3} id="machine" tone="raised" {...machine} beside={<MachineNumbers />}>
        <PaperPile />
      </Chapter>
      <Afternoons />
      <Chapter number={5} id="after" {...after} beside={<RequestSlip />} />
      <Reckoning />
      <ToldOtherwise />
    </>
  );
}
