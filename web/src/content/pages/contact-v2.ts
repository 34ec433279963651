export const ENGINEER = {
  title: 'Talk to an engineer',
  lead: 'Half an hour with someone who runs these machines, before you spend anything. Sometimes the outcome is that you do not need one.',
  letter: {
    caption: 'A letter that gets a good answer',
    lines: [
      'We are a tax office, nine people, two of them part time.',
      'About 400 GB of PDF on an office share, half of it scans.',
      'We want to ask across clients without mixing them up.',
      'Nothing may leave the country, and our cabinet is full.',
      'Tuesdays after four would suit.',
    ],
  },
  label: 'Write such a letter',
  subject: 'Half an hour with an engineer',
  afterwards: {
    title: 'What happens then',
    steps: [
      {
        title: 'An answer',
        text: 'Within one working day you have a reply from the engineer who will talk to you, with two or three dates.',
      },
      {
        title: 'Half an hour',
        text: 'By phone or video, as you like. Have one typical document at hand; it stays with you and you read from it.',
      },
      {
        title: 'A page in writing',
        text: 'What would fit, what it costs, what would not work. It is yours even if you build the machine yourself.',
      },
    ],
  },
} as const;
