export const EMPTY_CART = {
  empty: {
    title: 'Your cart is empty',
    lead: 'The shop is a demonstration. What you add stays in this browser until you remove it or sign out.',
    action: 'All products',
    orders: 'Demo orders in this browser:',
  },
  filled: {
    title: 'What is in your cart',
    shelf: 'A shelf with what is in your cart: ',
    action: 'View cart',
  },
  shop: 'Continue shopping',
  favourites: 'What most people start with',
} as const;
