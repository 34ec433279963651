/** Companies that process personal data for us: the one list behind the privacy page and the paper on sub-processors. */
export const RECIPIENTS: Readonly<Record<RecipientId, Recipient>> = {
  host: {
    name: 'Rackworks B.V., Example Quay 2, Rotterdam, Netherlands (example)',
    why: 'To set up, run, back up and erase the servers that we host',
    what: 'Everything on a server that we host, on an encrypted disk; its name, its plan and the number of its owner’s account',
    where: 'European Union: server, disk and backups',
    contract: 'Art. 28 GDPR',
    hasServers: true,
  },
  google: {
    name: 'Google Cloud EMEA Limited, Dublin, Ireland',
    why: 'Sign-in, databases, files and the delivery of these pages, on Firebase and Google Cloud',
    what: 'What the account holds: addresses, details, pictures, the list of servers, messages and their files, logs; your network address when a page is delivered',
    where:
      'European Union, functions and files in Belgium. Sign-in data may be handled outside it, under the adequacy decision for the United States or the standard contractual clauses',
    contract: 'Art. 28 GDPR',
    hasServers: false,
  },
  stripe: {
    name: 'Stripe Payments Europe, Limited, Dublin, Ireland',
    why: 'Payment and invoices',
    what: 'Card, billing address, tax number, invoices, and Stripe’s number for you',
    where:
      'European Union; the United States as well, under the adequacy decision or the standard contractual clauses',
    contract:
      'Art. 28 GDPR; for preventing fraud, Stripe is a controller in its own right and explains this in its own notice',
    hasServers: false,
  },
  mail: {
    name: 'Mailgun Technologies, Inc., EU region (example)',
    why: 'To send our e-mails',
    what: 'Your address, and what the e-mail says',
    where: 'European Union',
    contract: 'Art. 28 GDPR',
    hasServers: false,
  },
  zendesk: {
    name: 'Zendesk, Inc., San Francisco, United States',
    why: 'Chat and help center',
    what: 'The number of your account, name and confirmed address if you let us, and what you write there',
    where:
      'European Union and United States, under the adequacy decision or the standard contractual clauses',
    contract: 'Art. 28 GDPR',
    hasServers: false,
  },
  canny: {
    name: 'Canny, Inc., United States',
    why: 'The feedback board, once you open it',
    what: 'The number of your account, name and confirmed address, and what you post',
    where: 'United States, under the adequacy decision or the standard contractual clauses',
    contract: 'Art. 28 GDPR',
    hasServers: false,
  },
};

type RecipientId = 'canny' | 'google' | 'host' | 'mail' | 'stripe' | 'zendesk';

type Recipient = {
  /** With its seat. */
  name: string;
  why: string;
  what: string;
  where: string;
  contract: string;
  /** Whether it has what is on customers' servers: then it is a sub-processor under the data-processing agreement. */
  hasServers: boolean;
};
