import { PATHS } from '@/site/paths.ts';

export const MESSAGE_NOT_SENT = {
  title: 'It did not arrive',
  lead: 'Nothing was stored. Use your browser’s Back button: in most browsers, what you typed is still there.',
  label: 'A drawing: a letter stuck in the slot of a letter box.',
  reasonsTitle: 'What may have happened',
  reasons: [
    {
      id: 'input',
      title: 'A field needs another look',
      text: 'Check the e-mail address first: it needs an @ and a dot after it. A message needs at least ten characters and can have up to five thousand. An application also needs the tick that lets us keep it.',
    },
    {
      id: 'limit',
      title: 'Too much arrived at once',
      text: 'To keep bots out, we take ten messages in ten minutes from one place, and five an hour from one address. Wait a quarter of an hour, or an hour after five messages, and send it again.',
    },
    {
      id: 'failed',
      title: 'The fault is ours',
      text: 'Something on our side did not answer. Sending it again in a few minutes usually works. If it arrives twice, we store it once.',
    },
  ],
  again: {
    title: 'Try again',
    links: [
      { label: 'The message form', to: `${PATHS.contactV1}#write` },
      { label: 'The call form', to: `${PATHS.contactV2}#ask` },
      { label: 'The application form', to: `${PATHS.careerSingle}#apply` },
    ],
    mail: 'Or write to us without the form:',
    subject: 'My message did not arrive',
    action: 'Write an e-mail',
  },
} as const;
