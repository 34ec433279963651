import type { Consents } from '@contract/api.ts';

/** Each consent in the words of what happens, with what it means to say no. */
export const CONSENT_WORDS: Readonly<Record<keyof Consents, { label: string; hint: string }>> = {
  productMail: {
    label: 'Send me e-mails about new features',
    hint: 'A few a year, to the address of your account.',
  },
  chatIdentity: {
    label: 'Tell the chat my name and e-mail address',
    hint: 'The person who answers then knows who you are. Otherwise the chat (run by Zendesk) sees only a number, and you tell us who you are.',
  },
  feedbackBoard: {
    label: 'Sign me in to the feedback board under my name',
    hint: 'The board, run by Canny, learns your name and e-mail address when you open it. Without it, the board stays closed to this account; anything you posted stays there.',
  },
};
