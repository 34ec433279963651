/** Characters that are invisible in a text, and that could make it read as another one. */

/**
 * In a name or any other single line: control characters, line breaks, lone surrogates, which are no text (Firestore would
 * refuse them or store something else in their place), and characters of format: marks of direction, letters without width.
 * The two joiners belong to names in Persian and in the scripts of India.
 */
const NOT_IN_A_NAME = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|[^\P{Cf}\u200C\u200D]/u;
/**
 * In a text of several lines: line breaks and tabs belong there, and so do the plain marks that people use who write from
 * right to left; what turns the direction of others' letters does not.
 */
const NOT_IN_A_TEXT = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

export function isCleanName(name: string): boolean {
  return !NOT_IN_A_NAME.test(name);
}

/** A name from the identity service, where any client sets it without our forms; null unless it can be shown to others. */
export function nameToShow(name: unknown): string | null {
  const text = typeof name === 'string' ? name.trim() : '';
  return text !== '' && text.length <= LONGEST_NAME && isCleanName(text) ? text : null;
}

/** As in `users/{uid}`. */
const LONGEST_NAME = 100;

export function isCleanText(text: string): boolean {
  return !NOT_IN_A_TEXT.test(text);
}

/** What a form says about such a name or text. */
export const UNCLEAN_WORDS =
  'This contains an invisible character, often from copying. Please type it again.';
