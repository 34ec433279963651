import type { ReactNode } from 'react';
import { Tabs as Base } from '@base-ui/react/tabs';

/** Every panel stays in the HTML, so that a page can be read and found without a script. */
export function Tabs({ label, items, defaultValue }: Props) {
  return (
    <Base.Root defaultValue={defaultValue ?? items[0]?.value ?? null}>
      <Base.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className="min-h-11 shrink-0 cursor-pointer border-b-2 border-transparent px-3.5 text-sm font-semibold text-muted -outline-offset-2 hover:text-ink data-active:border-evergreen data-active:text-ink"
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} keepMounted className="pt-6">
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

type Props = {
  label: string;
  items: readonly { value: string; label: string; content: ReactNode }[];
  defaultValue?: string;
};
