/** Set while someone is signed in here. */
export const SESSION_HINT_KEY = 'alcove-session';
/** Set from the moment of a sign-out until the session is removed: its uid and `auth_time`, as far as they are known. */
export const PENDING_SIGN_OUT_KEY = 'alcove-pending-sign-out';
/** What the demo shop keeps for the person using this browser. It is removed when they sign out. */
export const SHOP_KEYS = {
  cart: 'cartItems',
  wishlist: 'wishlists',
  orders: 'alcove-orders',
} as const;
/**
 * What the dashboard showed last, for the person who is signed in. The number changes with the form of what is kept; the entry goes
 * with its person, so keep the former keys in `session-hint.ts` until no browser has them any more.
 */
export const LAST_KNOWN_KEY = 'alcove-known-1';
/** An application that has not been sent. */
export const DRAFT_KEY = 'alcove-draft';

export function draftKey(position: string): string {
  return `${DRAFT_KEY}-${position}`;
}

/** Names this browser to our API, which tells people of a sign-in from a new one. Tied to no person, it stays when they sign out. */
export const BROWSER_KEY = 'alcove-browser';

/** Set where a visitor agreed to load the chat. */
export const CHAT_CONSENT_KEY = 'alcove-chat';
