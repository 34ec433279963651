import { messageOf } from '@/lib/message-of.ts';

/** Shows in the form why a submission failed; the form keeps what was typed. `failed` says what did not happen. */
export function submitTo<T>(
  onSubmit: (values: T) => Promise<void>,
  setError: (name: 'root', error: { message: string }) => void,
  failed: string,
): (values: T) => Promise<void> {
  return async (values) => {
    try {
      await onSubmit(values);
    } catch (cause) {
      setError('root', {
        message: messageOf(cause, `${failed} This page made an error: reload it and try again.`),
      });
    }
  };
}
