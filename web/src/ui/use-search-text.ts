import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/**
 * A search text that is also kept in the address, under the given name. Typing applies at once; the
 * address follows when the typing rests, and the text follows the address when somebody goes back.
 */
export function useSearchText(name: string): [string, (text: string) => void] {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  const stored = isHydrated ? (search.get(name) ?? '') : '';
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === stored) setTyped(null);

  useEffect(() => {
    if (typed === null || typed === stored) return;
    const timer = setTimeout(() => {
      setSearch(
        (before) => {
          if (typed === '') before.delete(name);
          else before.set(name, typed);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [name, typed, stored, setSearch]);

  return [typed ?? stored, setTyped];
}

const REST_MS = 300;
