import type { Ledger } from './check-ledger.ts';

/** What we do for money, by hand. */
export const SERVICE_PROMISES: Ledger = {
  'web/src/pages/services/v1/copy.ts': {
    'You get two totals that have to match, and a list of what could not be read.': '#services',
    'ten attempts to get in, all blocked': '#services',
    'We tell you what to buy, set it up with you, and connect it by its address.': '#services',
    'After that, only you have the keys: to the door and to the server.': '#services',
    'a time in minutes, and the name of someone who has done it': '#services',
    'You open the door, for two hours. It opens only from inside.': 'SERVER-08',
    'An engineer signs in under their own name, which is in your log.': 'SERVER-08',
    'Each command is written down as it is given. You can follow along.': 'SERVER-08',
    'The door closes. Anyone still inside is signed out.': 'SERVER-08',
  },
  'web/src/pages/services/v2/copy.ts': {
    'Fixed prices, agreed before we begin.': '#services',
    'A month of questions afterwards': '#services',
    'Doing it again, if the mistake was ours': '#services',
    'Sent once you have seen it work.': '#services',
    'The price stays. We tell you of a delay on the day we learn of it.': '#services',
    'You find out after the first hundred pages': '#services',
    'Until the day before we begin, it’s free.': '#services',
    'you pay the smaller price': '#services',
  },
  'web/src/pages/services/single/copy.ts': {
    'your server fetches the rest itself, over its own encrypted line': '#services',
    'keep no copy': '#services',
    'You get it filled in, with times and initials, when the work is done.': '#services',
    'a checksum for each file, before and after': '#services',
    'One folder is restored from the first backup, as a test.': '#services',
    'The log of what we did stays on your server.': 'SERVER-08',
    'The backup is encrypted.': 'HOST-23',
    'we hold the key to its disk, and enter only through the door that you open': 'HOST-04',
    '30 days after the invoice': '#services',
    'two years after the last one': '#what-others-keep',
  },
};
