import { BLOG_LIST } from './copy.ts';
import { CONTROL } from '@/ui/field/field-frame.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import type { SearchField } from '@/ui/use-search-text.ts';

export function PostSearch({ id, field }: Props) {
  return (
    <search>
      <form action="?" onSubmit={(event) => event.preventDefault()} className="relative">
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {BLOG_LIST.search}
        </label>
        <input
          {...field}
          id={id}
          type="search"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
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

type Props = { id: string; field: SearchField };
