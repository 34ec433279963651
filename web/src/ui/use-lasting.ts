import { useEffect, useState } from 'react';

/** True once the condition has held for this long, until it does no more. */
export function useLasting(condition: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = window.setTimeout(() => setHasLasted(true), ms);
    return () => {
      window.clearTimeout(timer);
      setHasLasted(false);
    };
  }, [condition, ms]);
  return condition && hasLasted;
}
