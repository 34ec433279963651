import type { Ledger } from './check-ledger.ts';

/** The help articles. */
export const HELP_PROMISES: Ledger = {
  'web/src/catalogue/help/getting-started.ts': {
    'We send you an e-mail with a link.': 'web/src/platform/firebase/auth-client.ts',
    'you also see when it last answered, and how much of its disk is used':
      'functions/src/modules/machines/record/machine-record.ts',
    'This happens within seconds of the payment.': 'functions/src/modules/machines/reconcile.ts',
    'we keep trying until your server is ready. One order is enough.':
      'functions/src/modules/machines/reconcile.ts',
    'and we are told at the same moment':
      'functions/src/modules/machines/host/reconcile-machine.ts',
    'Its data and backups are kept, and it wakes automatically when the plan resumes.': 'HOST-26',
    'After that it is erased for good, with its backups.': 'HOST-29',
    'name and address are never given to anyone else':
      'functions/src/modules/machines/record/host-names.ts',
    'are on your server, and this account shows none of them':
      'functions/src/consistency/documents.ts',
  },
  'web/src/catalogue/help/plan-and-payment.ts': {
    'a year costs the same as ten months': 'functions/src/contract/plans.ts',
    'press “Undo the cancellation”, and the plan continues as before':
      'functions/src/modules/billing/actions.ts',
    '“Download data” gives you everything in one archive': 'HOST-28',
    'until one has reached you, we keep the server longer':
      'functions/src/modules/machines/notices',
    'Before you confirm, you see what you pay now, to the cent':
      'functions/src/modules/billing/changes/plan-change.ts',
    'you choose which servers stay': 'functions/src/modules/machines/machine-choice.ts',
    'The plan ends at once, and you get back what you paid, less the share for the days until then.':
      'functions/src/modules/withdrawals/order',
    'the owner of each confirms it once, and then gets a link to each paid invoice':
      'functions/src/modules/invoice-copies',
    'You can pause for up to three months': 'functions/src/modules/billing/changes/pause.ts',
    'After that we withdraw it, its credit is yours again':
      'functions/src/modules/billing/changes/void.ts',
    'Its data and backups are kept; new backups are made once it is awake.': 'HOST-26',
    'the notice names the next one': 'functions/src/modules/billing/stripe/mirror.ts',
    'The new card pays for your plan and every invoice from then on.':
      'functions/src/modules/billing/stripe/cards.ts',
    'We write to you 7 days and 2 days before.': 'functions/src/modules/machines/notices',
    '“PDF” downloads it': 'functions/src/modules/billing/invoices.ts',
    'If an invoice that you already have is wrong, write to us.': '#answers',
  },
  'web/src/catalogue/help/privacy-and-data.ts': {
    'They tell you what you have to know, such as when a server will be erased.':
      'functions/src/modules/machines/notices',
    '“Export my data” saves everything that we keep about you in one file':
      'functions/src/consistency/documents.ts',
    'If the plan has ended but a server could not be erased yet, the account stays':
      'functions/src/modules/account/account-deletion.ts',
    'saves one file with everything in the table': 'functions/src/consistency/documents.ts',
    'You are signed out in all browsers, and a page says what was deleted.':
      'web/src/pages/account/account-deleted',
    'kept there until you ask us to have them removed': '#answers',
    'years after the end of the year, as proof': 'functions/src/contract/legal/outliving.ts',
  },
  'web/src/catalogue/help/servers.ts': {
    'Choose this to hold the key to its disk yourself.':
      'functions/src/modules/servers/add-server.ts',
    'after the end they are kept for … days and then erased':
      'functions/src/modules/machines/record/desired-state.ts',
    'One that sleeps until it is erased does not.': 'functions/src/modules/machines/places.ts',
    'with our host, in the European Union': 'HOST-02',
    'for the technical description': '#answers',
    'A server that checks with us from time to time, as ours do': 'SERVER-01',
    'may have up to 60 characters': 'functions/src/modules/machines/routes.ts',
    'so that we can warn others': '#answers',
    'It is deleted for good, with its backups, for everyone whom you have let in as well.':
      'HOST-29',
    Backups: 'HOST-20',
    'Their data is kept for … days and can be downloaded; then they are erased.':
      'functions/src/modules/machines/record/desired-state.ts',
  },
  'web/src/catalogue/help/signing-in.ts': {
    'Every session of the account ends at once, on the lost device too.':
      'functions/src/modules/sign-in/session-revocation.ts',
    'shows the last 180 days: servers, permissions, the plan, the password':
      'functions/src/modules/audit/audit-log.ts',
    'Common passwords are refused': 'web/src/features/auth-forms/rate-password.ts',
    'We write to both addresses and decide within': '#accounts-that-are-closed',
    'We write to all your addresses at once, after 24 and after 48 hours':
      'functions/src/modules/sign-in',
    'When something important happens in your account, we write to you at once':
      'functions/src/modules/mail/words/security-words.ts',
    'What was added since the day before is removed': 'functions/src/modules/sign-in/not-me',
  },
  'web/src/catalogue/help/people.ts': {
    'Your people are told that a server sleeps, wakes or will be erased':
      'functions/src/modules/mail/words/people-words.ts',
    'For a guest you can set a last day': 'functions/src/modules/people/access-terms.ts',
    'Which folders each may read is set on the server itself.': 'SERVER-02',
    'From that moment they are refused, and we end their sign-in on your servers.':
      'functions/src/modules/people/change-member.ts',
    'you choose who stays before you confirm the change':
      'functions/src/modules/memberships/stay-table.ts',
    'We write to you the day before.': 'functions/src/modules/mail/words/people-words.ts',
    'The door is then shut to you, its owner is told': 'functions/src/modules/people/leave.ts',
    'Make a sign-in for them on the server itself': 'SERVER-01',
  },
  'web/src/catalogue/help/trouble.ts': {
    'the backups that your plan names are in another building': 'HOST-23',
    'A restart takes about three.': 'HOST-09',
    'It takes about three minutes, and what is on it stays.': 'HOST-09',
    'If it stays silent for half an hour': '#answers',
    'is erased because a server does not answer':
      'functions/src/modules/machines/record/desired-state.ts',
  },
};
