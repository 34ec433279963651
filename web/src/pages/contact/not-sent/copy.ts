import { SPAM } from '@contract/messages.ts';
import { PATHS } from '@/site/paths.ts';

export const MESSAGE_NOT_SENT = {
  title: 'It did not get through',
  lead: 'Use your browser’s Back button: in most browsers, what you typed is still there.',
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
      id: 'spam',
      title: 'It was taken for spam',
      text: `A hidden field of the form was filled in, as programs do. An extension of your browser may have done it. What you sent is kept apart for ${SPAM.days} days, and stays unread unless we look for it. Send it again in a private window, or write to us without the form.`,
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
    subject: 'My message did not get through',
    action: 'Write an e-mail',
  },
} as const;
