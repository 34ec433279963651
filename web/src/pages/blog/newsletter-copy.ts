export const NEWSLETTER = {
  title: 'The next one by letter',
  text: 'Once a month, with each new article named and summed up in three sentences. There is no picture in the letter that tells us whether you opened it.',
  terms: ['Written by people', 'A link to leave in each', 'Your address goes when you do'],
} as const;
