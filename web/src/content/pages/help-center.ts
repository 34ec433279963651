import { PATHS, PRICING } from '@/content/paths.ts';

export const HELP = {
  title: 'Help',
  lead: 'The questions that are asked most, in the order in which they come up.',
  topics: [
    {
      title: 'Setting up',
      questions: [
        {
          question: 'How do I register a server?',
          answer: [
            [
              'Open ',
              { text: 'Your servers', to: PATHS.projects },
              ', give the server a name and enter its address as it stands in the browser, for example https://cedar.alcove.example. Only the host counts; a path after it is left off. The long version is under ',
              { text: 'Connect your server', to: PATHS.helpDetail },
              '.',
            ],
          ],
        },
        {
          question: 'Why is the navigation in my account greyed out?',
          answer: [
            'Your e-mail address is not confirmed yet. Click the link in the mail that we sent you when you signed up. If it has not arrived, look in the spam folder, then have it sent again from the notice at the top of your account.',
          ],
        },
        {
          question: 'How many servers may I register?',
          answer: ['One without a plan, one on Solo, two on Household, five on Practice.'],
        },
      ],
    },
    {
      title: 'Signing in',
      questions: [
        {
          question: 'I cannot sign in',
          answer: [
            [
              'Have a link sent to ',
              { text: 'choose a new password', to: PATHS.forgotPassword },
              '. The page says the same whether or not an account exists, so that nobody can find out who has one. If no mail comes within ten minutes, the account may be under another address.',
            ],
          ],
        },
        {
          question: 'A page asks whether to connect to a server that I do not know',
          answer: [
            'Choose Cancel. Somebody has sent you a link that asks for a sign-in at their address. Without your consent nothing was handed over, and cancelling leaves it so.',
          ],
        },
        {
          question: 'I lost a device',
          answer: [
            [
              'Choose “sign out everywhere” under ',
              { text: 'Security', to: PATHS.security },
              ' and then set a new password. You may also stop single servers from signing you in under ',
              { text: 'Permissions', to: PATHS.permissions },
              '.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Paying',
      questions: [
        {
          question: 'How do I change, pause or cancel?',
          answer: [
            [
              'All three are under ',
              { text: 'Plan and invoices', to: PATHS.invoices },
              '. A cancelled plan runs to the end of the period that is paid for, and can be taken up again until then. A pause stops the payments and keeps your data.',
            ],
          ],
        },
        {
          question: 'A payment has failed',
          answer: [
            [
              'Nothing is switched off at once. The bank is asked again over the following days. Enter another card under ',
              { text: 'Plan and invoices', to: PATHS.invoices },
              ' and the open amount is taken from it.',
            ],
          ],
        },
        {
          question: 'What does a plan cost?',
          answer: [['All prices are on ', { text: 'the page with the plans', to: PRICING }, '.']],
        },
      ],
    },
    {
      title: 'Your data',
      questions: [
        {
          question: 'Can I take everything with me or have it deleted?',
          answer: [
            [
              'Both are under ',
              { text: 'Delete account', to: PATHS.deleteProfile },
              ': an export of what the account holds, and the deletion, which ends your plan first. What lies on your server comes down from the server itself.',
            ],
          ],
        },
      ],
    },
  ],
  more: {
    title: 'Not here?',
    paragraphs: [
      [
        'Signed-in customers find a chat in the corner of the page. Everybody can ',
        { text: 'write to us', to: PATHS.contactV1 },
        '.',
      ],
    ],
  },
} as const;
