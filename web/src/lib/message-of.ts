/** The words of whatever was thrown. */
export function messageOf(cause: unknown, otherwise = 'unknown cause'): string {
  return cause instanceof Error ? cause.message : otherwise;
}
