import { MAIL_ADDRESS } from '@/site/facts.ts';
import { KEEP_DAYS } from '@contract/machines.ts';
import { AFTER_YOU_PAY, PATHS, PRICING } from '@/site/paths.ts';

export const TERMS = {
  title: 'Terms of service',
  lead: 'The agreement between you and Alcove, in words meant to be read. The clauses bind us both; what stands under “What it comes to” is a help for reading and no part of the agreement. Where the law of your country protects consumers further, it does so here too.',
  dated: 'In force from 1 November 2026',
  notice:
    'The company’s name, seat and register entry are examples, and so are the figures for availability. Whoever runs this product puts their own in their place before going live, and has a lawyer read the rest.',
  plainTitle: 'What it comes to',
  numbers: {
    title: 'The numbers in it',
    items: [
      { value: '14 days', text: 'to withdraw, for consumers in the EU' },
      { value: `${KEEP_DAYS} days`, text: 'to fetch your files after a plan has ended' },
      { value: '99.5 %', text: 'of a month is what we aim to be there' },
      { value: '10 %', text: 'of the month’s price back for each full hour beyond' },
      { value: '2 months', text: 'notice before a price rises, or before we end a plan' },
      { value: '6 weeks', text: 'notice before these terms change' },
    ],
  },
  ending: {
    title: 'If you cancel',
    stages: [
      {
        when: 'from today',
        title: 'Everything goes on',
        text: 'The plan runs to the end of the period that you have paid for. You can take the cancellation back.',
      },
      {
        when: `then for ${KEEP_DAYS} days`,
        title: 'Asleep, but there',
        text: 'Machines that we host no longer answer questions. Your files can be fetched, and a new plan wakes them.',
      },
      {
        when: 'on the day after',
        title: 'Erased',
        text: 'The disk and its backups are erased for good. Name and address are never given to anyone else.',
      },
      {
        when: 'from then on',
        title: 'Nothing is left',
        text: 'But your account, if you keep it, with servers of your own, and invoices.',
      },
    ],
  },
  parts: [
    {
      id: 'who',
      title: 'Who agrees with whom',
      plain: 'The contract is between you and the company that runs Alcove.',
      paragraphs: [
        'These terms hold between you and the company that runs Alcove (example: Alcove GmbH, Example Street 1, 10115 Berlin, register HRB 000000). They apply to the account, the plans and the servers that come with them. Terms of yours apply only where we have agreed to them in writing.',
      ],
    },
    {
      id: 'what',
      title: 'What you get',
      plain: 'The account costs nothing. A plan brings a machine of the size it names.',
      paragraphs: [
        [
          'An account, and with a plan one or more private AI servers of the size that the plan names. We make and run them: the first as soon as you have paid, usually ',
          { text: 'within minutes', to: AFTER_YOU_PAY },
          ', the others when you ask for them. The sizes, numbers of people and prices are on ',
          { text: 'the page with the plans', to: PRICING },
          ' and in your order. You may also bring servers that you run yourself; each takes a place in the plan, and one needs no plan. We sign you in to them but do not answer for them.',
        ],
        'The demo shop sells nothing. Orders placed there are for show, cost nothing and remain in your browser.',
      ],
    },
    {
      id: 'services',
      title: 'Work we do for you',
      plain: 'You agree to a fixed price first. The invoice follows when the work is done.',
      paragraphs: [
        [
          'Services, such as moving your files in, have fixed prices that stand on ',
          { text: 'their own page', to: PATHS.servicesV2 },
          ' and are agreed before anything begins. You may call them off until the day before without cost. We send the invoice once the work does what was agreed; it is due within 14 days. If the first 100 pages cannot be read, you owe nothing.',
        ],
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      plain:
        'Be 18 or act for a company. Keep your password, and tell us when somebody else has it.',
      paragraphs: [
        'You must be at least 18 or act for a company. Give an e-mail address that works, keep your password to yourself, and tell us when you believe that somebody else has it. You answer for the people whom you let in to your server.',
      ],
    },
    {
      id: 'hand-off',
      title: 'Signing in to servers',
      plain: 'Agree only to addresses you know: a server there learns who you are.',
      paragraphs: [
        'The account signs you in to the machines that we host for you, and to servers whose addresses you have registered or agreed to. Agree only to addresses that you know: the server at that address learns what the screen lists about you until you remove it. It cannot act in your name with us.',
      ],
    },
    {
      id: 'paying',
      title: 'Paying',
      plain:
        'You pay in advance, through Stripe. A failed card is tried again before anything stops.',
      paragraphs: [
        'Plans are paid in advance, by the month or by the year, through Stripe. A contract comes about when Stripe’s page confirms your order. Plans renew until you cancel. If a payment fails, it is tried again over some days while the service continues; after that we may suspend the plan: its machines sleep, with their data kept, until it is paid or ended. We announce a higher price two months ahead, and you may leave before it applies.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending, pausing, withdrawing',
      plain:
        'Cancel on any day, to the end of what you paid for. A pause keeps what is left as credit. Consumers have 14 days to change their mind entirely.',
      paragraphs: [
        [
          'You can cancel in ',
          { text: 'your account', to: PATHS.canceling },
          ` at any time. A cancelled plan runs to the end of the paid period and can be taken up again until then. Afterwards the machines that we host for you sleep for ${KEEP_DAYS} days, in which you can fetch your files and a new plan wakes them; then they are erased with their backups. The same holds for machines for which a smaller plan has no place; you choose which those are. If you delete your account or erase a machine yourself, that happens at once. A running plan can be paused there for up to three months; its machines sleep meanwhile. The pause begins at once, and what is paid for and not used becomes credit, to the cent. On the day it ends a full new period begins and is charged, less the credit. Credit pays for later invoices of the same account and lapses when the account is deleted.`,
        ],
        'Consumers in the European Union may withdraw within 14 days of ordering and get their money back, less the share for the days in which the service was used if they asked for it to begin at once. An e-mail is enough.',
        'We may end a plan with two months’ notice, or at once for a grave breach of these terms, after telling you why.',
      ],
    },
    {
      id: 'use',
      title: 'What is not allowed',
      plain: 'Break no law, burden nobody else, and let no machine decide about people.',
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
      plain: 'An answer can be wrong and sound certain. Open the source.',
      paragraphs: [
        'Language models make mistakes, and state them confidently. Answers carry their sources so that you can check them. They are no legal, medical or tax advice, and you should not act on one that matters without opening the source.',
      ],
    },
    {
      id: 'content',
      title: 'Your content',
      plain: 'What you store is yours. We may handle it only to keep the machine running.',
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
      plain:
        'We aim for 99.5 per cent of a month. Below that, part of the price comes back. Try a restore now and then.',
      paragraphs: [
        'For servers in our racks we aim for 99.5 per cent in a month, not counting maintenance announced two days before. If we fall short in a month, you get back a tenth of that month’s price for each full hour beyond, up to the whole. Backups are made as often and kept as long as your plan says. Test now and then that they hold what you need.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      plain:
        'We are fully liable for grave faults and in part for slight ones. Keep a copy of what matters.',
      paragraphs: [
        'We are liable without limit for intent, gross negligence, injury to life and health, and where the law demands it. For slight negligence we are liable only for breach of an essential duty, and then up to the damage that was foreseeable. Lost data are made good to the extent that proper backups of yours would not have avoided the loss.',
      ],
    },
    {
      id: 'others',
      title: 'Services of others',
      plain:
        'Google, Stripe, Zendesk, Canny and the host of the machines work for us. If one fails, we say so.',
      paragraphs: [
        'Sign-in and account data are run on Google’s Firebase, payment on Stripe, support on Zendesk, and the feedback board on Canny. The machines stand with a host in the European Union, who makes, wakes and erases them on our order. Their failures can become ours; we tell you when they do.',
      ],
    },
    {
      id: 'last',
      title: 'Changes and the rest',
      plain: 'Six weeks’ notice, and the right to leave with your money.',
      paragraphs: [
        'Changes to these terms are sent to you by e-mail six weeks before they apply. If you do not agree, you may end the plan until then and get back what you have paid ahead. If a clause does not hold, the others do. The law of the company’s seat applies; consumers keep the protection of the country in which they live, and may sue there.',
        ['Questions go to ', { text: MAIL_ADDRESS, to: `mailto:${MAIL_ADDRESS}` }, '.'],
      ],
    },
  ],
} as const;
