import type { Ledger } from './check-ledger.ts';

/** E-mails, forms and sentences of the account. */
export const MAIL_PROMISES: Ledger = {
  'functions/src/modules/mail/words/machine-words.ts': {
    'address is never given to anyone else': 'functions/src/modules/machines/record/host-names.ts',
    'The other backups are kept.': 'HOST-25',
    'Its files and backups are kept.': 'HOST-26',
    'it will be erased for good, with its backups': 'HOST-29',
    'Until then you can download its data.': 'HOST-28',
  },
  'functions/src/modules/mail/link-words.ts': {
    'You can also write to us from the address: we remove it within': '#answers',
  },
  'functions/src/adapters/manual-host.ts': {
    'We have your request and will write to you.': '#machines-by-hand',
  },
  'web/src/features/account/export-card.tsx': {
    'One file with everything that we keep about you': 'functions/src/consistency/documents.ts',
  },
  'web/src/features/account/consent-text.ts': {
    'A few a year, to the address of your account.': 'functions/src/modules/mail/announce.ts',
  },
  'web/src/features/invoice-copies/copies.tsx': {
    'get an e-mail with the link to each paid invoice':
      'functions/src/modules/invoice-copies/send-copies.ts',
  },
  'web/src/pages/auth/invoice-copy.tsx': {
    'Each e-mail has a link to stop them.':
      'functions/src/modules/mail/words/invoice-copy-words.ts',
  },
  'web/src/features/messages/call-form.tsx': {
    'writes to you with two times to choose from': '#answers',
  },
  'web/src/pages/account/success/order-progress.tsx': {
    'We keep trying, and set up your server as': 'functions/src/modules/machines/reconcile.ts',
  },
  'web/src/pages/account/deletion-copy.ts': {
    'At once: the servers that we host for you, with everything on them and their backups.':
      'HOST-29',
  },
};
