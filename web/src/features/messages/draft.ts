/** An unsent form, as it is kept in the browser. */

/**
 * @param text must be what `writeDraft` made, or anything else that may lie in a browser's storage
 * @returns the fields that hold something; none where the text is no draft
 */
export function readDraft(text: string | null, names: readonly string[]): Record<string, string> {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    return {};
  }
  if (typeof stored !== 'object' || stored === null) return {};
  const known: Record<string, string> = {};
  for (const [name, value] of Object.entries(stored)) {
    if (names.includes(name) && typeof value === 'string' && value !== '') known[name] = value;
  }
  return known;
}

/** @returns null where there is nothing worth keeping */
export function writeDraft(
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
): string | null {
  const kept = Object.entries(fields).filter(
    ([name, value]) => names.includes(name) && value.trim() !== '',
  );
  return kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept));
}
