import { isCleanName, UNCLEAN_WORDS } from '@contract/unseen.ts';

/** True when the name is good, else what is wrong with it. */
export function checkName(name: string): true | string {
  const trimmed = name.trim();
  if (trimmed === '') return 'Give the server a name.';
  if (trimmed.length > LONGEST_NAME) {
    return `Use at most ${LONGEST_NAME} characters. This is ${trimmed.length}.`;
  }
  return isCleanName(trimmed) || UNCLEAN_WORDS;
}

/** The longest that the API stores. */
const LONGEST_NAME = 60;
