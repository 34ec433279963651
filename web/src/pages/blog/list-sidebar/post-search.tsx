import { BLOG_LIST } from './copy.ts';
import { CONTROL } from '@/ui/field/field-frame.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

export function PostSearch({ id, query, onQuery }: Props) {
  return (
    <search>
      <form action="?" onSubmit={(event) => event.preventDefault()} className="relative">
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {BLOG_LIST.search}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          className={`${CONTROL} pl-10`}
        />
        <Icon name="search" className="absolute top-10 left-3 size-5 text-muted" />
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {BLOG_LIST.hint}
        </p>
        <noscript>
          <p className="mt-2 text-sm">{BLOG_LIST.withoutScript}</p>
        </noscript>
      </form>
    </search>
  );
}

type Props = { id: string; query: string; onQuery: (query: string) => void };
