import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readQuery, writeQuery, type ChangeQuery, type ProductQuery } from './product-query.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';

/**
 * The query in the address. A change holds at once, and the address follows; with a step in the history, so that Back
 * undoes it, unless `isTyping`.
 */
export function useProductQuery(): { query: ProductQuery; change: ChangeQuery } {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [wanted, setWanted] = useState<{ key: string; query: ProductQuery } | null>(null);
  const query =
    wanted?.key === key ? wanted.query : readQuery(new URLSearchParams(isHydrated ? search : ''));

  return {
    query,
    change(patch, { isTyping = false } = {}) {
      const next = { ...query, page: 1, ...patch };
      setWanted({ key, query: next });
      void navigate(
        { search: writeQuery(next).toString() },
        { replace: isTyping, preventScrollReset: true },
      );
    },
  };
}
