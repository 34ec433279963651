import { useEffect, useState } from 'react';

/** The time, renewed often enough for what is told in minutes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), RENEWED_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const RENEWED_MS = 30_000;
