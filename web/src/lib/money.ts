/**
 * Money to the last digit, such as `€19.00`.
 * @param amount minor units of `currency` (cents for EUR, whole yen for JPY)
 * @param currency ISO 4217, any case
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  return formatAmount(amount, currency, locale, 'auto');
}

/** A price as it is advertised: `€19`, but `€19.50`. Takes what `formatMoney` takes. */
export function formatPrice(amount: number, currency: string, locale: string): string {
  return formatAmount(amount, currency, locale, 'stripIfInteger');
}

/** Cents of a euro as an amount of a sum: `€1,490.00`. */
export function euros(cents: number): string {
  return SUM.format(cents / 100);
}

/** Cents of a euro as a price on a shelf: `€749`, but `€12.90`. */
export function euroPrice(cents: number): string {
  return PRICE.format(cents / 100);
}

/** Cents as in an invoice, always with two decimals: 222816 is 2,228.16. */
export function invoiceAmount(cents: number): string {
  return INVOICE.format(cents / 100);
}

/** Cents as in a price list: whole euros without decimals. */
export function listPrice(cents: number): string {
  return LIST.format(cents / 100);
}

/** All amounts in cents; the tax is rounded to the nearest cent. */
export function sumInvoice(
  lines: readonly InvoiceLine[],
  taxPercent: number,
): { net: number; tax: number; total: number } {
  const net = lines.reduce((sum, line) => sum + line.quantity * line.cents, 0);
  const tax = Math.round((net * taxPercent) / 100);
  return { net, tax, total: net + tax };
}

// One locale, so that the prerendered page and the browser write the same.
const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const EURO = { style: 'currency', currency: 'EUR' } as const;
const SHORT = { trailingZeroDisplay: 'stripIfInteger' } as const;
const SUM = new Intl.NumberFormat('en-GB', EURO);
const PRICE = new Intl.NumberFormat('en-GB', { ...EURO, ...SHORT });
const INVOICE = new Intl.NumberFormat('en-GB', DECIMALS);
const LIST = new Intl.NumberFormat('en-GB', { ...DECIMALS, ...SHORT });

function formatAmount(
  amount: number,
  currency: string,
  locale: string,
  trailingZeroDisplay: 'auto' | 'stripIfInteger',
): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    trailingZeroDisplay,
  });
  const minorDigits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** minorDigits);
}

export type InvoiceLine = { what: string; quantity: number; cents: number };
