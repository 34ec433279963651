/** Characters of a text that nobody sees, and that could make it read as another one. */

/**
 * In a name or any other single line: control characters, line breaks, all marks of direction, and lone surrogates, which are
 * no text: Firestore would refuse them or store something else in their place.
 */
const NOT_IN_A_NAME = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/**
 * In a text of several lines: line breaks and tabs belong there, and so do the plain marks that people use who write from
 * right to left; what turns the direction of others' letters does not.
 */
const NOT_IN_A_TEXT = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

export function isCleanName(name: string): boolean {
  return !NOT_IN_A_NAME.test(name);
}

export function isCleanText(text: string): boolean {
  return !NOT_IN_A_TEXT.test(text);
}

/** What a form says about such a name or text. */
export const UNCLEAN_WORDS =
  'This contains an invisible character, often from copying. Please type it again.';
