import type { ReactNode } from 'react';
import { Menu as Base } from '@base-ui/react/menu';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '@/ui/icon/icon.tsx';
import { classNames } from '@/ui/class-names.ts';

/** A button that opens a list of things to do. For a choice of places in a site use plain links. */
export function Menu({ label, trigger, align = 'end', items }: Props) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger
        aria-label={label}
        className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-sm border border-transparent px-2.5 text-sm font-semibold hover:bg-sunk data-popup-open:bg-sunk"
      >
        {trigger}
        <Icon name="chevron-down" className="size-4 text-muted" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} className="z-40">
          <Base.Popup className="min-w-52 rounded-md border border-line bg-raised p-1.5 text-ink shadow-float transition-opacity outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
            {items.map((item) =>
              'to' in item ? (
                <Base.LinkItem
                  key={item.label}
                  closeOnClick
                  render={<Link to={item.to} />}
                  className={classNames(ITEM, 'text-ink')}
                >
                  <ItemBody {...item} />
                </Base.LinkItem>
              ) : (
                <Base.Item
                  key={item.label}
                  disabled={item.disabled === true}
                  onClick={item.onSelect}
                  className={classNames(ITEM, item.tone === 'danger' ? 'text-danger' : 'text-ink')}
                >
                  <ItemBody {...item} />
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function ItemBody({ icon, label }: { icon?: IconName; label: string }) {
  return (
    <>
      {icon !== undefined && <Icon name={icon} className="size-4.5 text-muted" />}
      {label}
    </>
  );
}

const ITEM =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-muted data-highlighted:bg-sunk';

type Shared = { label: string; icon?: IconName };

export type MenuItem =
  | (Shared & { to: string })
  | (Shared & { onSelect: () => void; tone?: 'danger'; disabled?: boolean });

type Props = {
  /** What the button is for, where `trigger` does not say it in words. */
  label?: string;
  trigger: ReactNode;
  align?: 'start' | 'end';
  items: readonly MenuItem[];
};
