/** Tells the API of errors that no one catches. What does so is fetched when the first one comes. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => void send(error));
  addEventListener('unhandledrejection', ({ reason }) => void send(reason));
}

async function send(error: unknown): Promise<void> {
  try {
    const { sendError } = await import('./send-error.ts');
    sendError(error);
  } catch {
    // That part did not arrive either.
  }
}
