import { STORIES } from './copy.ts';
import { StatsRow } from './stats-row.tsx';
import { Booklets } from './booklets.tsx';
import { Story } from './story.tsx';
import { HouseName, HouseQuote, HouseWords } from './house-words.tsx';

/** The booklets on the table, the words below them. */
export function Family() {
  const { booklets, stats } = STORIES.family;
  return (
    <Story house="family" tone="bg-paper">
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="mb-5 max-w-md font-display text-lg leading-snug">“{booklets.asked}”</p>
          <Booklets />
          <div className="h-3 border border-ink bg-warn-tint" />
          <p className="mt-4 leading-relaxed">{booklets.answer}</p>
        </div>
        <div className="space-y-8 lg:col-span-6 lg:pl-6">
          <HouseName house="family" />
          <HouseQuote house="family" />
          <HouseWords house="family" />
          <StatsRow stats={stats} size="sm" />
        </div>
      </div>
    </Story>
  );
}
