import type { Ledger } from './check-ledger.ts';

/** Who we are, how to reach us, and how we work. */
export const COMPANY_PROMISES: Ledger = {
  'web/src/pages/about/v1/copy.ts': {
    'LUKS2 on the disk, with one key per server, which we hold.': 'HOST-04',
    'TLS 1.3 on the way, opened only on your server.': 'HOST-05',
    'Our staff enter your server only in a visit that you open, and its log shows it.': 'HOST-07',
    'that you write trains a model': 'SERVER-04',
    'We connect one of your own free of charge': 'functions/src/modules/servers/add-server.ts',
  },
  'web/src/pages/about/v2/copy.ts': {
    'Once a month she checks that a backup of each has been read back.': '#on-call',
    'Is the contact with a name for Practice customers.': '#a-contact-with-a-name',
    'One person is first on call and one second': '#on-call',
    'Servers of more than one customer are silent, or one has been for an hour.':
      'functions/src/modules/availability',
    'A backup is late by as much as its interval.': 'functions/src/modules/machines/backups',
    'E-mails have waited for an hour.': 'functions/src/modules/mail/deliver-mail.ts',
    'A security finding, from anyone.': 'functions/src/modules/messages/routes.ts',
    'We work on a customer’s server in pairs.': '#services',
    'everyone affected gets a written report': '#when-something-has-failed',
  },
  'web/src/pages/about/v3/copy.ts': {
    'Originals, index and backup are on separate disks': 'HOST-23',
    'Encrypted disks, rooms with doors': 'HOST-04',
    'who may open which server is on one page': 'functions/src/modules/people/people-list.ts',
    'A server that we host is reached directly': 'HOST-05',
    'with places for people included': 'functions/src/modules/people/room.ts',
  },
  'web/src/pages/contact/v1/copy.ts': {
    'Encrypted, untracked, and to our own address only.': 'tests/e2e/headers.spec.ts',
    'A person reads your message, in English, German or French': '#answers',
    'A question before buying': '#answers',
    'A security finding': '#answers',
    'Your data': '#answers',
    'Your network address is left out.': 'functions/src/modules/messages/visitor-limits.ts',
    'model reads, sorts or answers it': 'functions/src/modules/messages/message-store.ts',
    'Twelve months later, or sooner if you ask': 'functions/src/modules/messages/message-store.ts',
    'Kept for two years after the last e-mail.': '#what-others-keep',
    '“Chat” is at the top of your account.': 'web/src/features/support',
    'From Household up, a person answers it on working days.': '#answers',
  },
  'web/src/pages/contact/v2/copy.ts': {
    'By telephone or video': '#answers',
    'The engineer takes notes and sends them to you.': '#answers',
    'You have it by e-mail by the next working day.': '#answers',
    'You get two times to choose from': '#answers',
  },
  'web/src/pages/contact/sent/copy.ts': {
    'is erased after twelve months': 'functions/src/modules/messages/message-store.ts',
    'A person reads it and answers within': '#answers',
  },
  'web/src/pages/help/center/copy.ts': {
    'We read it before anything else.': 'functions/src/modules/messages/routes.ts',
    'it knows which account is asking': 'functions/src/modules/support/zendesk-tokens.ts',
    'The Practice plan includes a contact with a name.': '#a-contact-with-a-name',
  },
  'web/src/pages/status/copy.ts': {
    'A program looks at each part every minute.': 'functions/src/modules/status',
    'it also answers when the account does not': 'functions/src/modules/status',
  },
  'web/src/pages/customer/stories/copy.ts': {
    'You get four lines back: which plan': '#answers',
  },
  'web/src/pages/career/index/copy.ts': {
    'You get into a customer’s server only when the customer lets you in.': 'HOST-07',
  },
  'web/src/pages/career/single/copy.ts': {
    'one of us writes to you, whatever the answer': '#answers',
    'a backup of each server is read back every month': 'HOST-24',
    'Its disk is encrypted, and we get in only when its owner opens the door.': 'HOST-07',
  },
  'web/src/pages/blog/grid/copy.ts': {
    'When a fact changes, we change the article and give the date.':
      'web/src/pages/blog/article-view/article-dates.tsx',
  },
  'functions/src/contract/messages.ts': {
    'One e-mail a month, written by a person': '#e-mails-to-everyone',
  },
  'web/src/pages/blog/newsletter-copy.ts': {
    'Address deleted when you leave': 'functions/src/modules/messages/newsletter-store.ts',
  },
  'web/src/pages/newsletter/joined/copy.ts': {
    'all of this is deleted after three days': 'functions/src/modules/messages/newsletter-store.ts',
    'By the link at the foot of each newsletter, or in your account.':
      'functions/src/modules/mail/link-acts.ts',
  },
  'SECURITY.md': {
    'within one working day': '#answers',
    'within 5 working days': '#answers',
    'we tell the customers concerned within 72 hours of finding out': '#when-something-has-failed',
    'We fix a critical finding within 7 days': '#answers',
  },
  'web/src/pages/career/sent/copy.ts': {
    'Your application is erased after six months':
      'functions/src/modules/messages/message-store.ts',
  },
};
