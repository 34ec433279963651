/** Firebase Auth writes times as HTTP does, and leaves out what has not happened. */
export function toIsoTime(text: string | null | undefined): string | null {
  return text ? new Date(text).toISOString() : null;
}
