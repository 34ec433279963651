import type { ComponentProps } from 'react';
import { Button } from '@/ui/button/button.tsx';
import { describePlanActionProblem } from '../text/plan-action-text.ts';
import { ProblemText } from '../text/problem-text.tsx';
import { usePlanAction, type RefreshPlan } from './use-plan-action.ts';

/** Acts without a confirmation. Shows beside itself why it failed. */
export function PlanActionButton({ action, locale, refresh, onDone, variant, children }: Props) {
  const act = usePlanAction(action, { locale, refresh, onDone });
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant={variant} busy={act.isPending} onClick={() => act.mutate({})}>
        {children}
      </Button>
      {act.isError && (
        <p role="alert" className="max-w-prose text-sm font-medium text-danger">
          <ProblemText cause={act.error} text={describePlanActionProblem(act.error)} />
        </p>
      )}
    </div>
  );
}

type Props = {
  action: 'cancel' | 'reactivate';
  locale: string;
  refresh: RefreshPlan;
  onDone: () => void;
} & Required<Pick<ComponentProps<typeof Button>, 'variant' | 'children'>>;
