import { useEffect, useState } from 'react';
import type { Plan } from '@contract/plans.ts';
import { DEFAULT_PLANS } from '@/site/plans.ts';
import { loadPlans } from './load-plans.ts';

/** Today's plans once loaded; before that, and if loading fails, the ones built into the page. */
export function usePlans(): readonly Plan[] {
  const [plans, setPlans] = useState<readonly Plan[]>(DEFAULT_PLANS);
  useEffect(() => {
    let left = false;
    const load = async () => {
      // If loading fails the built-in prices stay; a checkout asks again before anything is bought.
      const loaded = await loadPlans().catch(() => null);
      if (!left && loaded !== null) setPlans(loaded);
    };
    void load();
    return () => {
      left = true;
    };
  }, []);
  return plans;
}
