/** Set while somebody is signed in here. */
export const SESSION_HINT_KEY = 'alcove-session';
/** What the demo shop keeps for whoever uses this browser. It goes with them when they sign out. */
export const SHOP_KEYS = {
  cart: 'cartItems',
  wishlist: 'wishlists',
  orders: 'alcove-orders',
} as const;
/** An application that has not been sent. */
export const DRAFT_KEY = 'alcove-draft';

export function draftKey(position: string): string {
  return `${DRAFT_KEY}-${position}`;
}

/** Set where a visitor agreed to load the chat. */
export const CHAT_CONSENT_KEY = 'alcove-chat';
