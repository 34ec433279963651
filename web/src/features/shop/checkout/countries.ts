/** Countries that the demo knows, and what a postcode looks like there. */
export const COUNTRIES = [
  { id: 'AT', name: 'Austria', postcode: /^\d{4}$/, example: '1070' },
  { id: 'BE', name: 'Belgium', postcode: /^\d{4}$/, example: '9000' },
  { id: 'FR', name: 'France', postcode: /^\d{5}$/, example: '69001' },
  { id: 'DE', name: 'Germany', postcode: /^\d{5}$/, example: '04109' },
  { id: 'IE', name: 'Ireland', postcode: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 X285' },
  { id: 'NL', name: 'Netherlands', postcode: /^\d{4} ?[A-Z]{2}$/i, example: '3511 AB' },
  { id: 'CH', name: 'Switzerland', postcode: /^\d{4}$/, example: '8004' },
  {
    id: 'GB',
    name: 'United Kingdom',
    postcode: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
    example: 'LS1 4DY',
  },
] as const;

/** A stored order may name one that the shop does not know, which is shown as it stands. */
export function countryName(country: string): string {
  return COUNTRIES.find(({ id }) => id === country)?.name ?? country;
}
