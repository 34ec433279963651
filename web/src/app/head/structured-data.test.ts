import { expect, test } from 'vitest';
import { COMPANY } from '@contract/legal/company.ts';
import { PATHS } from '@/site/paths.ts';
import { buildStructuredData } from './structured-data.ts';

// R-LAW-05
test.each([PATHS.home, PATHS.imprint, PATHS.contactV1])(
  '%s tells search engines which company it is, and how to reach it',
  (path) => {
    const { name, street, town, email, phone } = COMPANY;
    expect(buildStructuredData(path, 'https://alcove.example', [])).toHaveProperty(
      ['@graph', 0],
      expect.objectContaining({
        '@type': 'Organization',
        legalName: name,
        address: expect.objectContaining({
          streetAddress: street,
          postalCode: town.slice(0, town.indexOf(' ')),
          addressLocality: town.slice(town.indexOf(' ') + 1),
        }),
        contactPoint: expect.objectContaining({ email, telephone: phone }),
      }),
    );
  },
);
