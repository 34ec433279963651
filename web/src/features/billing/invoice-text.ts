import type { Invoice } from '@contract/api.ts';

/** An invoice's status in words, with the tone of its badge. */
export function describeInvoice(status: Invoice['status']): {
  label: string;
  tone: 'neutral' | 'good' | 'warn' | 'bad';
} {
  switch (status) {
    case 'draft':
      return { label: 'Being prepared', tone: 'neutral' };
    case 'open':
      return { label: 'Open', tone: 'warn' };
    case 'paid':
      return { label: 'Paid', tone: 'good' };
    case 'uncollectible':
      return { label: 'Not collected', tone: 'bad' };
    case 'void':
      return { label: 'Withdrawn', tone: 'neutral' };
  }
}
