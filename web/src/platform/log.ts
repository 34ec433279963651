/**
 * The only way to the browser's console. Pass names and statuses, never tokens, e-mail addresses or whole answers.
 */
export function logError(event: string, detail?: string): void {
  // oxlint-disable-next-line no-console -- this is the log
  console.error(compose(event, detail));
}

export function logWarning(event: string, detail?: string): void {
  // oxlint-disable-next-line no-console -- this is the log
  console.warn(compose(event, detail));
}

function compose(event: string, detail: string | undefined): string {
  return detail === undefined ? event : `${event}: ${detail}`;
}
