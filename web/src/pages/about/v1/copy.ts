import { PROMISES } from '@/catalogue/promises.ts';
import { PATHS, PRICING } from '@/site/paths.ts';
import { LIST_PRICES } from '@contract/plans.ts';
import { listPrice } from '@/lib/money.ts';

export const BELIEFS = {
  kicker: 'What we believe',
  legend: [
    { mark: 'struck', text: 'was in an earlier draft' },
    { mark: 'added', text: 'took its place' },
    { mark: 'remark', text: 'says why' },
  ],
  title: ['A question is ', { del: 'data.' }, ' ', { ins: 'a\u00a0private thing.' }],
  titleRemark:
    '“Data” is what a question becomes once someone else has it. Until then, it is a person wondering.',

  linesTitle: 'The six lines',
  lines: [
    {
      size: 'lg',
      parts: [
        'What you ask says more about you than what you know: the lump you found, the clause that worries you, the letter you have yet to post.',
      ],
      remark: 'Three examples are enough. The full list was grim.',
    },
    {
      size: 'xl',
      parts: [
        'So the server that answers should belong to ',
        { del: 'a company you trust.' },
        ' ',
        { ins: 'the person who asks.' },
      ],
      remark: 'Trust is for when you cannot look. We would rather you could.',
    },
    {
      size: 'md',
      parts: [
        'As ordinary as a bookshelf, and about as chatty with strangers. It stays where you put it, takes up room, gathers dust and keeps quiet about which volumes you take down.',
      ],
      remark: 'Stet. Someone wanted “as safe as a vault”. A vault is a poor place to read.',
    },
    {
      size: 'lg',
      parts: [
        'It need not be the cleverest server there is. It has to ',
        { del: 'know everything.' },
        ' ',
        { ins: 'show where each answer comes from.' },
      ],
      remark: [
        'A model that fits on your server knows less than a large one. It can still open ',
        { text: 'the right file at the right page', to: PATHS.saasFeatureSingle },
        '.',
      ],
    },
    {
      size: 'xl',
      parts: [
        'And it must have a switch. You can turn it off, ',
        { del: 'contact us for details,' },
        ' ',
        { ins: 'by yourself, at night, without giving a reason,' },
        ' and take out everything that you put in.',
      ],
      remark: 'You should be able to leave without talking to us.',
    },
    {
      size: 'md',
      parts: [
        'We would like to be ',
        { del: 'the leading platform for' },
        ' ',
        { ins: 'the people who repair' },
        ' these servers. It is a trade, like roofing.',
      ],
      remark: 'Leading whom, and where to?',
    },
  ],

  removed: {
    title: 'Taken out, and what we say instead',
    text: 'Each of these phrases was in a draft of this site. We replaced them with sentences that you can check.',
    entries: [
      {
        phrase: 'Military-grade encryption',
        instead:
          'LUKS2 on the disk, with one key per server, which we hold. TLS 1.3 on the way, opened only on your server.',
      },
      {
        phrase: '100 % secure',
        instead:
          'Anyone who controls a building can, in the end, read a computer that runs in it. To rule that out, run the server on your own premises.',
      },
      {
        phrase: 'We take your privacy seriously',
        instead: 'Our staff enter your server only in a visit that you open, and its log shows it.',
      },
      {
        phrase: 'Smarter than the rest',
        instead:
          'Good at finding, summarising, drafting and translating what is in your own papers. Weaker than the large services at hard reasoning.',
      },
      {
        phrase: 'Simple, transparent pricing',
        instead: `${listPrice(LIST_PRICES.solo.month)}, ${listPrice(LIST_PRICES.household.month)} or ${listPrice(LIST_PRICES.practice.month)} euros a month for the whole plan, shared by everyone who uses it.`,
      },
    ],
  },

  promises: {
    title: 'What we promise, and how you can check it',
    text: 'A promise that only its maker can check is an advertisement. Each of these comes with something you can do today to see whether we keep it.',
    checkLabel: 'Check it',
    items: Object.values(PROMISES),
    exception: {
      title: 'One we cannot let you check',
      text: [
        'Nothing that you write trains a model. You cannot see that from outside. What you can see is the design, which keeps your words away from us, and the ',
        { text: 'terms', to: PATHS.terms },
        ', which leave all rights in them with you.',
      ],
    },
  },

  doubts: {
    title: 'Still in pencil',
    items: [
      {
        question: 'Is a server you rent ever yours?',
        text: 'Less than one that you own. We rent them out because few people have a quiet, cool corner for one. We connect one of your own free of charge, because the better answer should not cost more.',
      },
      {
        question: 'Should a computer answer at all?',
        text: 'Not always. A list of the three places where the answer is written down is often worth more than a paragraph about it. We are still unsure which should come first.',
      },
      {
        question: 'What is it for, when the large services get cleverer every spring?',
        text: 'For what you would not tell them. That list is as long as ever.',
      },
    ],
  },

  end: {
    title: 'The next draft begins when you show us where this one is wrong.',
    links: [
      { label: 'Send a correction', to: PATHS.contactV1 },
      { label: 'The limits in detail', to: PATHS.blogSingleV1 },
      { label: 'Who wrote this', to: PATHS.aboutV2 },
      { label: 'What it costs', to: PRICING },
    ],
  },
} as const;
