import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { closeWhenLeft } from '@/ui/close-when-left.ts';
import { Icon, type IconName } from '@/ui/icon/icon.tsx';

/** A button that drops a list of places in the account. For a choice of places in a site use plain links. */
export function Menu({ trigger, items }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <div className="flex min-w-0" onBlur={closeWhenLeft}>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-10 max-w-full cursor-pointer items-center gap-2 rounded-sm px-2.5 text-sm font-semibold hover:bg-sunk has-[+:popover-open]:bg-sunk"
      >
        {trigger}
        <Icon name="chevron-down" className="size-4 text-muted" />
      </button>
      <ul
        id={id}
        popover="auto"
        onBeforeToggle={({ currentTarget }) => placeUnder(button.current, currentTarget)}
        className="fixed inset-auto max-h-[calc(100dvh-5rem)] min-w-52 rounded-md border border-line bg-raised p-1.5 text-ink shadow-float transition-opacity starting:opacity-0"
      >
        {items.map(({ label, to, icon }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={closeListAround}
              className="flex min-h-10 items-center gap-2.5 rounded-sm px-2.5 text-sm hover:bg-sunk focus-visible:-outline-offset-2"
            >
              <Icon name={icon} className="size-4.5 text-muted" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = {
  trigger: ReactNode;
  items: readonly { label: string; to: string; icon: IconName }[];
};

/** Their right edges are in line. */
function placeUnder(button: HTMLElement | null, list: HTMLElement): void {
  if (button === null) return;
  const { bottom, right } = button.getBoundingClientRect();
  list.style.top = `${bottom + GAP_PX}px`;
  list.style.right = `${document.documentElement.clientWidth - right}px`;
}

const GAP_PX = 6;

/** Uncovers the old page at once: the next one may take its time. */
function closeListAround({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
