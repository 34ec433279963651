import { expect, test } from 'vitest';
import { NOT_PLAIN, readEmail, sameForm } from './email.ts';

const NO_EMAIL = /does not look like an e-mail address/;
const TOO_LONG = /too long/;
/** A domain of as many characters. */
const domainOf = (length: number) => `${'a.'.repeat(length / 2 - 1)}aa`;

// R-SES-15
test.each([
  ['pia@people.test', 'pia@people.test'],
  [' \tPia@People.TEST\n', 'pia@people.test'],
  ['pia+news@people.test', 'pia+news@people.test'],
  ['research&dev@people.test', 'research&dev@people.test'],
  ['pia=x@people.test', 'pia=x@people.test'],
  ['a/b@people.test', 'a/b@people.test'],
  ["o'hara@people.test", "o'hara@people.test"],
  ['pia@пример.рф', 'pia@xn--e1afmkfd.xn--p1ai'],
  ['pia@ПРИМЕР.рф', 'pia@xn--e1afmkfd.xn--p1ai'],
  ['pia@xn--e1afmkfd.xn--p1ai', 'pia@xn--e1afmkfd.xn--p1ai'],
  ['pia@straße.de', 'pia@xn--strae-oqa.de'],
  ['pia@people。test', 'pia@people.test'],
  ['pia@3com.4u.test', 'pia@3com.4u.test'],
  [`${'a'.repeat(64)}@people.test`, `${'a'.repeat(64)}@people.test`],
  [`pia@${domainOf(250)}`, `pia@${domainOf(250)}`],
])('%j is the address %s', (typed, email) => {
  expect(readEmail(typed)).toEqual({ email, fault: null });
  expect(sameForm(email)).toBe(email);
});

// R-SES-15
test.each([
  [' ', /^Enter an e-mail address/],
  ['pia', NO_EMAIL],
  ['@people.test', NO_EMAIL],
  ['pia@', NO_EMAIL],
  ['pia@people', NO_EMAIL],
  ['pia@localhost', NO_EMAIL],
  ['pia@people.test.', NO_EMAIL],
  ['pia@.people.test', NO_EMAIL],
  ['pia@people..test', NO_EMAIL],
  ['pia@-people.test', NO_EMAIL],
  ['pia@people_1.test', NO_EMAIL],
  ['pia@192.0.2.1', NO_EMAIL],
  ['pia@0x7f.1', NO_EMAIL],
  ['pia@[192.0.2.1]', NO_EMAIL],
  ['pia@[IPv6:2001:db8::1]', NO_EMAIL],
  ['pia@people.test:25', NO_EMAIL],
  ['pia@people.test/inbox', NO_EMAIL],
  ['pia@people.test?subject=hello', NO_EMAIL],
  ['pia@peo\tple.test', NO_EMAIL],
  ['pia@p%65ople.test', NO_EMAIL],
  ['pia@bolt@people.test', NO_EMAIL],
  ['pia bolt@people.test', NO_EMAIL],
  ['"pia bolt"@people.test', NO_EMAIL],
  ['Pia <pia@people.test>', NO_EMAIL],
  ['pia＠people.test', NO_EMAIL],
  ['jürgen@people.test', NOT_PLAIN],
  ['пиа@пример.рф', NOT_PLAIN],
  ['\u212Aim@people.test', NOT_PLAIN],
  ['pi\u200Ba@people.test', NOT_PLAIN],
  [`${'a'.repeat(65)}@people.test`, TOO_LONG],
  [`pia@${domainOf(252)}`, TOO_LONG],
  [`pia@${'ü'.repeat(50)}.${'a.'.repeat(96)}test`, TOO_LONG],
])('%j is no address that we take', (typed, fault) => {
  expect(readEmail(typed)).toEqual({ email: null, fault: expect.stringMatching(fault) });
});

// R-SES-15
test.each([
  ['Pia@Пример.рф', 'pia@xn--e1afmkfd.xn--p1ai'],
  ['Jürgen@people.test', 'jürgen@people.test'],
])('%s of another service is compared as %s', (address, form) => {
  expect(sameForm(address)).toBe(form);
});
