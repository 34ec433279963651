import { KEEP_DAYS } from '@contract/machines.ts';
import { MAIL_ADDRESS } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';
import { CHAT_CONSENT_KEY, DRAFT_KEY, SESSION_HINT_KEY } from '@/platform/storage-keys.ts';

export const PRIVACY = {
  title: 'Privacy',
  lead: 'What we store about you, why, for how long, and who else handles it. Your own server is yours: what lies on it is described last, because we have the least to do with it.',
  dated: 'In force from 1 November 2026. Last changed on 22 November 2026.',
  notice:
    'The company’s name, seat and contact on this page are examples. Whoever runs this product puts their own in their place before going live, and has the text checked for their country.',
  plainTitle: 'In plain words',
  map: {
    title: 'Where what lies',
    text: 'Six rooms. Each has its own keeper, and what is in one is not in the others.',
    description: 'Where data lie and who keeps them',
    rooms: [
      {
        name: 'Your browser',
        keeper: 'kept by you',
        holds: [
          'theme, always light',
          'a mark that somebody is signed in',
          'the sign-in session itself',
          'demo shop: cart, wishlist, orders',
          'an application you have not sent',
          'whether you allowed the chat',
        ],
        place: 'browser',
      },
      {
        name: 'Your account',
        keeper: 'kept by us, with Google in the EU',
        holds: [
          'address, confirmed or not',
          'details that you entered',
          'names and addresses of servers',
          'state and disk use of your machine',
          'plan and end of the period',
          'what you agreed to',
          'security events of 180 days',
          'messages and applications, with a date of deletion',
        ],
        place: 'account',
      },
      {
        name: 'Your server',
        keeper: 'kept by you; with a plan it stands with our host in the EU',
        holds: [
          'files and notes',
          'questions and answers',
          'the index over them',
          'the people you let in',
          'its backups',
        ],
        note: 'Nothing from this room is in any of the others. Nobody of ours has a key to it unless you lend one.',
        place: 'server',
      },
      {
        name: 'Stripe',
        keeper: 'payment',
        holds: ['card and billing address', 'invoices'],
        place: 'first',
      },
      {
        name: 'Zendesk',
        keeper: 'chat and help center',
        holds: ['what you write to us there', 'who you are, if signed in'],
        place: 'second',
      },
      {
        name: 'Canny',
        keeper: 'feedback board',
        holds: ['what you post'],
        place: 'third',
      },
    ],
  },
  table: {
    title: 'The whole list',
    text: 'Every kind of data that this website and your account hold. What is not on it, we do not have.',
    open: 'Show the list, with purpose, legal basis, place and time',
    caption: 'Data, purpose, legal basis, place and time',
    head: ['What', 'Why', 'Legal basis (GDPR)', 'Where', 'How long'],
    rows: [
      [
        'E-mail address, password in a derived form, whether confirmed, times of sign-in',
        'To let you in, and nobody else',
        'Contract, 6(1)(b)',
        'Firebase Authentication (Google)',
        'Until the account is deleted',
      ],
      [
        'Name, company, telephone, language, if you enter them',
        'To address and reach you',
        'Contract, 6(1)(b)',
        'Cloud Firestore (Google), EU',
        'Until you empty them, or the account is deleted',
      ],
      [
        'Servers: name, address, day added, last opened',
        'To sign you in there and nowhere else',
        'Contract, 6(1)(b)',
        'Cloud Firestore, EU',
        'Until you remove them',
      ],
      [
        'Machines that we host for you: name, address, plan, state and its times, last answer, disk used',
        'To make them, and to show you how they are',
        'Contract, 6(1)(b)',
        'The machines’ host, EU; Cloud Firestore, EU',
        `With the account; what lies on a machine until ${KEEP_DAYS} days after the end, or until you erase it`,
      ],
      [
        'Names and addresses that machines have had, without any person',
        'So that nobody else ever gets them',
        'Legitimate interest, 6(1)(f)',
        'Cloud Firestore, EU',
        'For good',
      ],
      [
        'Mails about your machines: your confirmed address, name of the machine, what happened',
        'To tell you when one is ready, has failed, sleeps, or will be or has been erased',
        'Contract, 6(1)(b)',
        'Cloud Firestore, EU; our mail service, EU',
        '30 days, or until the account is deleted',
      ],
      [
        'Identities for these servers: a number, whose it is, for which server, when it was last signed in',
        'So that a server gets no session of your account',
        'Contract, 6(1)(b)',
        'Firebase Authentication (Google); Cloud Firestore, EU',
        'Until the account is deleted',
      ],
      [
        'What you agreed to: letters, chat, board, and when you last changed it',
        'To keep to it',
        'Contract, 6(1)(b), and the duty to show it, 7(1)',
        'Cloud Firestore, EU',
        'Until the account is deleted',
      ],
      [
        'Security events: what happened to the account and when, such as a server added or a password changed',
        'So that you see what was not you',
        'Legitimate interest, 6(1)(f)',
        'Cloud Firestore, EU',
        '180 days, or until the account is deleted',
      ],
      [
        'When you last signed out everywhere',
        'To end older sessions',
        'Contract, 6(1)(b)',
        'Cloud Firestore, EU',
        'Until the account is deleted',
      ],
      [
        'Plan, status, end of the period, Stripe’s identifier for you',
        'To provide what you pay for',
        'Contract, 6(1)(b)',
        'Stripe; a copy in Cloud Firestore',
        'As long as the account',
      ],
      [
        'Card, billing address, tax number',
        'To collect the price',
        'Contract, 6(1)(b)',
        'Stripe only',
        'As Stripe’s terms say',
      ],
      [
        'Invoices and payments',
        'Because tax law demands it',
        'Legal duty, 6(1)(c)',
        'Stripe',
        'Up to ten years',
      ],
      [
        'Numbers of payment events, without contents',
        'So that none is applied twice',
        'Legitimate interest, 6(1)(f)',
        'Cloud Firestore, EU',
        '90 days',
      ],
      [
        'A message or a wish for a call: name, address, organisation, text, from which page',
        'To answer it',
        'Steps before a contract, 6(1)(b), or 6(1)(f)',
        'Cloud Firestore, EU',
        '12 months',
      ],
      [
        'An application: name, address, letter, links, start',
        'To decide on it',
        'Steps before a contract, 6(1)(b)',
        'Cloud Firestore, EU',
        '6 months',
      ],
      [
        'Newsletter: address, day, from which page',
        'To send it',
        'Consent, 6(1)(a)',
        'Cloud Firestore, EU',
        'Until you leave',
      ],
      [
        'Chat and help center: identifier, name and confirmed address, what you write',
        'To help you',
        'Contract, 6(1)(b); for visitors consent, 6(1)(a)',
        'Zendesk',
        'Two years after the last message',
      ],
      [
        'Feedback board: identifier, name, confirmed address, what you post',
        'To know what you miss',
        'Contract, 6(1)(b), once you open it',
        'Canny',
        'Until you or we delete it there',
      ],
      [
        'Counters against misuse: a hash of your account, or of the network or e-mail address that a form came from',
        'So that nobody sends a thousand forms',
        'Legitimate interest, 6(1)(f)',
        'Cloud Firestore, EU',
        'Minutes to two hours; the salt of the hashes is deleted daily',
      ],
      [
        'Server logs: name of the event, request number, account’s identifier',
        'To find faults and misuse',
        'Legitimate interest, 6(1)(f)',
        'Google Cloud, Belgium',
        '30 days',
      ],
      [
        'Network address when a page is delivered',
        'Delivery and defence',
        'Legitimate interest, 6(1)(f)',
        'Firebase Hosting (Google)',
        'A few months, kept by Google',
      ],
    ],
  },
  parts: [
    {
      id: 'who',
      title: 'Who is responsible',
      plain: 'Us for the website and the account. You for what is on your server.',
      paragraphs: [
        [
          'Alcove (example: Alcove GmbH, Example Street 1, 10115 Berlin), reached at ',
          { text: MAIL_ADDRESS, to: `mailto:${MAIL_ADDRESS}` },
          ', is the controller for this website and for your account. For what you keep on a server in our racks you are the controller, and we process it on your instructions under a contract according to Art. 28 GDPR.',
        ],
      ],
    },
    {
      id: 'visit',
      title: 'When you visit these pages',
      plain:
        'Nobody follows you around. There is no banner, because nothing here waits for your consent but the chat.',
      paragraphs: [
        'The public pages come from Google’s Firebase Hosting, which sees your network address for as long as delivery and defence against abuse require. There are no advertising or analytics scripts, no cookies of ours, and no fonts or pictures from anywhere else. The demo shop works in your browser alone.',
      ],
    },
    {
      id: 'browser',
      title: 'What is kept in your browser',
      plain:
        'A handful of small notes. You can clear them at any time; nothing breaks but the cart.',
      paragraphs: [
        'We use your browser’s own storage where a page cannot do without it, or where you asked for it. The names in brackets are those that you find in its settings.',
      ],
      list: [
        'The session of the sign-in service, so that you stay signed in. Removed when you sign out.',
        `A mark that somebody is signed in (${SESSION_HINT_KEY}), so that public pages can show the way to your account without asking. Removed when you sign out.`,
        'The theme of the pages (theme), which is always light.',
        'The demo shop’s cart, wishlist and orders (cartItems, wishlists, alcove-orders). They never leave your browser, and are removed when you sign out.',
        `What you have written in an application and not yet sent (${DRAFT_KEY}, with the name of the position). Removed when you send it, or clear it.`,
        `Whether you allowed the chat before signing in (${CHAT_CONSENT_KEY}), and to whom its storage belongs (alcove-support). Removed when you take the choice back, or sign out.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      plain: 'How to reach you, and where your servers are. Everything else about you is optional.',
      paragraphs: [
        'We store your e-mail address, whether it is confirmed, a derived form of your password from which it cannot be read, and the times of sign-in. If you enter them, also your name, company, telephone number and language.',
        'Sign-in is handled by Firebase Authentication and the data lie in Cloud Firestore. Both are run for us by Google under a data-processing agreement. Our functions run in Google’s region in Belgium. Google may handle sign-in data outside the European Union, under the adequacy decision for the United States or the standard contractual clauses.',
      ],
    },
    {
      id: 'servers',
      title: 'Servers and the hand-off',
      plain: 'A server you open learns who you are. It learns nothing before you agree to it.',
      paragraphs: [
        'A machine that we host for you is made by our host when you have paid. The host gets three things from us: a name for it, your plan, and the number of your account, because the machine must let in nobody but you. It gets no e-mail address, no name of a person and no card. We in turn learn from it how far the machine is, whether it answers and how full its disk is, and show you that. When one is ready, has failed, sleeps, or will be or has been erased, we write to your confirmed address; such a mail loads nothing and does not tell us whether you read it.',
        'For each server we store its name, its address, since when it is in your list, and when you were last signed in there. When you open one, we make an identity for it that is not your account, note whose it is and for which server, and issue a token for it, which your browser carries there. The token is valid for an hour. It is sent only to machines that we made for you and to addresses that you registered or agreed to, and it is not written to our logs.',
        [
          'A server which receives the token learns your name, your e-mail address if it is confirmed, whether a plan of yours is in force, the number of your account, that of its own entry in your list, and its own address. It can ask us for these again while it stands in your list, and for nothing else. Whoever runs a server of your own answers for what it does with them. You can withdraw such a server under ',
          { text: 'Permissions', to: PATHS.permissions },
          ' at any time.',
        ],
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      plain: 'Stripe has your card. We have only the result.',
      paragraphs: [
        'Plans are paid for through Stripe. You enter your card on Stripe’s pages; we never receive its number. We store Stripe’s identifier for you, your plan, its status and the end of the paid period. Stripe is a controller of its own for preventing fraud, and tells about that in its own notice.',
      ],
    },
    {
      id: 'chat',
      title: 'The chat, the help center and the board',
      plain: 'Not loaded until you sign in or say yes. You can change your mind right here.',
      paragraphs: [
        'The support chat and the help center are run for us by Zendesk, the feedback board by Canny. Before you sign in, the chat is loaded only if you agree to it. Zendesk’s servers then see your network address, and the chat keeps a note in your browser, so that you can go on later.',
        'When you are signed in, the chat is loaded and receives your account’s identifier. Your name and e-mail address it receives only if that address is confirmed and you have not objected under Permissions. It is never loaded on the pages for signing in, and its storage is removed when you sign out.',
        'Opening the help center or the board while signed in sends a short-lived token with your identifier, name and confirmed e-mail address to Zendesk or to Canny respectively, so that you need no second account. If you do not open them, they receive nothing; and if you have not agreed to the board under Permissions, it stays closed. Both companies may process data in the United States, under the adequacy decision or the standard contractual clauses.',
      ],
    },
    {
      id: 'forms',
      title: 'Messages, applications and the newsletter',
      plain:
        'A message lives for a year, an application for half a year, your place on the list until you leave it.',
      paragraphs: [
        'What you send by a form on this website is stored with a date of deletion: messages and wishes for a call for 12 months, applications for 6. With an account they go sooner, together with it, if they came from its confirmed address. The newsletter’s list holds your address until you leave it, by the link in each letter or by writing to us. It reports back neither whether you opened it nor what you clicked.',
        'So that nobody sends forms by the thousand, we count them. Network and e-mail addresses are not stored for that, only what is left of them after a calculation with a secret that is made anew each day and then deleted. Letters to us by e-mail are kept for two years after the last one, unless they belong to a contract.',
      ],
    },
    {
      id: 'records',
      title: 'Logs and counters',
      plain: 'We can see that something happened to an account. Not what was said.',
      paragraphs: [
        'Our functions log events by name, such as a server being added or a limit being reached, with the account’s identifier, a request number and the time. They hold no passwords, tokens, e-mail addresses or contents of messages, and are deleted after 30 days. Calls that make tokens are counted per account and minute; a counter is deleted within minutes.',
      ],
    },
    {
      id: 'time',
      title: 'How long, and how it ends',
      plain: 'Until you say so. What tax law makes us keep is locked away.',
      paragraphs: [
        [
          'Account data stay until you delete the account, which you do yourself under ',
          { text: 'Delete account', to: PATHS.deleteProfile },
          ': a running plan ends first, then the machines that we host for you are erased with their backups, then the list of servers, the identities for them, the security events, what you sent by our forms from the confirmed address, the profile and the sign-in are removed, as a rule all within the same minute. If a machine cannot be erased at once, the account stays until it is. Invoices stay with Stripe for as long as tax law demands. What you wrote in the chat and on the board stays with Zendesk and Canny until you ask us to have it removed. Everything with a date of deletion goes on that date, whether or not there is an account.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      plain: 'Ask, correct, take along, object, complain. A letter is enough.',
      paragraphs: [
        [
          'You may have access to your data, have them corrected, deleted or restricted, take them with you, and object to processing that rests on our legitimate interest. With an account you do most of it yourself: ',
          { text: 'Export my data', to: PATHS.deleteProfile },
          ' saves everything as one file, and what you agreed to is withdrawn under ',
          { text: 'Permissions', to: PATHS.permissions },
          ', with effect from then on. For all the rest a letter to the address above or ',
          { text: 'a message', to: PATHS.contactV1 },
          ' is enough; we answer within a month. You may also complain to a supervisory authority, for instance the one where you live. No decision about you is made by a machine.',
        ],
      ],
    },
    {
      id: 'your-server',
      title: 'What lies on your server',
      plain: 'We do not look. Where we could, you would have opened the door.',
      paragraphs: [
        'Files, questions, answers and the index are stored on your server and in its backups, and in no database of ours. We do not read them and train nothing with them. Access by our staff happens only when you open it, ends by itself, and is logged on your machine. Backups expire after the days that your plan names.',
        `The machines that we host stand with a company in the European Union (example: Rackworks B.V., Example Quay 2, Rotterdam), which processes for us under a contract according to Art. 28 GDPR. The data lie there on encrypted disks. When a plan has ended or has become too small for a machine, the machine sleeps for ${KEEP_DAYS} days, so that you can fetch what is on it. Then it is erased, with its disk and its backups.`,
        [
          'What a machine in somebody else’s building can and cannot rule out is in ',
          { text: 'an article of its own', to: PATHS.blogSingleV1 },
          '.',
        ],
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      plain: 'You hear of it two weeks before.',
      paragraphs: [
        'If this page changes in a way that matters to you, customers are told by e-mail two weeks before. Earlier versions are sent on request.',
      ],
    },
  ],
} as const;
