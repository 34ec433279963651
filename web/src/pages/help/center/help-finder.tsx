import { useId, type ReactNode } from 'react';
import { matchesWords, plainText } from '@/lib/search-words.ts';
import { useSearchText } from '@/ui/use-search-text.ts';
import { AllTopics } from './all-topics.tsx';
import { AskedMost } from './asked-most.tsx';
import { countAnswers, FoundAnswers } from './found-answers.tsx';
import { HelpSearch } from './help-search.tsx';
import type { HelpEntry } from '@/catalogue/help-types.ts';

/**
 * The head of the help center and its articles by topic. What is typed narrows them down at once and stands
 * in the address; without a script the whole list stands there.
 */
export function HelpFinder({ entries, asked, picture, children }: Props) {
  const [query, setQuery] = useSearchText('q');
  const fieldId = useId();
  const isSearching = query.trim() !== '';
  const found = entries.filter((entry) =>
    matchesWords(plainText(entry.title, entry.summary, entry.topic, entry.words), query),
  );

  return (
    <>
      <HelpSearch id={fieldId} query={query} onQuery={setQuery} picture={picture} />
      <div aria-live="polite" className="sr-only">
        {isSearching && countAnswers(found.length)}
      </div>
      {isSearching ? (
        <FoundAnswers entries={found} query={query.trim()} onClear={() => setQuery('')} />
      ) : (
        <>
          <AskedMost entries={asked} />
          <AllTopics entries={entries} />
        </>
      )}
      {children}
    </>
  );
}

type Props = {
  entries: readonly (HelpEntry & { words: string })[];
  /** The most asked, in order. */
  asked: readonly HelpEntry[];
  picture: ReactNode;
  /** What stands under the topics. */
  children: ReactNode;
};
