import { useState } from 'react';
import type { PlanTerms } from '@contract/plans.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { describeLeaving, keptUntil, type MachineName } from '../text/keep-text.ts';

/**
 * Which machines stay when a plan has fewer places than there are machines. `question` is null where nothing has to be chosen.
 * @param terms of the plan that is chosen, if one is
 */
export function useKeepChoice(
  machines: readonly MachineName[],
  terms: PlanTerms | undefined,
  locale: string,
) {
  const [marked, setMarked] = useState<readonly string[]>([]);
  const now = usePlanNow();
  const forget = () => setMarked([]);
  if (terms === undefined || machines.length <= terms.servers) {
    return { question: null, keep: null, isOpen: false, leaving: null, forget };
  }
  const places = terms.servers;
  // A marked machine that is gone by now cannot stay.
  const kept = marked.filter((id) => machines.some((machine) => machine.id === id));
  const until = keptUntil(now, locale);
  return {
    question: { machines, places, kept, until, onChange: setMarked },
    keep: kept,
    /** Something is still to be chosen. */
    isOpen: kept.length !== places,
    leaving: describeLeaving({ machines, kept, places }, until),
    forget,
  };
}
