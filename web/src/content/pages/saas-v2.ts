import { PATHS, PRICING } from '@/content/paths.ts';

export const PRACTICES = {
  title: 'A working day that stays in the house',
  lead: 'What a private AI server does in a practice or an office between eight and six, told along a clock. The day is an example; the work is the kind that fills yours.',
  moments: [
    {
      time: '08:10',
      title: 'The post is already sorted',
      text: 'Overnight the server has read the scanned letters and put a line on each: from whom, about what, by when. Two have a deadline this week. They lie on top.',
      note: 'Scans come from the office’s own share. They are read where they lie.',
    },
    {
      time: '09:35',
      title: 'A colleague’s case, while she is away',
      text: '“What was the last thing we told them about the second survey?” The answer is one sentence and names the letter, the page and who signed it.',
      note: 'Who may ask about which folder follows the rights on the share.',
    },
    {
      time: '11:50',
      title: 'A reply that sounds like you',
      text: 'A draft from three of your own earlier letters. You change the second paragraph, because the machine is too polite, and send it yourself.',
      note: 'It never sends anything. Mail is read-only unless you decide otherwise.',
    },
    {
      time: '15:20',
      title: 'Minutes of the meeting',
      text: 'The recording goes from the phone to the server and becomes a page of minutes. The recording is deleted after the number of days you have set.',
      note: 'No meeting service takes part.',
    },
    {
      time: '17:45',
      title: 'The door is shut',
      text: 'Everybody signs out. The log on your machine lists who asked what, for you and nobody else, and the hourly backup runs once more.',
      note: 'On the Practice plan backups are hourly and kept for 90 days.',
    },
  ],
  duty: {
    title: 'For the file on data protection',
    items: [
      {
        term: 'Contract',
        text: 'A data-processing agreement comes with the Practice plan. You remain the controller, we process on your instructions.',
      },
      {
        term: 'Place',
        text: 'One machine in the European Union, or one in your own rooms.',
      },
      {
        term: 'Secrecy',
        text: 'Staff of ours have no standing access. Access that you grant ends by itself and is written down on your machine.',
      },
      {
        term: 'People',
        text: 'Up to 25 people on the Practice plan, with one named engineer who knows your set-up.',
      },
    ],
  },
  closing: {
    title: 'Try it with one folder.',
    text: 'Most offices begin with closed matters: nothing urgent can go wrong there, and you see within a week whether the answers are worth having.',
    links: [
      { label: 'See the plans', to: PRICING },
      { label: 'Example: a two-doctor practice', to: PATHS.customerStorySingle },
    ],
  },
} as const;
