/** Cents as in an invoice, always with two decimals: 222816 is 2,228.16. */
export function invoiceAmount(cents: number): string {
  const whole = String(Math.trunc(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${String(cents % 100).padStart(2, '0')}`;
}

/** Cents as in a price list: whole euros without decimals. */
export function listPrice(cents: number): string {
  return cents % 100 === 0 ? invoiceAmount(cents).slice(0, -3) : invoiceAmount(cents);
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

export type InvoiceLine = { what: string; quantity: number; cents: number };
