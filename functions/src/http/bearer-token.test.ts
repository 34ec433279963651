import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBearerToken } from './bearer-token.ts';

describe('readBearerToken', () => {
  // R-API-01
  it.each([
    ['Bearer a.b.c', 'a.b.c'],
    ['bearer a.b.c', 'a.b.c'],
    ['BEARER  a.b.c', 'a.b.c'],
    ['Bearer a-_1.b.', 'a-_1.b.'],
  ])('reads %j', (header, token) => {
    expect(readBearerToken([header])).toBe(token);
  });

  // R-API-01
  it.each([
    '',
    ' ',
    'Bearer',
    'Bearer ',
    'Bearera.b.c',
    'Bearer\ta.b.c',
    'Bearer a.b',
    'Bearer a.b.c.d',
    'Bearer a.b.c d',
    'Bearer a.b.c,Bearer a.b.c',
    ' Bearer a.b.c',
    'Basic a.b.c',
    'Bearer a.b.cé',
    'Bearer a.b.c\n',
  ])('reads nothing from %j', (header) => {
    expect(readBearerToken([header])).toBeNull();
  });

  // R-API-01
  it('reads nothing from no header and from two', () => {
    expect(readBearerToken(undefined)).toBeNull();
    expect(readBearerToken([])).toBeNull();
    expect(readBearerToken(['Bearer a.b.c', 'Bearer a.b.c'])).toBeNull();
  });

  // R-API-01
  it('reads three parts of base64url, or nothing, from anything', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `Bearer ${text}`),
        ),
        (header) => {
          const token = readBearerToken([header]);
          expect(
            token === null || /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*$/.test(token),
          ).toBe(true);
        },
      ),
    );
  });
});
