import { AFTER_YOU_PAY, PATHS, PRICING } from '@/site/paths.ts';

export const NOT_FOUND_PAGE = {
  kicker: '404: this address is empty',
  title: 'An empty alcove',
  lead: 'This niche is empty. The page may have moved, or the address may have lost a letter on the way. Everything that is yours is still there.',
  niches: [
    { thing: 'books', label: 'The blog', to: PATHS.blogGrid },
    { thing: 'lamp', label: 'Help', to: PATHS.helpCenter },
    { thing: 'tag', label: 'The plans', to: PRICING },
    { thing: 'key', label: 'Your account', to: PATHS.dashboard },
  ],
  likely: {
    title: 'Looking for one of these?',
    entries: [
      { phrase: 'start again', page: 'The front page', to: PATHS.home },
      { phrase: 'what does it cost', page: 'Plans and prices', to: PRICING },
      { phrase: 'cannot sign in', page: 'Choose a new password', to: PATHS.forgotPassword },
      { phrase: 'cancel, pause, change the card', page: 'Plan and invoices', to: PATHS.invoices },
      { phrase: 'where is my server', page: 'What happens after you pay', to: AFTER_YOU_PAY },
      {
        phrase: 'my server does not answer',
        page: 'My server does not answer',
        to: '/help/machine-does-not-answer',
      },
      { phrase: 'add my own server', page: 'Bring your own', to: '/help/bring-your-own' },
      {
        phrase: 'who can read my files',
        page: 'What can and cannot be kept private',
        to: PATHS.blogSingleV1,
      },
      { phrase: 'speak to a person', page: 'Write to us', to: PATHS.contactV1 },
    ],
  },
  find: {
    field: 'Find a page by its name',
    none: 'No page has that name.',
    ask: 'Ask us where it went',
    askTo: PATHS.contactV1,
  },
} as const;
