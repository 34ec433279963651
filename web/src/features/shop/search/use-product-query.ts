import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  addEntered,
  readQuery,
  writeQuery,
  type ChangeQuery,
  type ProductQuery,
} from './product-query.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';

/**
 * The query in the address. A change holds at once, and the address follows; with a step in the history, so that Back
 * undoes it, unless `isTyping`. What was entered into the `form` before the script ran is such a change too.
 */
export function useProductQuery(): Asked {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ key: string; query: ProductQuery } | null>(null);
  const asked = wanted?.key === key ? wanted.query : readQuery(new URLSearchParams(search));

  const change: ChangeQuery = (patch, { isTyping = false } = {}) => {
    const next = { ...asked, page: 1, ...patch };
    setWanted({ key, query: next });
    void navigate(
      { search: writeQuery(next).toString() },
      { replace: isTyping, preventScrollReset: true },
    );
  };

  // Hydration leaves in the form what was entered before; the next render would write ours over it.
  useEffect(() => {
    if (isHydrated || form.current === null) return;
    const entered = readQuery(fieldsOf(form.current));
    if (writeQuery(entered).size > 0) change(addEntered(asked, entered));
  });

  return { query: isHydrated ? asked : readQuery(new URLSearchParams()), change, form };
}

type Asked = { query: ProductQuery; change: ChangeQuery; form: RefObject<HTMLFormElement | null> };

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields;
}
