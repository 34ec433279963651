import { STORIES } from './copy.ts';

/** A board with a tag on a hook for each boat; what is due hangs crooked. */
export function KeyBoard() {
  const { title, tags } = STORIES.club.board;
  return (
    <div className="border-4 border-ink bg-warn-tint p-5 text-ink md:p-7">
      <p className="border-b border-ink pb-2 font-display font-semibold">{title}</p>
      <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
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
              className={`w-full border p-3 text-center text-sm leading-snug ${tag.due ? 'origin-top rotate-3 border-alert bg-alert-tint' : 'border-ink bg-raised'}`}
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
