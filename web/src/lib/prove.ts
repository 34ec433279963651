import { createContext, useContext } from 'react';

/**
 * Runs an act, and once more after the person has shown that it is them, where it was refused for want of that.
 * @returns false where the person was asked and has given up
 * @throws what the act throws
 */
export type Prove = (act: () => Promise<unknown>) => Promise<boolean>;

/** Asks on every page of the account. Elsewhere no one is asked. */
export const ProveContext = createContext<Prove>(async (act) => {
  await act();
  return true;
});

export function useProve(): Prove {
  return useContext(ProveContext);
}
