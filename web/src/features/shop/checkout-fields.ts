import { z } from 'zod';

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

/** Ways to pay that take nothing from anybody. */
export const PAYMENTS = [
  {
    id: 'transfer',
    name: 'Pretend transfer',
    text: 'You would get our account number. Here nothing is due.',
  },
  {
    id: 'door',
    name: 'Pretend to pay at the door',
    text: 'Nobody comes, and nobody has to be paid.',
  },
] as const;

const MAX_LENGTH = 100;

const line = (missing: string) =>
  z.string().trim().min(1, missing).max(MAX_LENGTH, `Use at most ${MAX_LENGTH} characters.`);

export const checkoutFields = z
  .object({
    name: line('Enter the name that stands at the door.'),
    street: line('Enter the street and the house number.').refine((text) => /\d/.test(text), {
      message: 'The house number is missing.',
      when: ({ value }) => typeof value === 'string' && value.trim() !== '',
    }),
    postcode: line('Enter the postcode.'),
    town: line('Enter the town.'),
    country: z.enum(
      COUNTRIES.map(({ id }) => id),
      'Choose a country.',
    ),
    payment: z.enum(
      PAYMENTS.map(({ id }) => id),
      'Choose how you would pay.',
    ),
    isUnderstood: z.literal(true, 'Tick this, so that nobody waits for a parcel.'),
  })
  .superRefine(({ country, postcode }, context) => {
    const rule = COUNTRIES.find(({ id }) => id === country);
    if (rule !== undefined && postcode !== '' && !rule.postcode.test(postcode)) {
      context.addIssue({
        code: 'custom',
        path: ['postcode'],
        message: `A postcode in ${rule.name} looks like ${rule.example}.`,
      });
    }
  });

export type CheckoutFields = z.infer<typeof checkoutFields>;
