import type { Ledger } from './check-ledger.ts';

/** Terms and privacy. */
export const LEGAL_PROMISES: Ledger = {
  'web/src/pages/legal/terms/copy.ts': {
    'some of them are on hold': 'functions/src/modules/memberships/stay-table.ts',
    'Below that, you get part of the price back': 'functions/src/modules/credits',
    'You may cancel a service free of charge until the day before it begins.': '#services',
    'If the first 100 pages cannot be read': '#services',
    'it is tried again over several days while the service continues':
      'functions/src/modules/machines/record/desired-state.ts',
    'we tell you by e-mail 7 days and 2 days before': 'functions/src/modules/machines/notices',
    'We announce a higher price two months in advance':
      'functions/src/modules/mail/announcement-file.ts',
    'Consumers in the European Union may withdraw within 14 days': '#papers-and-notice',
    'if they asked for it to begin at once': '#papers-and-notice',
    'We may end a plan with two months’ notice': '#papers-and-notice',
    'is yours on any plan: ask, and we send it signed': '#papers-and-notice',
    'we aim for an availability': 'functions/src/modules/availability',
    'nor does maintenance that we announced … days before': 'functions/src/modules/status',
    'For each full hour by which a server falls short of that in a month, you get back … per cent':
      'functions/src/modules/credits',
    'In the first days of the next month we work it out': 'functions/src/modules/credits',
    'days, it goes back to the card that paid': 'functions/src/modules/credits',
    'Backups are made as often and kept as long as your plan says.': 'HOST-20',
    'we tell you when they do': '#when-something-has-failed',
    'are sent to you by e-mail six weeks before they apply':
      'functions/src/modules/mail/announcement-file.ts',
    'get back what you have paid in advance': '#papers-and-notice',
    'are never given to anyone else': 'functions/src/modules/machines/record/host-names.ts',
    'Hosted servers are kept by a host in the European Union': 'HOST-02',
    'The disk and its backups are erased for good.': 'HOST-29',
    'then they are erased with their backups': 'HOST-29',
    'You may download everything on these servers': 'HOST-28',
  },
  'web/src/pages/legal/privacy/copy.ts': {
    'to everyone on a server when it sleeps, wakes or will be erased':
      'functions/src/modules/mail/words/people-words.ts',
    'We hold the key to its encrypted disk; our staff enter only in a visit that you open.':
      'HOST-04',
    'If it is not on the list, we do not have it.': 'functions/src/consistency/documents.ts',
    'The host receives three things from us': 'functions/src/adapters/machine-host.ts',
    'such an e-mail loads nothing and does not tell us whether you read it':
      'functions/src/modules/mail/template.ts',
    'by the link in each newsletter, without signing in': 'functions/src/modules/mail/link-acts.ts',
    'E-mails to us are kept for two years after the last one': '#what-others-keep',
    'Two years after the last message': '#what-others-keep',
    'a request number and the time. They hold no passwords': 'functions/src/foundation/log.ts',
    'Copies in our backups, in the EU too, are gone': '#who-backs-up-what',
    'is enough; we answer within': '#answers',
    'We hold the key to the disk, and do not look.': 'HOST-04',
    'We do not read them or train anything with them.': 'HOST-13',
    'that access ends automatically and is logged on your server': 'SERVER-08',
    'Backups expire after the number of days that your plan names.': 'HOST-22',
    'The data are stored there on encrypted disks. We hold the keys to these': 'HOST-04',
    'Then it is erased, with its disk and its backups.': 'HOST-29',
    'which you get signed when you ask': '#papers-and-notice',
    'under a contract in accordance with Art. 28 GDPR': '#what-others-keep',
    'customers are told by e-mail two weeks before':
      'functions/src/modules/mail/announcement-file.ts',
    'We send earlier versions on request.': '#papers-and-notice',
    'and in none of our databases': 'functions/src/consistency/documents.ts',
    'we stop sending invitations to that address for 30 days':
      'functions/src/modules/mail/mail-events.ts',
  },
};
