export const EMPTY_CART = {
  empty: {
    title: 'Your cart is empty',
    lead: 'Nothing lies in it, and nothing has to. What you put in stays in this browser until you take it out again or sign out.',
    action: 'All products',
  },
  filled: { title: 'Your cart is not empty', action: 'To the cart' },
  shop: 'To the shop',
  favourites: 'What people begin with',
} as const;
