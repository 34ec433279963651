import type { Strength } from '@/ui/field/strength-meter.tsx';

/** Judges the password of a sign-in while that is under way. No one waits for it: without the estimator there is no judgement. */
export function createSignInJudge(load: () => Promise<Estimate>) {
  let estimator: Promise<Estimate | null> | null = null;
  return {
    /** Begins to load the estimator, so that it may be there when the password is sent. */
    prepare: (): void => {
      estimator ??= load().catch(() => null);
    },

    /**
     * @param password is forgotten with the answer
     * @returns whether it was found too easy to guess by the time that they were signed in
     * @throws what `signIn` throws
     */
    judge: async (
      { email, password }: { email: string; password: string },
      signIn: () => Promise<void>,
    ): Promise<boolean> => {
      let isWeak = false;
      const rate = async () => {
        const estimate = await estimator;
        isWeak = estimate?.(password, [email]).level === 1;
      };
      const signingIn = signIn();
      void rate();
      await signingIn;
      return isWeak;
    },
  };
}

export const signInJudge = createSignInJudge(
  async () => (await import('./password-estimator.ts')).estimatePassword,
);

type Estimate = (password: string, own: readonly string[]) => Strength;
