import { STORIES } from './copy.ts';
import { StatsRow } from './stats-row.tsx';
import { HouseName, HouseQuote, HouseWords, Story } from './house-words.tsx';

export function Club() {
  const { board, stats } = STORIES.club;
  return (
    <Story house="club" tone="bg-accent-tint">
      <div className="grid gap-8 lg:grid-cols-12">
        <div className="space-y-5 md:space-y-8 lg:col-span-5">
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

/** A board with a tag on a hook for each boat; what is due hangs crooked. */
function KeyBoard() {
  const { title, tags } = STORIES.club.board;
  return (
    <div className="border-4 border-ink bg-warn-tint p-5 text-ink md:p-7">
      <p className="border-b border-ink pb-2 font-display font-semibold">{title}</p>
      <ul className="mt-5 grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-3 sm:gap-x-4 sm:gap-y-6">
        {tags.map((tag) => (
          <li key={tag.boat} className="flex flex-col items-center">
            <svg
              aria-hidden="true"
              viewBox="0 0 20 22"
              className="h-5.5 w-5 fill-none stroke-ink"
              strokeWidth="1.6"
              strokeLinecap="round"
            >
              <path d="M10 1v9c0 6-7 6-7 1M10 10l0 12" />
            </svg>
            <p
              className={`w-full border p-2 text-center sm:p-3 text-sm leading-snug ${tag.due ? 'origin-top rotate-3 border-alert bg-alert-tint' : 'border-ink bg-raised'}`}
            >
              <strong className="block font-display text-base">{tag.boat}</strong>
              {tag.text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
