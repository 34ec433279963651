import { PROMISES } from '@/catalogue/promises.ts';
import { PATHS, PRICING } from '@/site/paths.ts';
import { LIST_PRICES } from '@contract/plans.ts';
import { listPrice } from '@/lib/money.ts';

export const BELIEFS = {
  kicker: 'What we believe',
  legend: [
    { mark: 'struck', text: 'stood in an earlier draft' },
    { mark: 'added', text: 'came in its place' },
    { mark: 'remark', text: 'is why' },
  ],
  title: ['A question is ', { del: 'data.' }, ' ', { ins: 'a private thing.' }],
  titleRemark:
    '“Data” is what a question becomes once somebody else has it. Before that, it is a person wondering.',

  linesTitle: 'The six lines',
  lines: [
    {
      size: 'lg',
      parts: [
        'What someone asks says more about them than what they know: the lump they found, the clause they fear, the letter they have not sent.',
      ],
      remark: 'Three examples are enough. The list was longer, and it got worse.',
    },
    {
      size: 'xl',
      parts: [
        'So the machine that answers should belong to ',
        { del: 'a company you trust.' },
        ' ',
        { ins: 'the one who asks.' },
      ],
      remark: 'Trust is for when you cannot look. We would rather that you could look.',
    },
    {
      size: 'md',
      parts: [
        'As ordinary as a bookshelf, and about as talkative towards strangers. It stands where you put it, it takes up room, it gathers dust, and nobody counts which volumes you took down.',
      ],
      remark: 'Stet. Somebody wanted “as safe as a vault”. Nobody reads in a vault.',
    },
    {
      size: 'lg',
      parts: [
        'It need not be the cleverest machine there is. It has to ',
        { del: 'know everything.' },
        ' ',
        { ins: 'show where it read what it says.' },
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
        { ins: 'on your own, at night, without giving a reason,' },
        ' and take along everything that you put in.',
      ],
      remark: 'If leaving needs a conversation, it is not leaving.',
    },
    {
      size: 'md',
      parts: [
        'We would like to be ',
        { del: 'the leading platform for' },
        ' ',
        { ins: 'the people who repair' },
        ' these machines. That is all. It is a trade, like roofing.',
      ],
      remark: 'Leading whom, and where to?',
    },
  ],

  removed: {
    title: 'Taken out, and what stands there instead',
    text: 'Each of these phrases was in a draft of this site. None of them can be checked, so none of them says anything.',
    entries: [
      {
        phrase: 'Military-grade encryption',
        instead:
          'LUKS2 on the disk, one key per server. TLS 1.3 on the way, opened on your machine and nowhere before.',
      },
      {
        phrase: '100 % secure',
        instead:
          'Whoever controls a building can, in the end, read a computer that runs in it. If that must not be, run the machine in your own rooms.',
      },
      {
        phrase: 'We take your privacy seriously',
        instead: 'Nobody of ours has a login on your server until you make one.',
      },
      {
        phrase: 'Smarter than the rest',
        instead:
          'Good at finding, summing up, drafting and translating what is in your own papers. Weaker at hard reasoning than the large services.',
      },
      {
        phrase: 'Simple, transparent pricing',
        instead: `${listPrice(LIST_PRICES.solo.month)}, ${listPrice(LIST_PRICES.household.month)} or ${listPrice(LIST_PRICES.practice.month)} euros a month for the machine, whoever of you uses it.`,
      },
    ],
  },

  promises: {
    title: 'What we promise, as sentences you can check',
    text: 'A promise that only the one who made it can verify is an advertisement. Behind each of these stands what you can do, today, to find out whether it is kept.',
    checkLabel: 'Check it',
    items: Object.values(PROMISES),
    exception: {
      title: 'One we cannot let you check',
      text: [
        'Nothing that you write trains a model. From outside, nobody can prove what was not done. What you have is the design, in which your words never reach us, and the ',
        { text: 'terms', to: PATHS.terms },
        ', which leave every right in them with you.',
      ],
    },
  },

  doubts: {
    title: 'Still in pencil',
    items: [
      {
        question: 'Is a machine you rent ever yours?',
        text: 'Less than one that you own. We rent them out because most people have no quiet, cool corner, and we connect one of yours for nothing because the better answer should not be the dearer one.',
      },
      {
        question: 'Should a machine answer at all?',
        text: 'Not always. A list of the three places where the matter is written down is often worth more than a paragraph about it. We are not certain that the paragraph should come first.',
      },
      {
        question: 'What is it for, when the large services are cleverer every spring?',
        text: 'For what you would not say to them. That has so far not become less.',
      },
    ],
  },

  end: {
    title: 'The next draft begins when you show us where this one is wrong.',
    links: [
      { label: 'Send a correction', to: PATHS.contactV1 },
      { label: 'The limits, at length', to: PATHS.blogSingleV1 },
      { label: 'Who wrote this', to: PATHS.aboutV2 },
      { label: 'What it costs', to: PRICING },
    ],
  },
} as const;
