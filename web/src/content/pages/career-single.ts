export const SYSTEMS_ENGINEER = {
  kicker: 'Open position · full or part time · remote, Central European hours',
  title: 'Systems engineer',
  lead: 'You look after a few hundred machines that you are not allowed to look into. That makes it interesting.',
  work: {
    title: 'What you would do',
    list: [
      'Roll out updates in rings, beginning with our own machines, and stop them when something smells wrong.',
      'Keep encrypted volumes bootable without keeping their keys lying about.',
      'Restore backups on purpose, every week, and repair what makes it slow.',
      'Find out why a server is slow from what the owner is willing to show you, and from nothing else.',
      'Write the page that makes the next such question unnecessary.',
    ],
  },
  bring: {
    title: 'What you bring',
    list: [
      'Some years with Linux in production, and one outage that you tell without being asked.',
      'Enough TypeScript, Go or Python to mend a tool rather than work around it.',
      'Clear written English. Most of our talking is writing.',
      'No degree is needed, and none does harm.',
    ],
  },
  first: {
    title: 'The first three months',
    items: [
      {
        term: 'Week 1',
        text: 'Your own server, set up by you from our help pages. Every place where you hesitate is a fault of the page, and you mend it.',
      },
      { term: 'Month 1', text: 'Restores and updates, beside someone. No on-call.' },
      {
        term: 'Month 3',
        text: 'One part of the platform is yours: you decide, you explain, you are asked.',
      },
    ],
  },
  apply: {
    title: 'How to apply',
    text: 'Write half a page about a system that you kept alive, and what you would do differently. A curriculum vitae may come along but is read second. You hear from a person within five working days, then there are two talks and a paid day together.',
    label: 'Apply by e-mail',
    subject: 'Systems engineer',
  },
} as const;
