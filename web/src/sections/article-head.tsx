import type { Copy } from './copy-text.tsx';
import { CopyText } from './copy-text.tsx';

/** Title, date and opening of an article. */
export function ArticleHead({
  title,
  lead,
  subject,
  date,
  published,
  minutes,
}: {
  title: string;
  lead: Copy;
  subject: string;
  date: string;
  /** ISO 8601. */
  published: string;
  minutes: number;
}) {
  return (
    <header>
      <p className="text-sm text-muted">
        {subject} · <time dateTime={published}>{date}</time> · {minutes} minutes
      </p>
      <h1 className="mt-4 max-w-4xl font-display text-3xl font-semibold tracking-tight md:text-4xl">
        {title}
      </h1>
      <p className="mt-6 max-w-measure text-lg leading-relaxed">
        <CopyText copy={lead} />
      </p>
    </header>
  );
}
