import { useEffect, useRef, useState, type RefObject } from 'react';

export type PlanDialogName = 'change' | 'pause' | 'resume';

/**
 * Which dialog about the plan is open, and where the focus goes when one has acted.
 * @param actions the element around the buttons that open them
 */
export function usePlanDialogs(actions: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<PlanDialogName | null>(null);
  const hasActed = useRef(false);

  // The action removes its own button, so the focus moves to the actions that are left.
  useEffect(() => {
    if (open === null && hasActed.current) actions.current?.focus();
    hasActed.current = false;
  }, [open, actions]);

  return {
    open,
    show: (name: PlanDialogName) => setOpen(name),
    close: () => setOpen(null),
    done: () => {
      hasActed.current = true;
      setOpen(null);
      // The dialog was closed before its action was done, and the button that had opened it is gone.
      if (document.activeElement === document.body) actions.current?.focus();
    },
  };
}
