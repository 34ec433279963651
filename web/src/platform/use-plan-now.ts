import { useEffect, useState } from 'react';
import { planClock } from './plan-clock.ts';

/** The time by which plans and machines live, renewed often enough for what is told in minutes; null until an answer tells it. */
export function usePlanNow(): Date | null {
  const [now, setNow] = useState(planClock.now);
  useEffect(() => {
    const renew = () => setNow(planClock.now());
    renew();
    const timer = setInterval(renew, RENEWED_MS);
    const forget = planClock.subscribe(renew);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, []);
  return now;
}

const RENEWED_MS = 30_000;
