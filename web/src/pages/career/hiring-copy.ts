/** The chart on the page of positions, and on the one that says that an application has arrived. */
export const HIRING = {
  weeks: ['week 1', 'week 2', 'week 3', 'week 4', 'week 5'],
  /** From and to are working days since the application was sent. */
  steps: [
    {
      title: 'You write, we read',
      length: 'up to 10 working days',
      text: 'Two of the people you would work with read it. One of them replies, whatever the answer.',
      from: 0,
      to: 10,
    },
    {
      title: 'First call',
      length: '45 minutes',
      text: 'You ask first. We tell you where on the pay table we see you.',
      from: 11,
      to: 12,
    },
    {
      title: 'Second call',
      length: '60 minutes',
      text: 'About a system you kept running, or a page you wrote. No whiteboard puzzles.',
      from: 14,
      to: 15,
    },
    {
      title: 'A paid day',
      length: '8 hours, 320 euros',
      text: 'A real task with the person you would sit beside. You keep the money either way.',
      from: 17,
      to: 19,
    },
    {
      title: 'Yes or no',
      length: 'within 3 working days',
      text: 'With the reasons, either way. A yes comes with the contract.',
      from: 19,
      to: 22,
    },
  ],
} as const;
