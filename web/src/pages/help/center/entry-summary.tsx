import type { HelpEntry } from '@/catalogue/help-types.ts';

export function EntrySummary({ entry }: { entry: HelpEntry }) {
  return (
    <span>
      <span className="block font-display text-lg leading-snug font-semibold group-hover:underline">
        {entry.title}
      </span>
      <span className="mt-1 block text-muted">{entry.summary}</span>
    </span>
  );
}
