import type { CartChange } from './cart.ts';

/** How long a notification of the shop stays unless something else is said, in milliseconds. */
export const NOTIFICATION_DELAY_MS = 2000;
const CART_DELAY_MS = 1000;

/** What is said in passing when the cart has changed; null where the page itself shows enough. */
export function describeCartChange(change: CartChange, productName: string): Toast | null {
  switch (change) {
    case 'added':
      return {
        kind: 'success',
        message: `${productName} added to your cart`,
        autoClose: CART_DELAY_MS,
      };
    case 'removed':
      return {
        kind: 'error',
        message: `${productName} removed to your cart`,
        autoClose: CART_DELAY_MS,
      };
    case 'updated':
      return null;
  }
}

/** What is said when a product has been put on the wishlist or taken off. */
export function describeWish(isOnList: boolean, productName: string): Toast {
  return {
    kind: 'info',
    message: isOnList
      ? `${productName} is on your wishlist`
      : `${productName} is off your wishlist`,
    autoClose: NOTIFICATION_DELAY_MS,
  };
}

export type Toast = { kind: 'success' | 'error' | 'info'; message: string; autoClose: number };
