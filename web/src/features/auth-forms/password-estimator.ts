// Loaded only where a password is chosen: the list of common ones is larger than the page around it.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PRODUCT_NAME } from '@/site/product.ts';
import type { Strength } from '@/ui/field/strength-meter.tsx';

/**
 * How well a password stands up to guessing. Level 1 falls within a million guesses, which an attacker can make online.
 * @param own texts about its person, such as their e-mail address and name
 */
export function estimatePassword(password: string, own: readonly string[]): Strength {
  const { score, feedback } = zxcvbn.check(password, wordsOf([...own, PRODUCT_NAME]));
  if (score >= 4) return { level: 4, advice: 'Keep it in a password manager.' };
  if (score === 3) return { level: 3, advice: 'A little longer would make it strong.' };
  if (score === 2) return { level: 2, advice: 'Make it longer: four unrelated words do well.' };
  return { level: 1, advice: adviceAgainst(feedback.warning) };
}

const zxcvbn = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  // Reading hundreds of characters would hold up the typing, and this many settle it.
  maxLength: 64,
});

/** @param warning the library's name for the weakest part */
function adviceAgainst(warning: string | null): string {
  switch (warning) {
    case 'userInputs':
      return 'It repeats your name, your e-mail address or ours. Choose something unrelated.';
    case 'topTen':
    case 'topHundred':
    case 'common':
    case 'similarToCommon':
      return 'It is one of the first passwords that anyone would try. Choose four unrelated words.';
    case null:
    default:
      return 'It repeats itself or follows a pattern. Add unrelated words.';
  }
}

/** Each text, the name before its @, and its words. */
function wordsOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => [text, text.replace(/@.*/, ''), ...text.split(/[\s@.+_-]+/)])
    .filter((word) => word.length >= 3);
}
