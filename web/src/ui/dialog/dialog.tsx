import { useId, type ReactNode } from 'react';
import { Icon } from '@/ui/icon/icon.tsx';
import { isBusy, useModal } from './use-modal.ts';

/**
 * The platform's modal dialog: it traps the focus, gives it back, and closes on Escape.
 * A click beside it does not close it, because that would lose what was typed; and nothing closes it while one of its
 * buttons is busy.
 * Its content is mounted only while open, so a form starts afresh each time.
 */
export function Dialog({ open, onClose, title, description, footer, children }: Props) {
  const ref = useModal(open);
  const id = useId();
  const close = () => {
    if (!isBusy(ref.current)) onClose();
  };

  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-lg border border-line bg-raised text-ink shadow-float backdrop:bg-ink/40"
    >
      {open && (
        <div className="p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={`${id}-title`} className="font-display text-xl font-semibold">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Close"
              onClick={close}
              className="-mt-1.5 -mr-2 grid size-10 shrink-0 cursor-pointer place-items-center rounded-sm text-muted hover:bg-sunk hover:text-ink"
            >
              <Icon name="close" />
            </button>
          </div>
          {description !== undefined && (
            <p id={`${id}-description`} className="mt-1 text-muted">
              {description}
            </p>
          )}
          {children !== undefined && <div className="mt-5">{children}</div>}
          {footer !== undefined && (
            <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
};
