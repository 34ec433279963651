/** The product's name, once, so that it can change. */
export const PRODUCT_NAME = 'Alcove';
export const PRODUCT_TITLE =
  'Alcove: your own AI server, private by design, reachable from anywhere';
export const PRODUCT_DESCRIPTION =
  'Alcove is a privacy-by-design private AI cloud server, reachable from anywhere, at your own address. What you write to it stays on it.';
