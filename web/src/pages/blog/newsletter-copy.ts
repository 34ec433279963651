export const NEWSLETTER = {
  title: 'New articles by e-mail',
  text: 'Once a month, each new article in three sentences. The e-mail has no hidden picture to tell us whether you opened it.',
  terms: ['Written by people', 'Unsubscribe link in each', 'Address deleted when you leave'],
} as const;
