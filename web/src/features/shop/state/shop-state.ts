import { readCart, setQuantity, type CartItem } from './cart.ts';
import { createOrder, readOrders, type Delivery, type Order } from './orders.ts';
import { describeCartChange, describeWish, type Toast } from './shop-toasts.ts';
import { createStoredValue } from '@/lib/stored-value.ts';
import { isWished, readWishlist, toggleWish } from './wishlist.ts';
import { DEMO_CART, PRODUCTS, type Product } from '@/catalogue/products.ts';
import { readSessionHint } from '@/platform/storage/session-hint.ts';
import { SHOP_KEYS } from '@/platform/storage/storage-keys.ts';
import { readStored, watchStored, writeStored } from '@/platform/storage/storage.ts';
import { notify } from '@/ui/toast/notify.ts';

const storage = { readStored, writeStored, watchStored };

export const cart = createStoredValue<readonly CartItem[]>({
  key: SHOP_KEYS.cart,
  parse: (text) => readCart(text, { products: PRODUCTS, start: DEMO_CART }),
  storage,
});

export const wishlist = createStoredValue<readonly Product[]>({
  key: SHOP_KEYS.wishlist,
  parse: (text) => readWishlist(text, PRODUCTS),
  storage,
});

export const orders = createStoredValue<readonly Order[]>({
  key: SHOP_KEYS.orders,
  parse: readOrders,
  storage,
});

/** Sets the quantity of a product in the cart, and shows a toast. */
export function changeCart(product: Product, quantity: number, color?: string): void {
  const result = setQuantity(cart.get(), product, quantity, color);
  if (result === null) return;
  cart.set(result.items);
  const toast = describeCartChange(result.change, product.name);
  if (toast !== null) showToast(toast);
}

export function toggleWishlist(product: Product): void {
  const next = toggleWish(wishlist.get(), product);
  wishlist.set(next);
  showToast(describeWish(isWished(next, product), product.name));
}

/**
 * Places an order for the cart's content. Of a guest, no name or address is kept: what a visitor leaves in a browser is there for
 * those who sign in later.
 */
export function placeOrder(delivery: Delivery): Order {
  const before = orders.get();
  const order = createOrder(before, cart.get(), delivery, new Date().toISOString());
  orders.set([readSessionHint() ? order : { ...order, delivery: null }, ...before]);
  return order;
}

export function emptyCart(): void {
  cart.set([]);
}

export function forgetOrder(order: number): void {
  orders.set(orders.get().filter(({ number }) => number !== order));
}

export function forgetOrders(): void {
  orders.set([]);
}

function showToast({ kind, message, autoClose }: Toast): void {
  notify[kind](message, { autoClose });
}
