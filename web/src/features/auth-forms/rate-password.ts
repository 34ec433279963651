import type { Strength } from '@/ui/field/strength-meter.tsx';

/** The shortest password that the product takes. */
export const MIN_PASSWORD_LENGTH = 8;

/**
 * Rates new passwords with an estimator that is loaded when first needed. Where it does not arrive, only the length
 * counts: a person with a bad line can still save their password.
 */
export function createPasswordRater(ports: Ports) {
  let loading: Promise<Estimate> | null = null;

  function load(): Promise<Estimate> {
    loading ??= ports.load().catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
    return loading;
  }

  /** @returns null where the estimator could not be loaded; never rejects */
  return async (password: string, own: readonly string[]): Promise<Strength | null> => {
    if (password.length < MIN_PASSWORD_LENGTH) return null;
    try {
      const outOfTime = ports.delay(LONGEST_WAIT_MS).then(() => null);
      const estimate = await Promise.race([load(), outOfTime]);
      return estimate === null ? null : estimate(password, own);
    } catch {
      return null;
    }
  };
}

/** Loads the estimator once for this document. */
export const ratePassword = createPasswordRater({
  load: async () => (await import('./password-estimator.ts')).estimatePassword,
  delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** Why a password may not be taken although it is long enough; null when it may. */
export async function refusePassword(
  password: string,
  own: readonly string[],
  rate = ratePassword,
): Promise<string | null> {
  const strength = await rate(password, own);
  return strength?.level === 1 ? `This password is too easy to guess. ${strength.advice}` : null;
}

const LONGEST_WAIT_MS = 8_000;

type Estimate = (password: string, own: readonly string[]) => Strength;

type Ports = { load: () => Promise<Estimate>; delay: (ms: number) => Promise<void> };
