import type { ReactNode } from 'react';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** The line over a story: whose it is, and on which plan. */
export function StoryName({
  mark,
  name,
  what,
  plan,
}: {
  mark: ReactNode;
  name: string;
  what: string;
  plan: string;
}) {
  return (
    <div className="flex items-start gap-4">
      {mark}
      <div>
        <h2 className="font-display text-xl leading-tight font-semibold">{name}</h2>
        <p className="text-sm">
          {what}. {plan}.
        </p>
      </div>
    </div>
  );
}

/** What happened, what did not work, and where to read on. */
export function StoryText({
  text,
  failed,
  failedWord,
  more,
}: {
  text: string;
  failed: string;
  failedWord: string;
  more?: { text: string; to: string };
}) {
  return (
    <div className="max-w-measure space-y-4 leading-relaxed">
      <p>{text}</p>
      <p className="border-l-2 border-alert pl-4 text-sm leading-relaxed">
        <strong className="font-semibold">{failedWord}.</strong> {failed}
      </p>
      {more !== undefined && (
        <p>
          <TextLink to={more.to}>{more.text}</TextLink>
        </p>
      )}
    </div>
  );
}
