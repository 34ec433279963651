import { SECURITY_TOPIC } from '@contract/messages.ts';

/** What a message to us can be about. Each value is lower-case letters, digits and hyphens, at most 40 of them. */
export const MESSAGE_TOPICS = [
  { value: 'before-buying', label: 'A question before buying' },
  { value: 'not-working', label: 'Something does not work' },
  { value: 'payment', label: 'An invoice or a payment' },
  { value: SECURITY_TOPIC, label: 'A security finding' },
  { value: 'my-data', label: 'My data' },
  { value: 'other', label: 'Something else' },
] as const;
