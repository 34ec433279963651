import { STORIES } from './copy.ts';
import { StatsRow } from './stats-row.tsx';
import { KeyBoard } from './key-board.tsx';
import { Story } from './story.tsx';
import { HouseName, HouseQuote, HouseWords } from './house-words.tsx';

export function Club() {
  const { board, stats } = STORIES.club;
  return (
    <Story house="club" tone="bg-accent-tint">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="space-y-8 lg:col-span-5">
          <HouseName house="club" />
          <HouseQuote house="club" />
          <HouseWords house="club" />
        </div>
        <div className="lg:col-span-7 lg:pl-6">
          <p className="mb-4 font-display text-lg leading-snug">“{board.asked}”</p>
          <KeyBoard />
          <div className="mt-8">
            <StatsRow stats={stats} size="sm" />
          </div>
        </div>
      </div>
    </Story>
  );
}
