import { readEmail } from '@contract/email.ts';
import { MESSAGE_LENGTHS } from '@contract/messages.ts';
import { isCleanName, isCleanText, UNCLEAN_WORDS } from '@contract/unseen.ts';

/** What a field must hold; the browser checks the same before the script has arrived. */
export type FieldRule = {
  /** The message when it is empty; absent if it may be empty. */
  missing?: string;
  min?: number;
  max?: number;
  isEmail?: boolean;
  /** May have several lines. */
  isText?: boolean;
};

export const NAME: FieldRule = {
  missing: 'Tell us your name.',
  max: MESSAGE_LENGTHS.name.max,
};

export const EMAIL: FieldRule = {
  missing: 'Enter your e-mail address, so that we can answer.',
  isEmail: true,
};

/** @returns a sentence for the person, or undefined when the value is good */
export function findFault(rule: FieldRule, value: string): string | undefined {
  // As sent: a line break counts once, and outer white space does not count.
  const text = value.replaceAll('\r\n', '\n').trim();
  if (text === '') return rule.missing;
  if (rule.isEmail === true) return readEmail(text).fault ?? undefined;
  if (rule.min !== undefined && text.length < rule.min) {
    return `Write at least ${rule.min} characters.`;
  }
  if (rule.max !== undefined && text.length > rule.max) {
    return `Use at most ${rule.max} characters; these are ${text.length}.`;
  }
  const isClean = rule.isText === true ? isCleanText(text) : isCleanName(text);
  return isClean ? undefined : UNCLEAN_WORDS;
}
