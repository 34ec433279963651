/** Such as `€39.00`. @param sum minor units of a currency that has a hundred of them */
export function sumOf({ amount, currency }: { amount: number; currency: string }): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
}
