import { requestToasts } from './toast-request.ts';

/**
 * Shows a toast. The toasts' code is loaded with the first one; a toast requested before
 * it has arrived is shown when it has.
 */
export const notify = {
  success: (message: string, options?: NotifyOptions) => show('success', message, options),
  error: (message: string, options?: NotifyOptions) => show('error', message, options),
  info: (message: string, options?: NotifyOptions) => show('info', message, options),
};

function show(kind: 'success' | 'error' | 'info', message: string, options: NotifyOptions = {}) {
  requestToasts();
  import('react-toastify/unstyled').then(
    ({ toast }) => toast[kind](message, options),
    // Offline or a new release: no toast can be shown, but the page itself works.
    () => undefined,
  );
}

/** `autoClose`: milliseconds; 5000 unless given. The same `toastId` is shown once at a time. */
type NotifyOptions = { autoClose?: number; toastId?: string };
