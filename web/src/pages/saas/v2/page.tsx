import { PRACTICES } from './copy.ts';
import { AskedAloud } from './asked-aloud.tsx';
import { Binder } from './binder.tsx';
import { DayDial } from './day-dial.tsx';
import { DayMoment } from './day-moment.tsx';
import { FirstWeek } from './first-week.tsx';
import { AnswerSlip, DayLog, DraftLetter, MinutesPage, ScannedLetter } from './papers.tsx';
import { SeatCosts } from './seat-costs.tsx';

export function Page() {
  const { dayTitle, post, away, draft, minutes, evening } = PRACTICES;
  return (
    <>
      <DayDial />
      <h2 className="sr-only">{dayTitle}</h2>
      <DayMoment moment={post} layout="letter">
        <ScannedLetter />
      </DayMoment>
      <DayMoment moment={away} layout="slip">
        <AnswerSlip />
      </DayMoment>
      <DayMoment moment={draft} layout="draft">
        <DraftLetter />
      </DayMoment>
      <DayMoment moment={minutes} layout="minutes">
        <MinutesPage />
      </DayMoment>
      <DayMoment moment={evening} layout="log" tone="night">
        <DayLog />
      </DayMoment>
      <Binder />
      <SeatCosts />
      <AskedAloud />
      <FirstWeek />
    </>
  );
}
