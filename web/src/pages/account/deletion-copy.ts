/** What becomes of an account, as it is said before and after. */
export const DELETION = {
  title: 'Your account is deleted',
  lead: 'You are signed out in all browsers, and nothing more is charged. Thank you for the time that you were here.',
  consequences: [
    {
      term: 'Deleted',
      text: 'Your machines with everything on them and their backups, at once. Your sign-in and your details, the list of your servers and their permissions, what you agreed to, the record of security events, and messages, applications and the place on the newsletter’s list under the confirmed address of the account.',
    },
    {
      term: 'Kept because the law requires it',
      text: 'Invoices and the payments they belong to, at Stripe, for as long as tax law says.',
    },
    {
      term: 'Kept by others until deleted there',
      text: 'What you wrote in the chat, which Zendesk keeps, and on the feedback board, which Canny keeps. Write to us, and we have it removed.',
    },
    {
      term: 'Ends with the account',
      text: 'Credit that is left from a pause or a cheaper plan. It belongs to the account and ends with it.',
    },
    {
      term: 'Unaffected',
      text: 'What lies on servers that you run yourself. It is yours, and this account was never able to read it.',
    },
  ],
} as const;
