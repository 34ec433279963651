import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { closeWhenLeft } from '@/ui/close-when-left.ts';
import { Icon } from '@/ui/icon/icon.tsx';

/** The menu button of a narrow window, and the panel that it drops from the bar. */
export function NavPopover({ className, children }: { className: string; children: ReactNode }) {
  const id = useId();
  const { key } = useLocation();
  return (
    <div className={className} onBlur={closeWhenLeft}>
      <MenuButton panelId={id} />
      {/* A click on a link inside does not reload the document; a fresh panel starts closed. */}
      <div key={key} id={id} popover="auto" className="panel">
        {children}
      </div>
    </div>
  );
}

/** Its two icons stand for closed and open; base.css shows one of them. */
export function MenuButton({ panelId }: { panelId: string }) {
  return (
    <button type="button" popoverTarget={panelId} className={BAR_BUTTON}>
      Menu
      <Icon name="menu" className={BAR_ICON} />
      <Icon name="close" className={BAR_ICON} />
    </button>
  );
}

/** A button in the bar that opens a panel. */
export const BAR_BUTTON =
  'inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-sm px-3 text-sm font-semibold hover:bg-sunk';
export const BAR_ICON = 'size-4 text-muted';
