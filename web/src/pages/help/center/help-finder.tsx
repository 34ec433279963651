import { useId, type ReactNode } from 'react';
import { findHelp } from '@/catalogue/help-articles.ts';
import { useSearchText } from '@/ui/use-search-text.ts';
import { AllTopics } from './all-topics.tsx';
import { AskedMost } from './asked-most.tsx';
import { countAnswers, FoundAnswers } from './found-answers.tsx';
import { HelpSearch } from './help-search.tsx';

/**
 * The head of the help center and its articles by topic. Typing narrows them down at once and is kept
 * in the address; without a script the whole list is shown. The children come below the topics.
 */
export function HelpFinder({ children }: { children: ReactNode }) {
  const { text: query, setText: setQuery, field } = useSearchText('q');
  const fieldId = useId();
  const isSearching = query.trim() !== '';
  const found = findHelp(query);

  return (
    <>
      <HelpSearch id={fieldId} field={field} />
      <div aria-live="polite" className="sr-only">
        {isSearching && countAnswers(found.length)}
      </div>
      {isSearching ? (
        <FoundAnswers entries={found} query={query.trim()} onClear={() => setQuery('')} />
      ) : (
        <>
          <AskedMost />
          <AllTopics />
        </>
      )}
      {children}
    </>
  );
}
