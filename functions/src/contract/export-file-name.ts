/** The name under which an account's export is saved. @param exportedAt ISO 8601 */
export function exportFileName(exportedAt: string): string {
  return `alcove-account-${exportedAt.slice(0, 'YYYY-MM-DD'.length)}.json`;
}
