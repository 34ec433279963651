import { MAIL_ADDRESS } from '@/content/contact.ts';
import { PATHS, PRICING } from '@/content/paths.ts';

export const TERMS = {
  title: 'Terms of service',
  lead: 'The agreement between you and Alcove, in words meant to be read. Where the law of your country protects consumers further, it does so here too.',
  dated: 'In force from 1 November 2026',
  parts: [
    {
      id: 'what',
      title: 'What you get',
      paragraphs: [
        [
          'An account, and with a plan one or more private AI servers of the size that the plan names. The sizes, numbers of people and prices are on ',
          { text: 'the page with the plans', to: PRICING },
          ' and in your order. You may also register servers that you run yourself; we sign you in to them but do not answer for them.',
        ],
        'The demo shop sells nothing. Orders placed there are for show, cost nothing and remain in your browser.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'You must be at least 18 or act for a company. Give an e-mail address that works, keep your password to yourself, and tell us when you believe that somebody else has it. You answer for the people whom you let in to your server.',
      ],
    },
    {
      id: 'hand-off',
      title: 'Signing in to servers',
      paragraphs: [
        'The account can sign you in to servers whose addresses you have registered or agreed to. Agree only to addresses that you know: the server at that address can act in your name within the limits of such a session for as long as it lasts.',
      ],
    },
    {
      id: 'paying',
      title: 'Paying',
      paragraphs: [
        'Plans are paid in advance, by the month or by the year, through Stripe. They renew until you cancel. If a payment fails, it is tried again over some days while the service continues; after that we may suspend the plan. We announce a higher price two months ahead, and you may leave before it applies.',
      ],
    },
    {
      id: 'ending',
      title: 'Pausing and ending',
      paragraphs: [
        [
          'You can pause, change or cancel in ',
          { text: 'your account', to: PATHS.invoices },
          ' at any time. A cancelled plan runs to the end of the paid period and can be taken up again until then. Afterwards your servers are stopped, kept for 30 days so that you can still fetch your files, and then erased.',
        ],
        'Consumers in the European Union may withdraw within 14 days of ordering and get their money back, less the share for the days in which the service was used if they asked for it to begin at once. An e-mail is enough.',
        'We may end a plan with two months’ notice, or at once for a grave breach of these terms, after telling you why.',
      ],
    },
    {
      id: 'use',
      title: 'What is not allowed',
      paragraphs: ['Your server is yours to use, except for:'],
      list: [
        'Breaking the law, or attacking or burdening the machines of others.',
        'Sending bulk mail from it, or mining for cryptocurrency.',
        'Selling access to it as a service of your own, unless we have agreed to that in writing.',
        'Decisions about people that the law reserves to people.',
      ],
    },
    {
      id: 'answers',
      title: 'What answers are worth',
      paragraphs: [
        'Language models make mistakes, and state them confidently. Answers carry their sources so that you can check them. They are no legal, medical or tax advice, and you should not act on one that matters without opening the source.',
      ],
    },
    {
      id: 'content',
      title: 'Your content',
      paragraphs: [
        [
          'All rights in what you store and ask remain yours. We receive only what we need to run the machine. How personal data are handled is on the ',
          { text: 'privacy page', to: PATHS.privacy },
          '; a data-processing agreement under Art. 28 GDPR comes with the Practice plan and on request with the others.',
        ],
      ],
    },
    {
      id: 'availability',
      title: 'Availability and backups',
      paragraphs: [
        'We aim for 99.5 per cent in a month, not counting maintenance announced two days before. If we fall short in a month, you get back a tenth of that month’s price for each full hour beyond, up to the whole. Backups are made as often and kept as long as your plan says. Test now and then that they hold what you need.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'We are liable without limit for intent, gross negligence, injury to life and health, and where the law demands it. For slight negligence we are liable only for breach of an essential duty, and then up to the damage that was foreseeable. Lost data are made good to the extent that proper backups of yours would not have avoided the loss.',
      ],
    },
    {
      id: 'others',
      title: 'Services of others',
      paragraphs: [
        'Sign-in and account data are run on Google’s Firebase, payment on Stripe, support on Zendesk, and the feedback board on Canny. Their failures can become ours; we tell you when they do.',
      ],
    },
    {
      id: 'last',
      title: 'Changes and the rest',
      paragraphs: [
        'Changes to these terms are sent to you by e-mail six weeks before they apply. If you do not agree, you may end the plan until then and get back what you have paid ahead. If a clause does not hold, the others do.',
        ['Questions go to ', { text: MAIL_ADDRESS, to: `mailto:${MAIL_ADDRESS}` }, '.'],
      ],
    },
  ],
} as const;
