// All that two processes of the API can do to each other, and races; `npm test` runs a part of each kind.
import { runTests } from './run-tests.ts';

const WORDS = [
  'two-instances',
  'kills',
  'tests/api/billing/webhook',
  'deletion-races',
  'announce',
  'last-place',
];

export const run = () => runTests('api', WORDS, { ALCOVE_FULL_SIZE: 'yes' });
