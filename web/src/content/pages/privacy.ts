import { MAIL_ADDRESS } from '@/content/contact.ts';
import { PATHS } from '@/content/paths.ts';

export const PRIVACY = {
  title: 'Privacy',
  lead: 'What we store about you, why, for how long, and who else handles it. Your own server is yours: what lies on it is described last, because we have the least to do with it.',
  dated: 'In force from 1 November 2026',
  parts: [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        [
          'Alcove, reached at ',
          { text: MAIL_ADDRESS, to: `mailto:${MAIL_ADDRESS}` },
          ', is the controller for this website and for your account. For what you keep on your server you are the controller, and we process it on your instructions.',
        ],
      ],
    },
    {
      id: 'visit',
      title: 'When you visit these pages',
      paragraphs: [
        'The public pages come from Google’s Firebase Hosting, which sees your network address for as long as delivery and defence against abuse require. There are no advertising or analytics scripts and no cookies of ours. The demo shop works in your browser alone.',
      ],
    },
    {
      id: 'browser',
      title: 'What is kept in your browser',
      paragraphs: ['We use your browser’s own storage where a page cannot do without it:'],
      list: [
        'The session of the sign-in service, so that you stay signed in. It is removed when you sign out.',
        'The theme of the pages, which is always light.',
        'The demo shop’s cart, wishlist and orders. They never leave your browser.',
        'What the support chat needs, once you are signed in and it is loaded. It is removed when you sign out.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'We store your e-mail address, whether it is confirmed, a derived form of your password from which it cannot be read, and the times of sign-in. If you enter them, also your name, company, telephone number and language. We need this to provide the account (contract, Art. 6(1)(b) GDPR).',
        'Sign-in is handled by Firebase Authentication and the data lie in Cloud Firestore. Both are run for us by Google under a data-processing agreement. Our functions run in Google’s region in Belgium. Google may handle sign-in data outside the European Union under the standard contractual clauses.',
      ],
    },
    {
      id: 'servers',
      title: 'Servers and the hand-off',
      paragraphs: [
        'For each server that you register we store its name, its address, when you added it, and when you were last signed in there. When you open one, we issue a token that identifies your account, and your browser carries it to that server. The token is valid for an hour. It is sent only to addresses that you registered or agreed to, and it is not written to our logs.',
        [
          'A server which receives the token learns your account’s identifier, and whoever runs that server answers for what it does with it. You can withdraw a server under ',
          { text: 'Permissions', to: PATHS.permissions },
          ' at any time.',
        ],
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'Plans are paid for through Stripe. You enter your card on Stripe’s pages; we never receive its number. We store Stripe’s identifier for you, your plan, its status and the end of the paid period. Stripe is a controller of its own for preventing fraud. Invoices are kept for as long as tax law demands, up to ten years (Art. 6(1)(c) GDPR).',
      ],
    },
    {
      id: 'support',
      title: 'Help and feedback',
      paragraphs: [
        'The support chat and the help center are run for us by Zendesk. When you are signed in, the chat receives your account’s identifier, and your name and e-mail address only if that address is confirmed. The chat is not loaded on the pages for signing in.',
        'Opening the help center or the feedback board while signed in sends a short-lived token with your identifier, name and confirmed e-mail address to Zendesk or to Canny respectively, so that you need no second account. If you do not open them, they receive nothing.',
        'Letters to us by e-mail are kept for two years after the last one, unless they belong to a contract.',
      ],
    },
    {
      id: 'security-records',
      title: 'Security records',
      paragraphs: [
        'We record events such as a sign-in being revoked, a server being added and limits being reached, with the account’s identifier and the time, in order to notice misuse (Art. 6(1)(f) GDPR). They hold no passwords, tokens, e-mail addresses or message contents. Counters that limit the number of requests are deleted soon after their time has run out.',
      ],
    },
    {
      id: 'time',
      title: 'How long',
      paragraphs: [
        [
          'Account data stay until you delete the account under ',
          { text: 'Delete account', to: PATHS.deleteProfile },
          '. Deletion ends a running plan first, then removes the profile, the list of servers and the sign-in. What tax law makes us keep is locked away until its time is over.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You may have access to your data, have them corrected, deleted or restricted, take them with you, and object to processing that rests on our legitimate interest. Export and deletion are in your account. For everything else a letter to the address above is enough. You may also complain to a supervisory authority, for instance the one where you live.',
      ],
    },
    {
      id: 'your-server',
      title: 'What lies on your server',
      paragraphs: [
        'Files, questions, answers and the index are stored on your server and in its backups, and in no database of ours. We do not read them and train nothing with them. Access by our staff happens only when you open it, ends by itself, and is logged on your machine. Backups expire after the days that your plan names. When a plan has ended, the server and its disk are erased after 30 days, and the backups when they expire.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'If this page changes in a way that matters to you, customers are told by e-mail two weeks before. Earlier versions are sent on request.',
      ],
    },
  ],
} as const;
