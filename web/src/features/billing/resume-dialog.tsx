import { checkAction, REFUSAL_WORDS, type Subscription } from '@contract/subscription.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { formatDay } from '@/lib/dates.ts';
import { describePlanActionProblem } from './plan-action-text.ts';
import { RefusedNote } from './refused-note.tsx';
import { usePlanAction, type RefreshPlan } from './use-plan-action.ts';

/** Asks before payments resume, because that costs money. */
export function ResumeDialog({ open, onClose, ...rest }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={onClose} title="Resume your plan?">
      <Confirmation onClose={onClose} {...rest} />
    </Dialog>
  );
}

function Confirmation({ subscription, locale, onClose, onDone, refresh }: Props) {
  const resume = usePlanAction('resume', { locale, refresh, onDone });
  const verdict = checkAction('resume', subscription);
  if (verdict !== 'allowed' && !resume.isPending) {
    return <RefusedNote sentence={REFUSAL_WORDS[verdict]} onClose={onClose} />;
  }
  const plan = subscription.plan ?? 'Your plan';
  const next =
    subscription.cancelAt === undefined ? formatDay(subscription.currentPeriodEnd, locale) : null;
  return (
    <div className="grid gap-5">
      {resume.isError && (
        <Banner tone="bad" title="The plan was not resumed">
          {describePlanActionProblem(resume.error)}
        </Banner>
      )}
      <p>
        {plan} goes on in full at once, with room for all its servers.{' '}
        {next !== null && `The next payment is taken on ${next}.`}
      </p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="quiet" onClick={onClose} disabled={resume.isPending}>
          Stay paused
        </Button>
        <Button busy={resume.isPending} onClick={() => resume.mutate({})}>
          Resume the plan
        </Button>
      </div>
    </div>
  );
}

type Props = {
  subscription: Subscription;
  locale: string;
  onClose: () => void;
  onDone: () => void;
  refresh: RefreshPlan;
};
