import { dayInWords } from '@/catalogue/day-in-words.ts';
import type { ArticleFacts } from '@/catalogue/article-types.ts';

/** When an article was published, and when it last changed in a way that matters. */
export function ArticleDates({ facts }: { facts: ArticleFacts }) {
  const { published, date, updated } = facts;
  return (
    <>
      <time dateTime={published}>{date}</time>
      {updated !== undefined && (
        <span>
          , changed on <time dateTime={updated}>{dayInWords(updated)}</time>
        </span>
      )}
    </>
  );
}
