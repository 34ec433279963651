export const EMPTY_CART = {
  empty: {
    title: 'Your cart is empty',
    lead: 'What you put in stays in this browser until you take it out again or sign out.',
    action: 'All products',
  },
  filled: {
    title: 'Your cart is not empty',
    shelf: 'A shelf with what is in your cart: ',
    action: 'Back to the cart',
  },
  shop: 'Continue shopping',
  favourites: 'What people begin with',
} as const;
