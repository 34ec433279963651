import { PATHS } from '@/site/paths.ts';

export const MESSAGE_NOT_SENT = {
  title: 'It did not arrive',
  lead: 'Nothing of it was stored. Go back with your browser’s own button: in most browsers, what you typed is still there.',
  label: 'A drawing: a letter that is stuck in the slot of a letter box.',
  reasonsTitle: 'What may have happened',
  reasons: [
    {
      id: 'input',
      title: 'A field was not filled in as we need it',
      text: 'Look at the e-mail address first: it needs an @ and a dot behind it. A message needs at least ten characters, and has room for five thousand. In an application the tick that lets us keep it is needed too.',
    },
    {
      id: 'limit',
      title: 'Too much arrived at once',
      text: 'To keep programs out we take ten messages in ten minutes from one place, and five an hour from one address. Wait a quarter of an hour and send it again.',
    },
    {
      id: 'failed',
      title: 'The fault is ours',
      text: 'Something on our side did not answer. Sending it again in some minutes usually works. What arrives twice is stored once, so a second try does no harm.',
    },
  ],
  again: {
    title: 'Try once more',
    links: [
      { label: 'The message form', to: `${PATHS.contactV1}#write` },
      { label: 'Ask for a call', to: `${PATHS.contactV2}#ask` },
      { label: 'The application', to: `${PATHS.careerSingle}#apply` },
    ],
    mail: 'Or leave the form out of it:',
    subject: 'My message did not arrive',
    action: 'Write an e-mail',
  },
} as const;
