/** Text of a stranger's with spaces in it, so that no mail program makes a link of a part of it. */
export function unlinked(text: string): string {
  return text.replaceAll(/([.:@/])(?=\S)/g, '$1 ');
}
