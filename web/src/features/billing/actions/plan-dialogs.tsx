import type { NextPayment } from '@contract/api.ts';
import type { Subscription } from '@contract/subscription.ts';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import type { Named } from '../text/keep-text.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { ResumeDialog } from './resume-dialog.tsx';
import type { RefreshPlan } from './use-plan-action.ts';
import type { PlanDialogName } from './use-plan-dialogs.ts';

/**
 * The dialogs of the plan's actions. They stand apart from the buttons: a plan that ends in another tab takes the buttons away,
 * and the dialog stays to say so.
 */
export function PlanDialogs({ open, nextPayment, machines, ownServers, ...rest }: Props) {
  return (
    <>
      <ChangePlanDialog
        open={open === 'change'}
        machines={machines}
        ownServers={ownServers}
        {...rest}
      />
      <PauseDialog open={open === 'pause'} {...rest} />
      <ResumeDialog open={open === 'resume'} nextPayment={nextPayment} {...rest} />
    </>
  );
}

type Props = {
  open: PlanDialogName | null;
  subscription: Subscription;
  /** What Stripe will charge next, if known. */
  nextPayment: NextPayment | null | undefined;
  /** The machines that hold a place, and how many servers the customer runs elsewhere, as far as that is known. */
  machines: readonly Named[];
  ownServers: number;
  locale: string;
  onClose: () => void;
  onDone: () => void;
  refresh: RefreshPlan;
};
