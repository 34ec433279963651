import { isCleanName, UNCLEAN_WORDS } from '@contract/unseen.ts';

/** The longest name that the API stores. */
const MAX_NAME_LENGTH = 60;

/** For a form: true when the name is good, else what is wrong with it. */
export function checkServerName(name: string): true | string {
  const trimmed = name.trim();
  if (trimmed === '') return 'Give the server a name, such as Home or Office.';
  if (trimmed.length > MAX_NAME_LENGTH) {
    return `Use at most ${MAX_NAME_LENGTH} characters. This is ${trimmed.length}.`;
  }
  return isCleanName(trimmed) || UNCLEAN_WORDS;
}
