import { requestToasts } from './toast-request.ts';

/**
 * Says something in passing. The toasts' code is fetched with the first of them; what is said before
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
    // Offline or a new release: nothing can be shown in passing, and the page itself is unharmed.
    () => undefined,
  );
}

/** `autoClose`: milliseconds; 5000 unless given. The same `toastId` is shown once at a time. */
type NotifyOptions = { autoClose?: number; toastId?: string };
