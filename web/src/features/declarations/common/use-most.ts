import { useHydrated } from '@/ui/use-hydrated.ts';

/** The `maxLength` of a field until the page is alive: a browser cuts a longer text off silently, and the page says so. */
export function useMost(): (lengths: { max: number }) => { maxLength?: number } {
  const isLive = useHydrated();
  return ({ max }) => (isLive ? {} : { maxLength: max });
}
