import type { NextPayment } from '@contract/api.ts';
import { checkAction, REFUSAL_WORDS, type Subscription } from '@contract/subscription.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { OpenPaymentNote } from './open-payment-note.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { describeResuming } from '../text/pause-text.ts';
import { describeDone } from '../text/plan-action-text.ts';
import { findPresent } from '../text/plan-choice.ts';
import { PlanProblem } from './plan-problem.tsx';
import { RefusedNote } from './refused-note.tsx';
import { usePlanAction, type RefreshPlan } from './use-plan-action.ts';
import { usePlans } from '../plans/use-plans.ts';

/** Says what going on costs before it is charged, and where to pay if it could not be. */
export function ResumeDialog({ open, onClose, ...rest }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={onClose} title="Resume your plan?">
      <Confirmation onClose={onClose} {...rest} />
    </Dialog>
  );
}

function Confirmation({ subscription, nextPayment, locale, onClose, onDone, refresh }: Props) {
  const now = usePlanNow();
  const plans = usePlans();
  const resume = usePlanAction('resume', { locale, refresh, onDone });

  if (!resume.isPending) {
    if (subscription.status === 'paused' && subscription.openPayment !== undefined) {
      return <OpenPaymentNote subscription={subscription} locale={locale} onClose={onClose} />;
    }
    const verdict = checkAction('resume', subscription);
    if (verdict !== 'allowed' && resume.isError) {
      const { text } = describeDone('resume', subscription, locale);
      return <OutcomeNote text={text} onClose={onClose} />;
    }
    if (verdict !== 'allowed') {
      return <RefusedNote sentence={REFUSAL_WORDS[verdict]} onClose={onClose} />;
    }
  }
  const plan = subscription.plan ?? 'Your plan';
  const price = findPresent(plans, subscription);
  const words = describeResuming({ subscription, price, nextPayment, now }, locale);
  return (
    <div className="grid gap-5">
      {resume.isError && (
        <PlanProblem
          cause={resume.error}
          unpaid="Your plan is still paused"
          otherwise="The plan was not resumed"
        />
      )}
      <p>{plan} resumes in full at once, and your servers wake.</p>
      <p className="rounded-md bg-sunk px-4 py-3 tabular-nums">{words.charge}</p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="quiet" onClick={onClose} disabled={resume.isPending}>
          Stay paused
        </Button>
        <Button busy={resume.isPending} onClick={() => resume.mutate({})}>
          {words.label}
        </Button>
      </div>
    </div>
  );
}

type Props = {
  subscription: Subscription;
  /** What Stripe says that the new period costs, if known. */
  nextPayment: NextPayment | null | undefined;
  locale: string;
  onClose: () => void;
  onDone: () => void;
  refresh: RefreshPlan;
};
