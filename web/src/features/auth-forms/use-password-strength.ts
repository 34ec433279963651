import { useEffect, useState } from 'react';
import type { Strength } from '@/ui/field/strength-meter.tsx';
import { judgePassword, MIN_PASSWORD_LENGTH } from './judge-password.ts';

/**
 * What the meter shows for a password while it is typed.
 * @param own texts about its person
 */
export function usePasswordStrength(password: string, own: readonly string[]): Strength {
  const [judged, setJudged] = useState<Strength | null>(null);
  const about = own.join('\n');

  useEffect(() => {
    let isOld = false;
    const judge = async () => {
      const strength = await judgePassword(password, about.split('\n'));
      if (!isOld) setJudged(strength);
    };
    void judge();
    return () => {
      isOld = true;
    };
  }, [password, about]);

  return password.length < MIN_PASSWORD_LENGTH ? TOO_SHORT : (judged ?? NOT_JUDGED);
}

const TOO_SHORT: Strength = {
  level: 0,
  advice: `Use at least ${MIN_PASSWORD_LENGTH} characters.`,
};
const NOT_JUDGED: Strength = { level: null, advice: 'Four unrelated words do well.' };
