import { expect, test } from 'vitest';
import { checkoutFields } from './checkout-fields.ts';
import { COUNTRIES } from './countries.ts';

const GOOD = {
  name: 'Ada Kern',
  street: 'Lindengasse 4',
  postcode: '1070',
  town: 'Wien',
  country: 'AT',
  payment: 'transfer',
  isUnderstood: true,
};

/** What is said about a field, given the rest is good. */
function faultOf(fields: Partial<Record<keyof typeof GOOD, unknown>>): string | undefined {
  const [field = ''] = Object.keys(fields);
  const result = checkoutFields.safeParse({ ...GOOD, ...fields });
  return result.error?.issues.find(({ path }) => path[0] === field)?.message;
}

// R-SHP-05
test('checkoutFields takes a whole address', () => {
  expect(checkoutFields.safeParse(GOOD).success).toBe(true);
});

// R-SHP-05
test.each(['name', 'street', 'postcode', 'town', 'country', 'payment'] as const)(
  'checkoutFields without %s says what is missing',
  (field) => {
    expect(faultOf({ [field]: '' })).toMatch(/^(Enter|Choose)/);
    expect(faultOf({ [field]: '  ' })).toMatch(/^(Enter|Choose)/);
  },
);

// R-SHP-05
test('checkoutFields wants it understood that nothing is sold', () => {
  expect(faultOf({ isUnderstood: false })).toMatch(/Tick/);
});

// R-SHP-05
test('checkoutFields misses a house number', () => {
  expect(faultOf({ street: 'Lindengasse' })).toBe('The house number is missing.');
});

// R-SHP-05
test.each(COUNTRIES)(
  'checkoutFields knows what a postcode in $name looks like',
  ({ id, example }) => {
    const parse = (postcode: string) =>
      checkoutFields.safeParse({ ...GOOD, country: id, postcode });
    expect(parse(example).success).toBe(true);
    expect(parse('12').error?.issues[0]?.message).toContain(example);
  },
);
