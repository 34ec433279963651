import type { ReactNode } from 'react';
import { Menu as Base } from '@base-ui/react/menu';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '@/ui/icon/icon.tsx';

/** A button that opens a list of places in the account. For a choice of places in a site use plain links. */
export function Menu({ trigger, items }: Props) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-sm border border-transparent px-2.5 text-sm font-semibold hover:bg-sunk data-popup-open:bg-sunk">
        {trigger}
        <Icon name="chevron-down" className="size-4 text-muted" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} className="z-40">
          <Base.Popup className="min-w-52 rounded-md border border-line bg-raised p-1.5 text-ink shadow-float transition-opacity outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
            {items.map(({ label: place, to, icon }) => (
              <Base.LinkItem key={place} closeOnClick render={<Link to={to} />} className={ITEM}>
                <Icon name={icon} className="size-4.5 text-muted" />
                {place}
              </Base.LinkItem>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const ITEM =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm text-ink select-none focus-visible:-outline-offset-2 data-highlighted:bg-sunk';

type Props = {
  trigger: ReactNode;
  items: readonly { label: string; to: string; icon: IconName }[];
};
