import { expect, it } from 'vitest';
import { contactChange } from './customer-contact.ts';

const ACCOUNT = { email: 'new@example.net', emailVerified: true, displayName: 'Ada King' };
const CUSTOMER = { email: 'old@example.net', name: 'Ada Byron' };

// R-API-02
it.each([
  ['both', CUSTOMER, ACCOUNT, 'Ada Byron', { email: 'new@example.net', name: 'Ada King' }],
  ['what it has', { email: 'new@example.net', name: 'Ada King' }, ACCOUNT, 'Ada Byron', null],
  ['no unconfirmed address', CUSTOMER, { ...ACCOUNT, emailVerified: false }, null, null],
  [
    'no name in place of a company’s',
    { ...CUSTOMER, name: 'Byron Ltd' },
    ACCOUNT,
    'Ada Byron',
    { email: 'new@example.net' },
  ],
  [
    'no name that did not change',
    CUSTOMER,
    { ...ACCOUNT, displayName: 'Ada Byron' },
    'Ada Byron',
    { email: 'new@example.net' },
  ],
  [
    'no empty name',
    CUSTOMER,
    { ...ACCOUNT, displayName: ' ' },
    'Ada Byron',
    { email: 'new@example.net' },
  ],
])('Stripe is told %s', (_what, customer, account, formerName, change) => {
  expect(contactChange(customer, account, formerName)).toEqual(change);
});
