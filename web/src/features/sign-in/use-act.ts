import { useState } from 'react';

/** Something that runs at the press of a button: whether it does, and why it failed. */
export function useAct(describe: (cause: unknown) => string) {
  const [state, setState] = useState<State>({ isBusy: false, problem: null });
  const run = async (act: () => Promise<void>) => {
    setState({ isBusy: true, problem: null });
    try {
      await act();
      setState({ isBusy: false, problem: null });
    } catch (cause) {
      setState({ isBusy: false, problem: describe(cause) });
    }
  };
  return { ...state, run };
}

type State = { isBusy: boolean; problem: string | null };
