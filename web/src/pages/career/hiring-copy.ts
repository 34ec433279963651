/** The chart on the page of positions, and on the one that says that an application has arrived. */
export const HIRING = {
  weeks: ['week 1', 'week 2', 'week 3', 'week 4', 'week 5'],
  /** From and to are working days since the application was sent. */
  steps: [
    {
      title: 'You write, we read',
      length: 'up to 10 working days',
      text: 'Two of the people you would work with read it. You hear from one of them, whatever the answer is.',
      from: 0,
      to: 10,
    },
    {
      title: 'First talk',
      length: '45 minutes',
      text: 'You ask first. We tell you which level of the pay table we see.',
      from: 11,
      to: 12,
    },
    {
      title: 'Second talk',
      length: '60 minutes',
      text: 'About one system that you kept alive, or one page that you wrote. No riddles, no whiteboard.',
      from: 14,
      to: 15,
    },
    {
      title: 'A paid day',
      length: '8 hours, 320 euros',
      text: 'A real task with the person beside whom you would sit. You keep the money in any case.',
      from: 17,
      to: 19,
    },
    {
      title: 'Yes or no',
      length: 'within 3 working days',
      text: 'With the reasons, in both cases. A yes comes with the contract.',
      from: 19,
      to: 22,
    },
  ],
} as const;
