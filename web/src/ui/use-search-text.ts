import { useCallback, useEffect, useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/**
 * A search text that is also kept in the address, under the given name, and the attributes of its
 * field. Typing applies at once; the address follows when the typing rests, and the text follows the
 * address when someone goes back.
 */
export function useSearchText(name: string): SearchText {
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

  // Hydration leaves in the field what was entered before; the next render would write ours over it.
  const takeOver = useCallback((field: HTMLInputElement | null) => {
    if (field !== null && field.value !== '') setTyped(field.value);
  }, []);

  const text = typed ?? stored;
  const onChange: SearchField['onChange'] = ({ target }) => setTyped(target.value);
  return { text, setText: setTyped, field: { ref: takeOver, name, value: text, onChange } };
}

const REST_MS = 300;

export type SearchField = Pick<ComponentProps<'input'>, 'ref' | 'name' | 'value' | 'onChange'>;

type SearchText = { text: string; setText: (text: string) => void; field: SearchField };
