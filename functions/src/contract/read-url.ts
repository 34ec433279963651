/**
 * A text as an address, or null if it is none.
 * `URL.canParse` is no help: Node 20's turns down letters outside ASCII once its caller has been compiled.
 */
export function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
