import { HELP } from './copy.ts';
import { CONTROL } from '@/ui/field/field-frame.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { Drawers } from './drawers.tsx';
import { Section } from '@/bands/section.tsx';
import type { SearchField } from '@/ui/use-search-text.ts';

export function HelpSearch({ id, field }: Props) {
  return (
    <Section tone="accent-tint" spacing="tight">
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-12">
        <div className="pt-4 lg:col-span-7 lg:pb-10">
          <h1 className="font-display text-3xl font-semibold tracking-tight md:text-5xl lg:text-6xl">
            {HELP.title}
          </h1>
          <p className="mt-4 max-w-measure leading-relaxed md:text-lg">{HELP.lead}</p>
          <search>
            <form
              action="?"
              onSubmit={(event) => event.preventDefault()}
              className="mt-8 max-w-2xl"
            >
              <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
                {HELP.label}
              </label>
              <div className="relative">
                <input
                  {...field}
                  id={id}
                  type="search"
                  autoComplete="off"
                  aria-describedby={`${id}-hint`}
                  className={`${CONTROL} min-h-14 pl-12 md:text-lg`}
                />
                <Icon
                  name="search"
                  className="pointer-events-none absolute top-4 left-4 size-6 text-muted"
                />
              </div>
              <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
                {HELP.hint}
              </p>
              <noscript>
                <p className="mt-2 text-sm">{HELP.withoutScript}</p>
              </noscript>
            </form>
          </search>
        </div>
        <div className="lg:col-span-5">
          <Drawers />
        </div>
      </div>
    </Section>
  );
}

type Props = { id: string; field: SearchField };
