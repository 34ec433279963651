import type { RefObject } from 'react';
import type { Subscription, SubscriptionAction } from '@contract/subscription.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { PlanActionButton } from './plan-action-button.tsx';
import { offerActions } from '../text/plan-actions-offer.ts';
import type { RefreshPlan } from './use-plan-action.ts';
import type { PlanDialogName } from './use-plan-dialogs.ts';

/** All actions that this plan allows now. */
export function PlanActions({ ref, subscription, locale, cancelPath, refresh, onOpen }: Props) {
  const { actions, note } = offerActions(subscription);
  const offers = (action: SubscriptionAction) => actions.includes(action);
  return (
    <div
      ref={ref}
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
            onDone={() => ref.current?.focus()}
          >
            Undo the cancellation
          </PlanActionButton>
        )}
        {offers('resume') && <Button onClick={() => onOpen('resume')}>Resume</Button>}
        {offers('change') && (
          <Button variant="secondary" onClick={() => onOpen('change')}>
            Change plan
          </Button>
        )}
        {offers('pause') && (
          <Button variant="secondary" onClick={() => onOpen('pause')}>
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
    </div>
  );
}

type Props = {
  /** Takes the focus when an action is done. */
  ref: RefObject<HTMLDivElement | null>;
  subscription: Subscription;
  locale: string;
  /** Where a plan is cancelled. */
  cancelPath: string;
  refresh: RefreshPlan;
  onOpen: (dialog: PlanDialogName) => void;
};
