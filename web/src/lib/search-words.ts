/**
 * Whether a text contains every word of a query. Partial words match; accents and case do not count.
 * @param text as `plainText` returns it, so that a list is prepared once
 */
export function matchesWords(text: string, query: string): boolean {
  const words = plainText(query)
    .split(' ')
    .filter((word) => word !== '');
  return words.every(
    (word) => text.includes(` ${word}`) || (word.length > 3 && text.includes(word)),
  );
}

/** Lower case, without accents, each word after one space. */
export function plainText(...parts: readonly string[]): string {
  const letters = parts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return letters === '' ? '' : ` ${letters}`;
}
