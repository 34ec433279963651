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
    'We announce a higher price … in advance': 'functions/src/modules/mail/announcement-file.ts',
    'You may withdraw from the order of a plan through day … after it':
      'functions/src/contract/legal/withdrawal.ts',
    'a receipt with what you declared, the date and the time goes to you at once':
      'functions/src/modules/withdrawals',
    'the plan ends at once. Otherwise we send a link': 'functions/src/modules/withdrawals',
    'a person decides within': '#papers-and-notice',
    'you get back in full what was charged after it': '#papers-and-notice',
    'pay back the rest: everything that you paid for this order':
      'functions/src/modules/withdrawals/order',
    'Without your request to begin at once, you get back the whole price.':
      'functions/src/modules/withdrawals/order',
    'at the latest 14 days after your withdrawal': 'functions/src/modules/withdrawals/order',
    'You get back what you have paid for the days that are left.': '#papers-and-notice',
    'We may end a plan with two months’ notice': '#papers-and-notice',
    'under Art. 28 GDPR is yours: you accept it in your account':
      'functions/src/modules/agreements',
    'we aim for an availability': 'functions/src/modules/availability',
    'nor does maintenance that we announced … days before': 'functions/src/modules/status',
    'For each full hour by which a server falls short of that in a month, you get back … per cent':
      'functions/src/modules/credits',
    'In the first days of the next month we work it out': 'functions/src/modules/credits',
    'days, it goes back to the card that paid': 'functions/src/modules/credits',
    'Backups are made as often and kept as long as your plan says.': 'HOST-20',
    'we tell you when they do': '#when-something-has-failed',
    'are sent to you by e-mail … before they apply':
      'functions/src/modules/mail/announcement-file.ts',
    'get back what you have paid in advance': '#papers-and-notice',
    'are never given to anyone else': 'functions/src/modules/machines/record/host-names.ts',
    'Hosted servers are kept by a host in the European Union': 'HOST-02',
    'The disk and its backups are erased for good.': 'HOST-29',
    'then they are erased with their backups': 'HOST-29',
    'You may download everything on these servers': 'HOST-28',
  },
  'web/src/pages/withdraw/copy.ts': {
    'counts as much: say who you are and which plan': '#papers-and-notice',
    'we give it to businesses as well': 'functions/src/modules/withdrawals/order',
    'Through day … after the order.': 'functions/src/contract/legal/withdrawal.ts',
    'Days on which the plan was paused cost nothing.':
      'functions/src/modules/withdrawals/order/stretches.ts',
    'The money goes back the way it came.': 'functions/src/modules/withdrawals/order/pay-back.ts',
    'whatever you type here, so that only its owner can end the plan':
      'functions/src/modules/withdrawals/join-order.ts',
    'a person decides within': 'functions/src/modules/withdrawals/settle-withdrawals.ts',
    'We keep what you declare until the end of the year':
      'functions/src/contract/legal/outliving.ts',
  },
  'web/src/features/withdrawal/withdrawal-text.ts': {
    'however often it arrives, it counts once': 'functions/src/modules/withdrawals/declare.ts',
    'also counts as a withdrawal': '#papers-and-notice',
    'what is charged until then comes back in full':
      'functions/src/modules/withdrawals/settle-withdrawals.ts',
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
    'which you accept in your account': 'functions/src/modules/agreements',
    'under a contract in accordance with Art. 28 GDPR': '#what-others-keep',
    'customers are told by e-mail … before': 'functions/src/modules/mail/announcement-file.ts',
    'We send earlier versions on request.': '#papers-and-notice',
    'more addresses that get the link to each paid invoice. We ask the owner of each once':
      'functions/src/modules/invoice-copies',
    'Until … years after the end of the year in which …':
      'functions/src/contract/legal/outliving.ts',
    'and in none of our databases': 'functions/src/consistency/documents.ts',
    'we stop sending invitations to that address for 30 days':
      'functions/src/modules/mail/mail-events.ts',
  },
  'web/src/pages/legal/data-processing/copy.ts': {
    'It applies from the day on which you accept it': 'functions/src/modules/agreements',
    'hand over and erase': 'HOST-28',
    'is used to run that server and for this purpose alone': 'HOST-13',
    'has signed an undertaking of secrecy': '#papers-and-notice',
    'They enter only during a visit that you have opened': 'HOST-07',
    'each command is written down on your server as it is given': 'SERVER-08',
    'One customer to a server': 'HOST-03',
    'The whole disk is encrypted': 'HOST-04',
    'Connections are encrypted all the way to the server.': 'HOST-05',
    'From outside it answers on one port': 'HOST-06',
    'A server opens connections only for its certificate': 'SERVER-07',
    'asks us about each session every few minutes': 'SERVER-01',
    'They are applied before a search': 'SERVER-02',
    'Backups are made each night or each hour': 'HOST-20',
    'lie in another building in the European Union': 'HOST-23',
    'Once a month the newest one is read back whole and compared.': 'HOST-24',
    'Servers and their software are kept up to date.': 'HOST-12',
    'Each is asked every minute whether it answers.': 'HOST-10',
    'A log on the server says who signed in': 'SERVER-09',
    'Each is bound by a contract with the same duties': '#what-others-keep',
    'We tell you by e-mail … before another one begins.': '#papers-and-notice',
    'Servers, disks and backups stay in the European Union.': 'HOST-02',
    'we pass it on to you within': '#papers-and-notice',
    'within 72 hours of finding out at the latest': '#when-something-has-failed',
    'Within a week you get a written report with the cause.': '#when-something-has-failed',
    'Then it is erased with its disk and its backups, within a day.': 'HOST-29',
    'we confirm an erasure in writing within': '#papers-and-notice',
    'is gone from the backups when the last of them has expired': 'HOST-22',
    'answer questions about it within': '#papers-and-notice',
    'You may check it, yourself or through someone': '#papers-and-notice',
    'You can download each version that you have accepted.': 'web/src/features/papers',
    'is announced by e-mail … before': '#papers-and-notice',
  },
  'web/src/pages/legal/sub-processors/copy.ts': {
    'Before another company begins, we tell you by e-mail, … ahead.': '#papers-and-notice',
  },
  'web/src/pages/legal/accessibility/copy.ts': {
    'Every page, for visitors and for customers, is tested with axe': 'tests/e2e/routes.spec.ts',
    'Every page is measured at 320, 390 and 1,440 pixels': 'tests/e2e/routes.spec.ts',
    'At 400 per cent, the bar at the top scrolls away': 'tests/e2e/shell.spec.ts',
    'gets pages that change without a fade': 'tests/e2e/shell.spec.ts',
    'Public pages and their forms work without scripts.': 'tests/e2e/without-scripts.spec.ts',
    'we send the same figures as text': '#answers',
    'Ask, and we describe them.': '#answers',
    'We repeat ours once a year': '#what-others-keep',
    'A person answers within': '#answers',
  },
};
