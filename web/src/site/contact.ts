/** Where letters to us arrive, whatever they are about. */
export const MAIL_ADDRESS = 'hello@alcove.example';
