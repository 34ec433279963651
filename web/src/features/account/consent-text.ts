import type { Consents } from '@contract/api.ts';

/** Each consent in the words of what happens, with what it means to say no. */
export const CONSENT_WORDS: Readonly<Record<keyof Consents, { label: string; hint: string }>> = {
  productMail: {
    label: 'Send me e-mails about new features',
    hint: 'A few in a year, to the address of your account. Messages about payments and safety come either way.',
  },
  chatIdentity: {
    label: 'Tell the chat my name and e-mail address',
    hint: 'Whoever answers then knows whom they talk to. Without it the chat, run by Zendesk, learns a number only, and you introduce yourself.',
  },
  feedbackBoard: {
    label: 'Let me open the feedback board as myself',
    hint: 'The board, run by Canny, learns your name and e-mail address when you open it. Without it the board stays closed to this account; what you posted stays there.',
  },
};
