/**
 * Names are typed by people whom the reader may not know. One that could carry a message of its own, a link or a telephone
 * number is not shown, and neither is one that passes for us.
 */

/** The name of a person; null unless it looks like one. */
export function personToShow(name: string | null): string | null {
  return name !== null && looksLikeName(name) ? name : null;
}

/** The name of a machine, which may end in a number: we call them so ourselves. */
export function machineToShow(name: string): string | null {
  return looksLikeName(name.replace(/ \d{1,4}$/, '')) ? name : null;
}

/** Text of a stranger's with spaces in it, so that no mail program makes a link of a part of it. */
export function unlinked(text: string): string {
  return text.replaceAll(/([.:@/])(?=\S)/g, '$1 ');
}

function looksLikeName(name: string): boolean {
  return name.length <= LONGEST && NAME.test(name) && !/alcove/i.test(name);
}

const LONGEST = 60;
/** A dot ends a word: within one, mail programs make a link of it. */
const WORD = String.raw`\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*\.?`;
const NAME = new RegExp(`^${WORD}(?: ${WORD})*$`, 'u');
