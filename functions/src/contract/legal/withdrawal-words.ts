// What pages and mails say alike. It is apart from the rules, which the account loads on every page.

/** What the law's form of a withdrawal is filled in with. */
export const WITHDRAWAL_FORM: readonly string[] = [
  'The plan, or the number of its invoice',
  'Ordered on',
  'Your name, and the address of your account',
  'Today’s date and, on paper, your signature',
];

/** How long banks take to show a refund. */
export const BANKS_TAKE = 'five to ten working days';
