import { useEffect, useRef, useState } from 'react';
import type { NextPayment } from '@contract/api.ts';
import type { Subscription, SubscriptionAction } from '@contract/subscription.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { PlanActionButton } from './plan-action-button.tsx';
import type { MachineName } from './keep-text.ts';
import { offerActions } from './plan-actions-offer.ts';
import { ResumeDialog } from './resume-dialog.tsx';
import type { RefreshPlan } from './use-plan-action.ts';

/** All actions that this plan allows now. */
export function PlanActions({
  subscription,
  nextPayment,
  machines,
  ownServers,
  locale,
  cancelPath,
  refresh,
}: Props) {
  const [open, setOpen] = useState<'change' | 'pause' | 'resume' | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const { actions, note } = offerActions(subscription);
  const offers = (action: SubscriptionAction) => actions.includes(action);

  const hasActed = useRef(false);

  // The action removes its own button, so the focus moves to the actions that are left.
  useEffect(() => {
    if (open !== null || !hasActed.current) return;
    hasActed.current = false;
    group.current?.focus();
  }, [open]);

  const dialog = {
    subscription,
    locale,
    refresh,
    onClose: () => setOpen(null),
    onDone: () => {
      hasActed.current = true;
      setOpen(null);
    },
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label="Your plan"
      tabIndex={-1}
      className="grid gap-3 border-t border-line pt-5"
    >
      <div className="flex flex-wrap items-start gap-3">
        {offers('reactivate') && (
          <PlanActionButton
            action="reactivate"
            variant="primary"
            locale={locale}
            refresh={refresh}
            onDone={() => group.current?.focus()}
          >
            Undo the cancellation
          </PlanActionButton>
        )}
        {offers('resume') && <Button onClick={() => setOpen('resume')}>Resume</Button>}
        {offers('change') && (
          <Button variant="secondary" onClick={() => setOpen('change')}>
            Change plan
          </Button>
        )}
        {offers('pause') && (
          <Button variant="secondary" onClick={() => setOpen('pause')}>
            Pause
          </Button>
        )}
        {offers('cancel') && (
          <ButtonLink
            variant={actions.length > 1 ? 'quiet' : 'secondary'}
            to={cancelPath}
            className={actions.length > 1 ? 'sm:ml-auto' : ''}
          >
            Cancel plan
          </ButtonLink>
        )}
      </div>
      {note !== null && <p className="max-w-measure text-sm text-muted">{note}</p>}
      <ChangePlanDialog
        open={open === 'change'}
        machines={machines}
        ownServers={ownServers}
        {...dialog}
      />
      <PauseDialog open={open === 'pause'} {...dialog} />
      <ResumeDialog open={open === 'resume'} nextPayment={nextPayment} {...dialog} />
    </div>
  );
}

type Props = {
  subscription: Subscription;
  /** What Stripe will charge next, if known. */
  nextPayment: NextPayment | null | undefined;
  /** The machines that hold a place, and how many servers the customer runs elsewhere, as far as that is known. */
  machines: readonly MachineName[];
  ownServers: number;
  locale: string;
  /** Where a plan is cancelled. */
  cancelPath: string;
  refresh: RefreshPlan;
};
