/** Where letters to us arrive, whatever they are about. */
export const MAIL_ADDRESS = 'hello@alcove.example';

/** How soon a message is answered: what every page promises, and what is usual. */
export const ANSWER_TIME = { promised: 'two working days', usual: 'one working day' } as const;

/** The talk before buying. */
export const ENGINEER_TALK = 'Half an hour with an engineer';
