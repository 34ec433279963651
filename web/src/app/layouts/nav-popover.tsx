import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon, type IconName } from '@/ui/icon/icon.tsx';

/** A button and the panel that it drops from the bar, across the window. */
export function NavPopover({ label, icon, children }: Props) {
  const id = useId();
  const { key } = useLocation();
  return (
    <>
      <MenuButton label={label} icon={icon} panelId={id} />
      {/* A click on a link inside does not reload the document; a fresh panel starts closed. */}
      <div key={key} id={id} popover="auto" className={`${PANEL} shadow-float`}>
        {children}
      </div>
    </>
  );
}

type Props = { label: string; icon: IconName; children: ReactNode };

export function MenuButton({ label, icon, panelId }: MenuButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={panelId}
      className="inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-sm px-3 text-sm font-semibold hover:bg-sunk"
    >
      {label}
      <Icon name={icon} className="size-4 text-muted" />
    </button>
  );
}

type MenuButtonProps = { label: string; icon: IconName; panelId: string };

/** What drops from the bar. */
export const PANEL =
  'fixed inset-x-0 top-17 m-0 max-h-[calc(100dvh-4.25rem)] w-full max-w-none overflow-y-auto overscroll-contain border-0 border-y border-line bg-raised text-ink';
