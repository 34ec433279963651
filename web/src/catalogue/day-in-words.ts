/** `2026-11-14` as `14 November 2026`: the same for every reader, wherever the page is drawn. */
export function dayInWords(day: string): string {
  return WORDS.format(new Date(day));
}

const WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
