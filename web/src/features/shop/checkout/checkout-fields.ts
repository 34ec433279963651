import { z } from '@/platform/zod.ts';
import { COUNTRIES } from './countries.ts';

/** Ways to pay that charge nothing. */
export const PAYMENTS = [
  {
    id: 'transfer',
    name: 'Pretend bank transfer',
    text: 'You would get our bank details. Here, there is nothing to pay.',
  },
  {
    id: 'door',
    name: 'Pretend to pay at the door',
    text: 'You would pay the courier, if one were coming.',
  },
] as const;

const MAX_LENGTH = 100;

const line = (missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(MAX_LENGTH, `Use at most ${MAX_LENGTH} characters.`),
    );

export const checkoutFields = z
  .object({
    name: line('Enter the name on the door.'),
    street: line('Enter the street and the house number.').check(
      z.refine((text) => /\d/.test(text), {
        message: 'The house number is missing.',
        when: ({ value }) => typeof value === 'string' && value.trim() !== '',
      }),
    ),
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
    isUnderstood: z.literal(true, 'Tick this to confirm that you expect no parcel.'),
  })
  .check(
    z.superRefine(({ country, postcode }, context) => {
      const rule = COUNTRIES.find(({ id }) => id === country);
      if (rule !== undefined && postcode !== '' && !rule.postcode.test(postcode)) {
        context.addIssue({
          code: 'custom',
          path: ['postcode'],
          message: `A postcode in ${rule.name} looks like ${rule.example}.`,
        });
      }
    }),
  );

export type CheckoutFields = z.infer<typeof checkoutFields>;
