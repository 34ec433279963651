let requested = false;
const listeners = new Set<() => void>();

/** Asks for the toasts' container, once. */
export function requestToasts(): void {
  if (requested) return;
  requested = true;
  for (const listener of listeners) listener();
}

export function subscribeToRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const areToastsRequested = (): boolean => requested;
