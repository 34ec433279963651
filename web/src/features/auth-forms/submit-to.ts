import { messageOf } from '@/lib/message-of.ts';

/** Shows in the form why a submission failed; the form keeps what was typed. */
export function submitTo<T>(
  onSubmit: (values: T) => Promise<void>,
  setError: (name: 'root', error: { message: string }) => void,
): (values: T) => Promise<void> {
  return async (values) => {
    try {
      await onSubmit(values);
    } catch (cause) {
      setError('root', {
        message: messageOf(cause, 'Something went wrong. Please try again.'),
      });
    }
  };
}
