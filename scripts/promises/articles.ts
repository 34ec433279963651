import type { Ledger } from './check-ledger.ts';

/** What the articles say that we do. */
export const ARTICLE_PROMISES: Ledger = {
  'web/src/catalogue/articles/four-ways-home.ts': {
    'answers on port 443 with its own certificate': 'HOST-05',
  },
  'web/src/catalogue/articles/what-stays-private.ts': {
    'We hold the key to the disk as well.': 'HOST-04',
    'our staff enter only in a visit that you open, and your log shows each one': 'HOST-07',
    'it is encrypted, and we hold the key elsewhere': 'HOST-04',
    'We answer lawful orders with what we hold': '#papers-and-notice',
  },
  'web/src/catalogue/articles/documents-that-give-orders.ts': {
    'An Alcove server answers each question from the files that the asker may open.': 'SERVER-02',
    'is our job, and we describe it': 'SERVER-19',
  },
  'web/src/catalogue/articles/a-machine-in-the-cupboard.ts': {
    'a second building for the backups and someone to write to': 'HOST-23',
  },
  'web/src/catalogue/articles/before-the-first-letter.ts': {
    'a contract under Art. 28 on any plan, accepted in your account':
      'functions/src/modules/agreements',
  },
  'web/src/catalogue/articles/backups-of-a-machine-that-thinks.ts': {
    'days of backups on Solo, Household and Practice': 'HOST-22',
  },
};
