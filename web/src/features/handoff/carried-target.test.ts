import { expect, test } from 'vitest';
import { readCarriedTarget } from './carried-target.ts';

const SETTINGS = {
  forbidden: ['https://alcove.example'],
  allowLocalhost: false,
  helpCenterOrigins: ['https://acme.zendesk.com'],
  helpCenterHome: 'https://acme.zendesk.com/hc/en-us',
  helpCenterAccessUrl: 'https://acme.zendesk.com/access/jwt',
};

// R-CHK-02
test('a server address is carried on unchanged, with its host to show', () => {
  const address = 'https://ai.example.net:8443/a?b=c&d=%20#e';
  expect(readCarriedTarget(`?redirect=${encodeURIComponent(address)}`, SETTINGS)).toEqual({
    kind: 'own-server',
    query: `?redirect=${encodeURIComponent(address)}`,
    host: 'ai.example.net:8443',
  });
});

// R-CHK-01
test('a help-center address is carried on unchanged', () => {
  const address = 'https://acme.zendesk.com/hc/en-us';
  expect(readCarriedTarget(`?return_to=${encodeURIComponent(address)}`, SETTINGS)).toEqual({
    kind: 'help-center',
    query: `?return_to=${encodeURIComponent(address)}`,
    host: 'acme.zendesk.com',
  });
});

// R-CHK-01 R-CHK-08
test('an address that is not the help center’s is carried on as given too, and leads to the help center', () => {
  expect(readCarriedTarget('?return_to=https%3A%2F%2Fevil.example%2F', SETTINGS)).toEqual({
    kind: 'help-center',
    query: '?return_to=https%3A%2F%2Fevil.example%2F',
    host: 'acme.zendesk.com',
  });
});

// R-CHK-01
test('the help center’s request without a return address is carried on to its home', () => {
  expect(readCarriedTarget('?brand_id=1&locale_id=1', SETTINGS)).toEqual({
    kind: 'help-center',
    query: `?return_to=${encodeURIComponent(SETTINGS.helpCenterHome)}`,
    host: 'acme.zendesk.com',
  });
});

// R-CHK-07 R-CHK-09
test.each([
  '?redirect=https://alcove.example/',
  '?redirect=javascript:alert(1)',
  '?redirect=//evil.example',
  '?redirect=http://localhost:1/',
  '?redirect=https://a.example&redirect=https://a.example',
  '?redirect=https://a.example&return_to=https://acme.zendesk.com/',
])('a target that may not be gone to (%s) is refused', (search) => {
  expect(readCarriedTarget(search, SETTINGS)).toEqual({ kind: 'refused' });
});

test('a page without a target carries none', () => {
  expect(readCarriedTarget('?from=/dashboard', SETTINGS)).toEqual({ kind: 'none' });
});
