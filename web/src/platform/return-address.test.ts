import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathOf, readReturnAddress, type ReturnRule } from './return-address.ts';

const ORIGIN = 'https://alcove.example';
const HELP_CENTER = 'https://acme.zendesk.com';

const OWN_PAGE: ReturnRule = { kind: 'own-page', origin: ORIGIN };
const LISTED: ReturnRule = {
  kind: 'listed-origin',
  origins: [HELP_CENTER],
  allowLocalhost: false,
};
const SERVER: ReturnRule = { kind: 'server', forbidden: [ORIGIN], allowLocalhost: false };

function readPath(value: string): string | null {
  const url = readReturnAddress([value], OWN_PAGE);
  return url === null ? null : pathOf(url);
}

// R-RTE-05
test.each([
  '/',
  '/dashboard',
  '/dashboard/invoices?page=2#last',
  '/a//b',
  '/x?next=https://a.example',
])('a path of this site (%s) is kept as it is', (path) => {
  expect(readPath(path)).toBe(path);
});

// R-RTE-05
test.each([
  '',
  'dashboard',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\b',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/a\nb',
  ' /dashboard',
  '/logout',
  '/logout?x=1',
  '/LOGOUT',
  '/logout/',
  '/%6Cogout',
  '/dashboard/../logout',
  '/\u0000/evil.example',
  '/dashboard\r\nLocation: https://evil.example',
  '/\u2028/evil.example',
  `/${'a'.repeat(2048)}`,
])('anything else (%j) is refused', (value) => {
  expect(readPath(value)).toBeNull();
});

// R-REL-01
test.each([
  '/.//evil.example',
  '/.//evil.example/login',
  '/.//evil.example:8443/',
  '/.//user@evil.example/',
  '/.//127.0.0.1:12114/',
  '/.//[::1]/',
  '/.//[',
  '/.///evil.example',
  '/././/evil.example',
  '/..//evil.example',
  '/../..//evil.example',
  '/a/..//evil.example',
  '/a/b/../..//evil.example',
  '/a/./..//evil.example',
  '/%2e//evil.example',
  '/%2E//evil.example',
  '/%2e%2e//evil.example',
  '/.%2e//evil.example',
  '/a/%2e%2E//evil.example',
  '/.//evil.example?logout=true',
  '/.//evil.example#/dashboard',
  '/a/..//evil.example/..//other.example',
])('a path that names a host once its dots are gone (%s) is refused', (value) => {
  expect(readPath(value)).toBeNull();
});

// R-REL-01
test('however it is spelled, the way back never leaves the origin', () => {
  const part = fc.constantFrom(...WHAT_PARSERS_READ);
  const spelling = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(spelling, (value) => {
      expect(new URL(readPath(value) ?? '/', ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 20_000 },
  );
});

/** Borders and dots in their spellings, and what stands between them. */
const WHAT_PARSERS_READ =
  '/ // . .. %2e %2E %2f %5c \\ \t \n \u3002 \uff0f evil.example alcove.example a @ : :443 [ ] ? # & logout=true https: javascript:'.split(
    ' ',
  );

// R-SES-06
test('a request to sign out is left out of the way back', () => {
  expect(readPath('/dashboard?logout=true&tab=1')).toBe('/dashboard?tab=1');
});

// R-REL-01 R-CHK-09
test.each<[ReturnRule, string]>([
  [OWN_PAGE, '/dashboard'],
  [LISTED, `${HELP_CENTER}/hc`],
  [SERVER, 'https://ai.example.net/'],
])(
  'a parameter of kind %o is read where it is given once, and not where it is absent or doubled',
  (rule, value) => {
    expect(readReturnAddress([value], rule)).not.toBeNull();
    expect(readReturnAddress([], rule)).toBeNull();
    expect(readReturnAddress([value, value], rule)).toBeNull();
  },
);

// R-REL-01 R-CHK-07 R-CHK-08
test.each([
  'https://evil.example/',
  '/hc',
  '//acme.zendesk.com/hc',
  'https:/\\acme.zendesk.com',
  'https://acme.zendesk.com@evil.example/',
  'https://acme.zendesk.com\\.evil.example/',
  'https://acme.zendesk.com%2eevil.example/',
  'https://acme.zendesk.com.evil.example/',
  'https://acme.zendesk.com\u3002evil.example/',
  'https://ac\tme.zendesk.com/',
  ' https://acme.zendesk.com/',
  'blob:https://acme.zendesk.com/x',
  'javascript:https://acme.zendesk.com',
  'http://acme.zendesk.com/',
])('an address that is not on a listed origin (%j) is refused', (value) => {
  expect(readReturnAddress([value], LISTED)).toBeNull();
});

// R-REL-01
test.each([
  ['listed-origin', LISTED, (url: URL) => url.origin === HELP_CENTER],
  ['server', SERVER, (url: URL) => url.protocol === 'https:' && url.origin !== ORIGIN],
] as const)(
  'however it is spelled, an address of kind %s leads where it may, as a browser reads it',
  (_, rule, mayBe) => {
    const part = fc.constantFrom(
      ...WHAT_PARSERS_READ,
      HELP_CENTER,
      'https://ai.example.net',
      ORIGIN,
    );
    const spelling = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(spelling, (value) => {
        const url = readReturnAddress([value], rule);
        if (url === null) return;
        const gone = new URL(url.href, ORIGIN);
        expect(mayBe(gone)).toBe(true);
        expect(gone.username + gone.password).toBe('');
      }),
      { numRuns: 20_000 },
    );
  },
);
