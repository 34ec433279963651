/** Set while somebody is signed in here. */
export const SESSION_HINT_KEY = 'alcove-session';
/** Set where a visitor agreed to load the chat. */
export const CHAT_CONSENT_KEY = 'alcove-chat';
