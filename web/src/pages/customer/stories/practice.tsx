import { STORIES } from './copy.ts';
import { StatsRow } from './stats-row.tsx';
import { HouseName, HouseQuote, HouseWords, Story } from './house-words.tsx';

/** The quote and the sheet of answers side by side. */
export function Practice() {
  const story = STORIES.practice;
  return (
    <Story house="practice" tone="bg-raised">
      <div className="grid gap-8 lg:grid-cols-12">
        <div className="space-y-5 md:space-y-8 lg:col-span-7">
          <HouseName house="practice" />
          <HouseQuote house="practice" size="lg" />
          <HouseWords house="practice" />
        </div>
        <div className="space-y-6 lg:col-span-5 lg:pt-24">
          <AnswerSheet />
          <StatsRow stats={story.stats} size="sm" />
        </div>
      </div>
    </Story>
  );
}

/** A question, what came back in one line, and where each part of it was read. */
function AnswerSheet() {
  const { asked, head, rows } = STORIES.practice.sheet;
  return (
    <div className="border border-ink bg-raised">
      <p className="ml-8 rounded-bl-lg bg-accent-tint p-4 leading-snug">{asked}</p>
      <p className="px-5 pt-5 pb-3 leading-relaxed font-semibold">{head}</p>
      <ul className="px-5 pb-5 text-sm">
        {rows.map((row) => (
          <li
            key={row.who}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2"
          >
            {row.who}
            <span className="font-mono text-xs leading-6 text-muted">{row.source}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
