/** Tax in the demo shop, on what is left after the discounts, in percent. Its prices are before tax. */
export const SHOP_TAX_PERCENT = 18;

/** What the box costs that has an example site of its own, in cents of a euro. */
export const HEARTH_ONE_CENTS = 74_900;
