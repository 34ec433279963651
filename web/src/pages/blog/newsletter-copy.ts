/** What it is stands on the form itself. */
export const NEWSLETTER_BAND = {
  title: 'Our newsletter',
  text: 'It begins once you have confirmed your address. It does not report whether you opened it.',
  terms: ['Confirmed by you first', 'Unsubscribe link in each', 'Address deleted when you leave'],
} as const;
