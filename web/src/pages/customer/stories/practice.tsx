import { STORIES } from './copy.ts';
import { StatsRow } from './stats-row.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { Story } from './story.tsx';
import { HouseName, HouseQuote, HouseWords } from './house-words.tsx';

/** The quote and the sheet of answers side by side. */
export function Practice() {
  const story = STORIES.practice;
  return (
    <Story house="practice" tone="bg-raised">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="space-y-8 lg:col-span-7">
          <HouseName house="practice" />
          <HouseQuote house="practice" size="lg" />
          <HouseWords house="practice" more={story.more} />
        </div>
        <div className="space-y-8 lg:col-span-5 lg:pt-24">
          <AnswerSheet {...story.sheet} />
          <StatsRow stats={story.stats} size="sm" />
        </div>
      </div>
    </Story>
  );
}
