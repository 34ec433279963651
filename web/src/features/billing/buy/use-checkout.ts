import { BEGIN_AT_ONCE } from '@contract/billing-details.ts';
import { useEffect, useReducer, useRef } from 'react';
import { api } from '@/platform/api-client.ts';
import { assignLocation, onRestored } from '@/platform/location.ts';
import { describeCheckoutProblem, reduceCheckout, type CheckoutAttempt } from './checkout-state.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { findPlan, type PlanChoice } from '../text/plan-choice.ts';

/**
 * Orders a plan for someone who has agreed to `BEGIN_AT_ONCE`: opens a checkout and goes to Stripe's page, unless they have gone
 * elsewhere on ours. Stays busy until the browser has left.
 */
export function useCheckout(): {
  attempt: CheckoutAttempt;
  start: (choice: PlanChoice) => Promise<void>;
} {
  const [attempt, dispatch] = useReducer(reduceCheckout, { phase: 'idle' });

  useEffect(() => onRestored(() => dispatch({ type: 'returned' })), []);

  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const start = async (choice: PlanChoice) => {
    if (attempt.phase === 'busy') return;
    dispatch({ type: 'started', choice });
    try {
      const address = await openCheckout(choice);
      if (!hasLeft.current) assignLocation(address);
    } catch (cause) {
      dispatch({ type: 'failed', choice, problem: describeCheckoutProblem(cause), cause });
    }
  };

  return { attempt, start };
}

async function openCheckout(choice: PlanChoice): Promise<string> {
  const plan = findPlan(await loadPlans(), choice);
  if (!plan) throw new Error('This plan is not offered at the moment. Nothing was ordered.');
  const checkout = await api('POST /checkout-session', {
    body: { planId: plan.planId, beginAtOnce: BEGIN_AT_ONCE.version },
  });
  return checkout.url;
}
