import { MOST_INVOICE_COPIES } from '@contract/billing-details.ts';
import { COMPANY } from '@contract/legal/company.ts';
import { NOTICE } from '@contract/legal/notice.ts';
import { OUTLIVING, OUTLIVING_AT_STRIPE } from '@contract/legal/outliving.ts';
import { MESSAGE_FILES } from '@contract/files/files.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { SPAM } from '@contract/messages.ts';
import { INVITATION_DAYS, INVITATION_END_DAYS } from '@contract/people.ts';
import { ANSWER_TIME, BACKUP_DAYS } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';
import { RECIPIENTS } from '@/site/recipients.ts';
import {
  CHAT_CONSENT_KEY,
  DRAFT_KEY,
  LAST_KNOWN_KEY,
  PENDING_SIGN_OUT_KEY,
  BROWSER_KEY,
  SESSION_HINT_KEY,
} from '@/platform/storage/storage-keys.ts';
import { ASKED_ADDRESS_KEY, WEAK_PASSWORD_KEY } from '@/platform/storage/tab-storage.ts';

export const PRIVACY = {
  title: 'Privacy',
  lead: 'What we store about you, why, for how long, and who else handles it. Your own server is yours: what is on it is described last, because we have the least to do with it.',
  dated: 'In force from 1 November 2026. Last changed on 29 November 2026.',
  plainTitle: 'In plain words',
  map: {
    title: 'Where things are',
    text: 'Six rooms, each with its own keeper. What is in one is not in the others.',
    description: 'Where data are and who keeps them',
    rooms: [
      {
        name: 'Your browser',
        keeper: 'kept by you',
        holds: [
          'theme, always light',
          'a mark that someone is signed in',
          'a random number for the browser',
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
          'details that you entered, and your picture',
          'names and addresses of servers',
          'state, disk use and backups of hosted servers',
          'who may open hosted servers, and invitations',
          'plan and end of the period',
          'name and address on invoices, last digits of the card',
          'withdrawals, cancellations and agreements',
          'what you agreed to',
          'security events, for 180 days',
          'passkeys, without their secret, and sessions',
          'messages, their files and applications, with a deletion date',
        ],
        place: 'account',
      },
      {
        name: 'Your server',
        keeper: 'kept by you; with a plan, it is with our host in the EU',
        holds: [
          'files and notes',
          'questions and answers',
          'the index over them',
          'what each person may do there',
          'its backups',
        ],
        note: 'Nothing from this room is in any of the others. We hold the key to its encrypted disk; our staff enter only in a visit that you open.',
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
    text: 'Every kind of data that this website and your account hold. If it is not on the list, we do not have it.',
    open: 'Show the list, with purpose, legal basis, place and time',
    caption: 'Data, purpose, legal basis, place and time',
    head: ['What', 'Why', 'Legal basis (GDPR)', 'Where', 'How long'],
    rows: [
      [
        'E-mail address, password in a derived form, whether confirmed, times of sign-in',
        'To let you in, and no one else',
        'Contract, 6(1)(b)',
        'Firebase Authentication (Google)',
        'Until the account is deleted',
      ],
      [
        'Passkeys: public key, name, when added and last used, whether it is synced. Recovery codes as hashes',
        'To let you in with them, and to ask for them before a server opens',
        'Contract, 6(1)(b)',
        'Cloud Firestore, EU',
        'Until you remove them, use them up, or the account is deleted',
      ],
      [
        'Sign-ins: since when, with a password or a passkey, device in words such as “Firefox on Windows”, when last seen to the hour, and a hash of the browser’s random number',
        'To show you where you are signed in, to end a session, and to write to you when a browser is new',
        'Contract, 6(1)(b); legitimate interest, 6(1)(f)',
        'Cloud Firestore, EU',
        'Until 60 days after it was last seen, or until the account is deleted',
      ],
      [
        'Addresses that the account had before',
        'To tell all of them when your servers are to stop asking for a passkey',
        'Legitimate interest, 6(1)(f)',
        'Cloud Firestore, EU',
        '30 days, or until the account is deleted',
      ],
      [
        'Name, company, telephone, language, if you enter them',
        'To address and reach you',
        'Contract, 6(1)(b)',
        'Cloud Firestore (Google), EU',
        'Until you clear them, or the account is deleted',
      ],
      [
        'A picture of you, if you add one: the part that you chose, without place, time and camera',
        'To show it in your account',
        'Contract, 6(1)(b)',
        'Cloud Storage for Firebase (Google), Belgium',
        'Until you replace or remove it, or the account is deleted',
      ],
      [
        'Servers: name, address, day added, last opened',
        'To sign you in there and only there',
        'Contract, 6(1)(b)',
        'Cloud Firestore, EU',
        'Until you remove them',
      ],
      [
        'Servers that we host for you: name, address, plan, state and its times, last answer, disk used, times of their backups',
        'To set them up, and to show you how they are',
        'Contract, 6(1)(b)',
        'Our servers’ host, EU; Cloud Firestore, EU',
        `Until the account is deleted; what is on a server, until ${KEEP_DAYS} days after the end, or until you erase it`,
      ],
      [
        'How they answered on each day: seconds observed, silent, and of announced maintenance',
        'To show it to you, and to pay back what falls short',
        'Contract, 6(1)(b)',
        'Cloud Firestore, EU',
        '400 days, or until the account is deleted',
      ],
      [
        'What you got back for a month in which one fell short: which, hours, amount',
        'To pay it once, and to show it to you',
        'Contract, 6(1)(b)',
        'Cloud Firestore, EU; Stripe',
        '500 days, or until the account is deleted',
      ],
      [
        'Invitations: the invited e-mail address, from whom, to which servers, a last day, when it was sent and whether the e-mail came back. Of the link’s secret only a hash',
        'To let in only the person who was invited',
        'Contract with the person who invites, 6(1)(b); legitimate interest towards the one invited, 6(1)(f)',
        'Cloud Firestore, EU',
        `Until it is accepted, declined, taken back or ended, or its ${INVITATION_DAYS} days are over; then for ${INVITATION_END_DAYS} days after these only the hash and why it is over, so that its link can say so`,
      ],
      [
        'Who may open whose servers: both accounts and their names, the owner’s address as the invitation showed it, which servers, a last day, since when, the last visit, whether it is suspended',
        'To let them in, and to show both sides what is shared',
        'Contract, 6(1)(b)',
        'Cloud Firestore, EU',
        'Until it ends: someone is removed or leaves, the last day is over, or one of the accounts is deleted',
      ],
      [
        'Names and addresses that hosted servers have had, without any person',
        'So that no one else ever gets them',
        'Legitimate interest, 6(1)(f)',
        'Cloud Firestore, EU',
        'For good',
      ],
      [
        'E-mails about hosted servers: your confirmed address, name of the server, what happened',
        'To tell you when one is ready, has failed, sleeps, or will be or has been erased; people whom its owner has let in hear of the last three',
        'Contract, 6(1)(b)',
        'Cloud Firestore, EU; our mail service, EU',
        '30 days, or until the account is deleted',
      ],
      [
        'Identities for your servers: a number, whose it is, for which server, when it was last used to sign in',
        'So that no server gets a session of your account',
        'Contract, 6(1)(b)',
        'Firebase Authentication (Google); Cloud Firestore, EU',
        'Until the account is deleted',
      ],
      [
        'What you agreed to: e-mails, chat, board, and when you last changed it',
        'To keep to it',
        'Contract, 6(1)(b), and the duty to show it, 7(1)',
        'Cloud Firestore, EU',
        'Until the account is deleted',
      ],
      [
        'Security events: what happened to the account and when, such as a server added, a password changed or someone let in',
        'So that you can spot what was not you',
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
        'As long as the account exists',
      ],
      [
        'Card number',
        'To collect the price',
        'Contract, 6(1)(b)',
        'Stripe only',
        'As Stripe’s terms say',
      ],
      [
        'Kind, last four digits and expiry of the card; name, address and tax number on invoices',
        'To collect the price, and to show you what is charged and what invoices say',
        'Contract, 6(1)(b)',
        'Stripe; a copy in Cloud Firestore, EU',
        'As Stripe’s terms say; the copy until the account is deleted',
      ],
      [
        'Why you cancelled, if you say so',
        'To do better',
        'Consent, 6(1)(a)',
        'Stripe',
        'As Stripe’s terms say',
      ],
      [
        'Addresses that get copies of invoices, and whether their owners agreed',
        'To send each paid invoice there',
        'Contract, 6(1)(b); consent of the owner, 6(1)(a)',
        'Cloud Firestore, EU',
        'Until you or they remove them, or the account is deleted; a few days if they are not confirmed',
      ],
      ...Object.values(OUTLIVING).map(
        ({ what, why, ...term }) =>
          [
            upperFirst(what),
            upperFirst(why),
            'Legal duty, 6(1)(c); legitimate interest, 6(1)(f)',
            'Cloud Firestore, EU',
            `${keptFor(term)}, also after the account is deleted`,
          ] as const,
      ),
      [
        'Invoices and payments',
        'Because tax law requires it',
        'Legal duty, 6(1)(c)',
        'Stripe',
        'Up to ten years',
      ],
      [
        'Numbers of payment events, without contents',
        'So that each is applied only once',
        'Legitimate interest, 6(1)(f)',
        'Cloud Firestore, EU',
        '90 days',
      ],
      [
        'A message or a request for a call: name, address, organisation, text, from which page',
        'To answer it',
        'Steps before a contract, 6(1)(b), or 6(1)(f)',
        'Cloud Firestore, EU',
        '12 months',
      ],
      [
        'Files that you add to a message from your account, with their names',
        'To answer it',
        'Contract, 6(1)(b)',
        'Cloud Storage for Firebase (Google), Belgium; names in Cloud Firestore, EU',
        `${MESSAGE_FILES.days} days, or until the account is deleted; two days if the message is not sent`,
      ],
      [
        'An application: name, address, letter, links, start',
        'To decide on it',
        'Steps before a contract, 6(1)(b)',
        'Cloud Firestore, EU',
        '6 months',
      ],
      [
        'Newsletter: address, day, from which page, whether you confirmed it, when we asked',
        'To send it, and to ask first',
        'Consent, 6(1)(a)',
        'Cloud Firestore, EU',
        'Until you leave; three days if you do not confirm it',
      ],
      [
        'E-mails to you that are still to be sent: your address, and the facts that they tell',
        'To send them, and to try again',
        'Contract, 6(1)(b); consent for the newsletter',
        'Cloud Firestore, EU; then our e-mail provider',
        'Until one is delivered, a day and a half at most, unless we have to wait for your confirmation of the address',
      ],
      [
        'E-mails that were sent: kind, time, the answer of the mail server',
        'To know that what we had to tell you has arrived',
        'Contract, 6(1)(b)',
        'Cloud Firestore, EU',
        '30 days',
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
        'To learn what you find missing',
        'Contract, 6(1)(b), once you open it',
        'Canny',
        'Until you or we delete it there',
      ],
      [
        'Counters against misuse: a hash of your account, or of the network or e-mail address that a form came from',
        'To stop anyone sending a thousand forms or invitations',
        'Legitimate interest, 6(1)(f)',
        'Cloud Firestore, EU',
        'Minutes to two hours, two days for the number of receipts; the salt of the hashes is deleted daily. A hash of an invited address: two weeks',
      ],
      [
        'Server logs: name of the event, request number, account’s identifier',
        'To find faults and misuse',
        'Legitimate interest, 6(1)(f)',
        'Google Cloud, Belgium',
        '30 days',
      ],
      [
        'Errors in the browser: kind, words without what they quote and without numbers, kind of page, place in our script, release',
        'To mend a page that fails',
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
          `${COMPANY.name}, ${COMPANY.street}, ${COMPANY.town}, ${COMPANY.country}, which you can reach at `,
          { text: COMPANY.email, to: `mailto:${COMPANY.email}` },
          ', is the controller for this website and for your account. For what you keep on a server that we host, you are the controller, and we process it on your instructions under ',
          { text: 'a data-processing agreement', to: PATHS.dataProcessing },
          ' in accordance with Art. 28 GDPR, which you accept in your account. ',
          { text: 'One list', to: PATHS.subProcessors },
          ' names the companies that process data for us.',
        ],
        [
          `Questions about personal data reach ${COMPANY.dataProtection.name} at `,
          {
            text: COMPANY.dataProtection.email,
            to: `mailto:${COMPANY.dataProtection.email}`,
          },
          '.',
        ],
      ],
    },
    {
      id: 'visit',
      title: 'When you visit these pages',
      plain:
        'No one tracks you here. There is no banner, because only the chat here waits for your consent.',
      paragraphs: [
        'The public pages come from Google’s Firebase Hosting, which sees your network address for as long as delivery and defence against abuse require. There are no advertising or analytics scripts. We set no cookies and load no fonts or pictures from anywhere else. The demo shop works in your browser alone.',
      ],
    },
    {
      id: 'browser',
      title: 'What is kept in your browser',
      plain: 'A handful of small notes. You can clear them at any time; only the cart breaks.',
      paragraphs: [
        'We use your browser’s own storage where a page cannot do without it, or where you asked for it. The names in brackets are those that you find in your browser’s settings.',
      ],
      list: [
        'The session of the sign-in service, so that you stay signed in. Removed when you sign out.',
        `A random number (${BROWSER_KEY}), so that we know this browser again and write to you when a new one signs in. It is the same for everyone who uses the browser, and is sent to us alone. It stays when you sign out; clear it at any time.`,
        `A mark that someone is signed in (${SESSION_HINT_KEY}), so that public pages can show the way to your account without asking. Removed when you sign out.`,
        `A mark that you are signing out (${PENDING_SIGN_OUT_KEY}), with the number of your account and when the session began, so that a sign-out is finished even if you close the page too early. Removed when it is finished, or when someone signs in.`,
        `How your plan and your servers were when your dashboard last showed them (${LAST_KNOWN_KEY}), so that it appears at once and is corrected a moment later. Removed when you sign out.`,
        `After you sign in with a password that is easy to guess, a mark that says so (${WEAK_PASSWORD_KEY}), in that tab alone. The password is judged in your browser, and the mark stays there. Removed when you answer the hint on your dashboard, sign out or close the tab.`,
        `The new address to which you had a link sent (${ASKED_ADDRESS_KEY}), in that tab alone, so that your details still say so after a reload. Removed when you sign out or close the tab.`,
        'The theme of the pages (theme), which is always light.',
        'The demo shop’s cart, wishlist and orders (cartItems, wishlists, alcove-orders). They stay in your browser, and are removed when you sign out.',
        `What you have written in an application and not yet sent (${DRAFT_KEY}, with the name of the position). Removed when you send it, or clear it.`,
        `Whether you allowed the chat before signing in (${CHAT_CONSENT_KEY}), and to whom its storage belongs (alcove-support). Removed when you withdraw the choice, or sign out.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      plain: 'How to reach you, and where your servers are. Everything else about you is optional.',
      paragraphs: [
        'We store your e-mail address, whether it is confirmed, a derived form of your password from which the password cannot be read, and the times of sign-in. If you enter them, we also store your name, company, telephone number and language.',
        'If you add a passkey, we store its public half, its name, and when it was added and used. The secret half stays with your device or your password manager. We note where you are signed in: the browser and the system in words, since when, and when we last heard from it. We take no fingerprint of your device.',
        'If you add a picture of yourself, your browser cuts out the part that you chose and writes it to a new file. Only that file is sent: what a camera noted in the photo stays with you. It has an address that is long and random. Anyone who has that address can open the picture until you replace or remove it; we give it only to you.',
        'Sign-in is handled by Firebase Authentication, and the data are stored in Cloud Firestore and in Cloud Storage for Firebase. All are run for us by Google under a data-processing agreement. Our functions run in Google’s region in Belgium. Google may handle sign-in data outside the European Union, under the adequacy decision for the United States or the standard contractual clauses.',
      ],
    },
    {
      id: 'servers',
      title: 'Opening your servers',
      plain: 'A server you open learns who you are. It learns nothing before you agree to it.',
      paragraphs: [
        'A server that we host for you is set up by our host when you have paid. The host receives three things from us: a name for the server, your plan with its size and its backups, and the number of your account, because the server must know whose it is. E-mail addresses, card details and names, yours and of those whom you let in, stay with us. We in turn learn from the host what state the server is in, whether it answers, how full its disk is and when it was backed up, and show you that. When a server is ready, has failed, sleeps, or will be or has been erased, we write to your confirmed address; such an e-mail loads nothing and does not tell us whether you read it.',
        'For each server of yours we store its name, its address, when it was added to your list, and when you were last signed in there. When you open one, we create an identity for it that is separate from your account, record whose it is and for which server, and issue a token for it, which your browser carries there. The token is valid for an hour. It is sent only to servers that we set up for you or for someone who has let you in, and to addresses that you registered or agreed to, and it is not written to our logs.',
        [
          'A server which receives the token learns your name, your e-mail address if it is confirmed, the number of your account and that of its owner, whether you are its owner or were let in, whether its owner’s plan is in force, the number of its own entry in its owner’s list, and its own address. While you may open it, it can ask us for these again, and only for these. The operator of a server of your own is responsible for what that server does with them. You can withdraw such a server under ',
          { text: 'Permissions', to: PATHS.permissions },
          ' at any time.',
        ],
      ],
    },
    {
      id: 'people',
      title: 'Inviting someone, and being invited',
      plain:
        'An invited address is forgotten after two weeks. The owner of a server sees who uses it, and when they were last there.',
      paragraphs: [
        `If you invite someone, we store the e-mail address that you enter, which servers you chose and the last day, if you set one, and send one e-mail to that address. It says that you invite, with your name and your confirmed address, to which servers and until when. If you have been invited, we have your address from that person. We use it for this alone, and do not tell them whether there is an account with it. If there are fewer places later and the invitation ends with that, we tell you once, with their name. If the e-mail comes back, the person who invited reads that. The invitation lapses after ${INVITATION_DAYS} days. Once it is over, its record is deleted, on request at once; why it is over stays for ${INVITATION_END_DAYS} days more, without any name or address. If you mark the e-mail as spam, we stop sending invitations to that address for 30 days.`,
        'If you accept, we record whose servers you may open, which, since when, and the day of your last visit. The owner sees these, your name and your confirmed address, in their account and, when you join, in an e-mail. The server learns what is listed above under “Opening your servers”. The owner pays, can download everything on the server, including what you have stored there, and can end your access. You see the owner’s name, the confirmed address that their invitation showed, so that you can write to them while your access is suspended, and what the servers are called and whether they are ready. You do not learn of the owner’s payments or of the others’ addresses, and they do not learn yours.',
        'We write to both of you when someone joins or leaves, is removed or suspended, or a last day is near, and to everyone on a server when it sleeps, wakes or will be erased. The record is deleted when the access ends; the security events of both accounts mention it for 180 days. Each side’s export holds that side’s own facts.',
        'Children do without an account. If an owner makes a sign-in for a child on the server itself, it is kept there alone, and we do not learn of it.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      plain:
        'Stripe has your card. We keep its last four digits, to show you which one is charged.',
      paragraphs: [
        'Plans are paid for through Stripe. You enter your card on Stripe’s pages; we never receive its number. We store Stripe’s identifier for you, your plan, its status and the end of the paid period, and copies of what your pages show: kind, last four digits and expiry of the card, and the name, address and tax number that your invoices carry. For preventing fraud, Stripe is a controller in its own right, and explains this in its own notice.',
        `You may name up to ${MOST_INVOICE_COPIES} more addresses that get the link to each paid invoice. We ask the owner of each once, and write there only if they agree; they can leave by a link in each such e-mail.`,
        'If you withdraw from an order or cancel a plan with our forms, we store what you declare at its second step: name, address for the receipt, contract and time; of a withdrawal, your words; of a cancellation, whether it is for cause, the day that you wish for, and your reason. A receipt that repeats it goes to this address. It quotes your reason as you worded it, so enter an address that you alone read. Where many receipts with reasons are asked for on one day, later ones go without them.',
      ],
    },
    {
      id: 'chat',
      title: 'The chat, the help center and the board',
      plain: 'Loaded only once you sign in or say yes. You can change your mind right here.',
      paragraphs: [
        'The support chat and the help center are run for us by Zendesk, the feedback board by Canny. Before you sign in, the chat is loaded only if you agree to it. Zendesk’s servers then see your network address, and the chat keeps a note in your browser, so that you can continue later.',
        'When you are signed in, the chat is loaded and receives your account’s identifier. It receives your name and e-mail address only if that address is confirmed and you have not objected under Permissions. It is never loaded on the pages for signing in, and its storage is removed when you sign out.',
        'Opening the help center or the board while signed in sends a short-lived token with your identifier, name and confirmed e-mail address to Zendesk or to Canny respectively, so that you need no second account. If you do not open them, they receive nothing; and the board stays closed unless you have agreed to it under Permissions. Both companies may process data in the United States, under the adequacy decision or the standard contractual clauses.',
      ],
    },
    {
      id: 'forms',
      title: 'Messages, applications and the newsletter',
      plain:
        'We keep a message for a year, an application for half a year, and your place on the list until you leave it.',
      paragraphs: [
        `What you send by a form on this website is stored with a deletion date: messages and requests for a call for 12 months, applications for 6, and what a hidden field of the form marks as spam for ${SPAM.days} days. If they came from the confirmed address of an account, they are deleted together with the account, if that comes first. Files that you add to a message from your account are kept for ${MESSAGE_FILES.days} days. The people who answer you read them, and you can fetch them back. What you add and do not send is deleted within two days.`,
        'Joining the newsletter takes two steps: you enter your address, and confirm it by a link that we send there. Until then we keep it only for that question, and if you do not confirm it, it is deleted three days later. With an account whose address is confirmed, a switch under Permissions is enough. The list holds your address until you leave it: by the link in each newsletter, without signing in, under Permissions, or by writing to us. The newsletter does not report whether you opened it or what you clicked.',
        'To stop anyone sending forms by the thousand, we count them. Network and e-mail addresses are not stored for that, only the result of a calculation on them with a secret that is created afresh each day and then deleted. E-mails to us are kept for two years after the last one, unless they belong to a contract.',
      ],
    },
    {
      id: 'mail',
      title: 'E-mails from us',
      plain: 'Few, without pictures that report back, and forgotten a month after they were sent.',
      paragraphs: [
        `We write to you about your servers, the people who share them, your plan, the security of your account, and when you have written to us; and to an address that someone invites, once for each invitation, and once if that ends because there are fewer places. An e-mail that is still to be sent is stored with your address and the facts that it tells, and sent by an e-mail provider in the European Union, ${RECIPIENTS.mail.name}, which processes data for us under a contract in accordance with Art. 28 GDPR. The provider sees your address and what the e-mail says. Once it is delivered, we keep only what kind of e-mail it was, when it went out and what the mail server answered, for 30 days. Our e-mails load nothing and do not tell us whether you read them.`,
        'If an e-mail comes back for good, we note that with your account, show it to you there, and write only what we must until you have confirmed the address again. E-mails about new features and the newsletter can be switched off, in your account and from each such e-mail; the others cannot.',
      ],
    },
    {
      id: 'records',
      title: 'Logs and counters',
      plain: 'We can see that something happened to an account, but not what was said.',
      paragraphs: [
        'Our functions log events by name, such as a server being added or a limit being reached, with the account’s identifier, a request number and the time. They hold no passwords, tokens, e-mail addresses or contents of messages, and are deleted after 30 days. Calls that create tokens are counted per account and minute; a counter is deleted within minutes.',
        'When a page fails in your browser, it tells us: the kind of error, its words without what they quote and without numbers and addresses, which kind of page it was, such as “a server’s page”, the place in our script, and which release of the site. That report names no account. How many of them come from one network is counted in the same way as forms.',
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
          `: a running plan ends first, then your invitations end, everyone whom you have let in is told, and you leave the servers of others; then the servers that we host for you are erased with their backups, then the list of servers, the identities for them, the security events, what you sent by our forms from the confirmed address, your picture and your files, the profile and the sign-in are removed, as a rule all within the same minute. If a hosted server cannot be erased at once, the account stays until it is. Invoices stay with Stripe for as long as tax law requires, and two things stay with us, which are listed here. What you wrote in the chat and on the board stays with Zendesk and Canny until you ask us to have it removed. Everything with a deletion date is deleted on that date, whether or not there is an account. Copies in our backups, in the EU too, are gone ${BACKUP_DAYS} days later.`,
        ],
      ],
      list: [
        ...Object.values(OUTLIVING).map(
          ({ what, why, ...term }) => `${upperFirst(what)}. ${keptFor(term)}, ${why}.`,
        ),
        `${upperFirst(OUTLIVING_AT_STRIPE.what)}. Kept ${OUTLIVING_AT_STRIPE.why}.`,
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      plain: 'Ask, correct, take your data with you, object, complain. Writing to us is enough.',
      paragraphs: [
        [
          'You may have access to your data, have them corrected, deleted or restricted, take them with you, and object to processing that rests on our legitimate interest. With an account you can do most of this yourself: ',
          { text: 'Export my data', to: PATHS.deleteProfile },
          ' saves everything as one file, and you withdraw what you agreed to under ',
          { text: 'Permissions', to: PATHS.permissions },
          ', with effect from then on. For everything else, writing to the address above or sending ',
          { text: 'a message', to: PATHS.contactV1 },
          ` is enough; we answer within ${ANSWER_TIME.privacy}. You may also complain to a supervisory authority, for instance the one where you live. No decision about you is made by a machine.`,
        ],
      ],
    },
    {
      id: 'your-server',
      title: 'What is on your server',
      plain:
        'We hold the key to the disk, and do not look. Our staff enter only when you open the door.',
      paragraphs: [
        'Files, questions, answers and the index, yours and those of the people whom you let in, are stored on your server and in its backups, and in none of our databases. We do not read them or train anything with them. Our staff have access only when you open the server to them; that access ends automatically and is logged on your server. Backups expire after the number of days that your plan names.',
        `The servers that we host are kept by a company in the European Union, ${RECIPIENTS.host.name}, which processes data for us under a contract in accordance with Art. 28 GDPR. The data are stored there on encrypted disks. We hold the keys to these; to hold one yourself, run the server on your own premises. When a plan has ended or has become too small for one of these servers, that server sleeps for ${KEEP_DAYS} days, so that you can fetch what is on it. Then it is erased, with its disk and its backups.`,
        [
          'What a server in someone else’s building can and cannot rule out is explained in ',
          { text: 'a separate article', to: PATHS.blogSingleV1 },
          '.',
        ],
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      plain: `You are told ${NOTICE.privacy} before.`,
      paragraphs: [
        `If this page changes in a way that matters to you, customers are told by e-mail ${NOTICE.privacy} before. We send earlier versions on request.`,
      ],
    },
  ],
} as const;

function keptFor({ years, since }: { years: number; since: string }): string {
  return `Until ${years} years after the end of the year in which ${since}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
