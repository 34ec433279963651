import { OUTLIVING } from '@contract/legal/outliving.ts';

/** What happens to a deleted account, as people are told before and after. */
export const DELETION = {
  title: 'Your account has been deleted',
  lead: 'You are signed out in every browser, and nothing more will be charged. Thank you for your time with us.',
  consequences: [
    {
      term: 'Deleted',
      text: 'At once: the servers that we host for you, with everything on them and their backups. Your sign-in, your details and your picture, the list of your servers and their permissions, what you agreed to and the record of security events. Your messages with their files, your applications and your newsletter sign-up, where they came from the account’s confirmed address.',
    },
    {
      term: 'For other people',
      text: 'Everyone whom you have let in loses access to your servers and what they have stored there, and is told. Open invitations end. Where others have let you in, you leave, and they are told; what you have stored on their servers stays there with them.',
    },
    {
      term: 'Kept because the law requires it',
      text: 'Invoices and their payments, at Stripe, for as long as tax law requires.',
    },
    {
      term: 'Kept as proof',
      text: `Withdrawals, cancellations by our form and data-processing agreements, for ${OUTLIVING.withdrawals.years} years after the end of the year. The privacy page says more.`,
    },
    {
      term: 'Kept by others until deleted there',
      text: 'What you wrote in the chat (at Zendesk) and on the feedback board (at Canny). Write to us, and we will have it removed.',
    },
    {
      term: 'Paid back',
      text: 'Credit that your payments have left, as after a pause or a cheaper plan, the way you paid. Days of a running plan stay paid, and credit that we gave you ends with the account.',
    },
    {
      term: 'Unaffected',
      text: 'Anything on servers that you run yourself. It is yours, and this account could never read it.',
    },
  ],
} as const;
