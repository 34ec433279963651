import { HELP } from './copy.ts';
import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { Ornament, ROUND } from '@/drawings/drawing.tsx';
import { topicId } from '../topic-id.ts';

/** A card index with a drawer for each topic: they are the way to the answers. */
export function Drawers() {
  return (
    <nav aria-label={HELP.topicsTitle}>
      <Card />
      <ul className="relative grid grid-cols-2 gap-2 border-2 border-ink bg-accent p-2.5 sm:gap-3 sm:p-3.5">
        {HELP.topics.map(({ name }) => (
          <li key={name} className="flex">
            <a
              href={`#${topicId(name)}`}
              className="flex flex-1 flex-col items-center justify-between gap-2 rounded-sm border-2 border-ink bg-raised px-2 pt-3 pb-2.5 text-center transition-transform duration-150 hover:translate-y-1 hover:bg-warn-tint active:translate-y-1.5"
            >
              <span className="w-full border border-line-strong bg-paper px-1 py-1.5 leading-tight font-semibold">
                {name}
              </span>
              <span className="text-xs text-muted">
                {HELP_ARTICLES.filter(({ topic }) => topic === name).length}
                {HELP.answers}
              </span>
              <span
                aria-hidden="true"
                className="h-2 w-12 rounded-full border-2 border-ink bg-warn-tint"
              />
            </a>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="flex justify-between px-6">
        <span className="h-4 w-6 border-2 border-t-0 border-ink bg-accent" />
        <span className="h-4 w-6 border-2 border-t-0 border-ink bg-accent" />
      </div>
    </nav>
  );
}

/** The card that has just been put in. */
function Card() {
  return (
    <Ornament
      viewBox="0 0 200 56"
      className="mx-auto -mb-1 block h-14 animate-settle fill-none stroke-ink"
      strokeWidth="2"
      {...ROUND}
    >
      <path d="M16 56V22h168v34" className="fill-warn-tint" />
      <path d="M30 56V6h96l16 14v36" className="fill-raised" />
      <path d="M126 6v14h16" />
      <path d="M44 20h60M44 32h84M44 44h72" className="stroke-alert" />
    </Ornament>
  );
}
