export const NEWSLETTER = {
  title: 'New articles by e-mail',
  text: 'Once a month, each new article in three sentences. The letter has no hidden picture that tells us whether you opened it.',
  terms: ['Written by people', 'A link to leave in each', 'Your address goes when you do'],
} as const;
