import { useSyncExternalStore } from 'react';
import type { CartItem } from './cart.ts';
import type { Order } from './orders.ts';
import { cart, orders, wishlist } from './shop-state.ts';
import type { Product } from '@/catalogue/products.ts';

// Null until the page has hydrated: a prerendered page does not know what a browser holds.

export function useCart(): readonly CartItem[] | null {
  return useSyncExternalStore<readonly CartItem[] | null>(cart.subscribe, cart.get, notYet);
}

export function useWishlist(): readonly Product[] | null {
  return useSyncExternalStore<readonly Product[] | null>(wishlist.subscribe, wishlist.get, notYet);
}

export function useOrders(): readonly Order[] | null {
  return useSyncExternalStore<readonly Order[] | null>(orders.subscribe, orders.get, notYet);
}

const notYet = () => null;
