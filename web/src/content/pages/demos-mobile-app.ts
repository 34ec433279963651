export const PHONE_APP = {
  title: 'The house in your pocket',
  lead: 'Lantern is an app with one button. Hold it and ask; your server at home answers. What you said stays between the two of them.',
  gestures: [
    {
      gesture: 'Hold',
      title: 'Hold to ask',
      text: 'Speak or type. The phone sends your question straight home. If the tunnel is down it waits, and tells you so.',
      screen: ['What did the plumber say', 'about the valve?'],
      tone: 'ask',
    },
    {
      gesture: 'Lift',
      title: 'Lift to see the source',
      text: 'Slide an answer upwards and the page it came from lies beneath, at the right line.',
      screen: ['letters / plumber.pdf', 'page 1, line 9'],
      tone: 'source',
    },
    {
      gesture: 'Turn',
      title: 'Turn to hide',
      text: 'Lay the phone on its face. The screen is dark, the conversation closed, and the key is back in the secure chip.',
      screen: ['closed'],
      tone: 'dark',
    },
  ],
  facts: {
    title: 'What it does not carry',
    items: [
      { term: 'Your files', text: 'They stay at home. The phone shows a page and forgets it.' },
      {
        term: 'Trackers',
        text: 'None. Crash reports are sent if you press “send”, and you see them first.',
      },
      { term: 'A feed', text: 'It has nothing to say until you ask.' },
    ],
  },
} as const;
