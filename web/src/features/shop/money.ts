/** A price as shown on a shelf: `€749`, but `€12.90`. @param cents of a euro */
export function formatPrice(cents: number): string {
  return PRICE.format(cents / 100);
}

/** An amount of a sum, to the cent: `€749.00`. @param cents of a euro */
export function formatSum(cents: number): string {
  return SUM.format(cents / 100);
}

// One locale, so that the prerendered page and the browser write the same.
const PRICE = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
const SUM = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });
