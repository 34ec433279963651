import { useEffect, useState } from 'react';
import type { Strength } from '@/ui/field/strength-meter.tsx';
import { ratePassword, MIN_PASSWORD_LENGTH } from './rate-password.ts';

/**
 * What the meter shows for a password while it is typed.
 * @param own texts about its person
 */
export function usePasswordStrength(password: string, own: readonly string[]): Strength {
  const [rated, setRated] = useState<Strength | null>(null);
  const about = own.join('\n');

  useEffect(() => {
    let isOld = false;
    const rate = async () => {
      const strength = await ratePassword(password, about.split('\n'));
      if (!isOld) setRated(strength);
    };
    void rate();
    return () => {
      isOld = true;
    };
  }, [password, about]);

  return password.length < MIN_PASSWORD_LENGTH ? TOO_SHORT : (rated ?? NOT_RATED);
}

const TOO_SHORT: Strength = {
  level: 0,
  advice: `Use at least ${MIN_PASSWORD_LENGTH} characters.`,
};
const NOT_RATED: Strength = { level: null, advice: 'Four unrelated words do well.' };
