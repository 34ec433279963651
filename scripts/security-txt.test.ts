import { COMPANY } from '../functions/src/contract/legal/company.ts';
import { expect, test } from 'vitest';
import { securityFiles } from '../web/scripts/security-txt.ts';
import { readText } from './lib/files.ts';

const NOW = new Date('2026-02-03T04:05:06Z');
const files = new Map(securityFiles('https://www.acme.eu', NOW));
const fields = (files.get('.well-known/security.txt') ?? '')
  .trimEnd()
  .split('\n')
  .map((line) => line.split(/: (.*)/).slice(0, 2));

test('security.txt has each field of RFC 9116 that we use, with addresses of this site', () => {
  expect(fields).toEqual([
    ['Contact', `mailto:${COMPANY.email}`],
    ['Contact', 'https://www.acme.eu/contact/v1'],
    ['Expires', '2027-02-02T00:00:00Z'],
    ['Preferred-Languages', 'en'],
    ['Canonical', 'https://www.acme.eu/.well-known/security.txt'],
    ['Policy', 'https://www.acme.eu/.well-known/security-policy.txt'],
  ]);
});

test('its address is the one of SECURITY.md and of the pages, and its policy is SECURITY.md', () => {
  const policy = readText('SECURITY.md');

  expect(policy).toContain(`Write to ${COMPANY.email} `);
  expect(fields[0]).toEqual(['Contact', `mailto:${COMPANY.email}`]);
  expect(files.get('.well-known/security-policy.txt')).toBe(policy);
});

test('it holds for nearly a year, and no longer', () => {
  const [expires = ''] = fields.flatMap(([name, value]) => (name === 'Expires' ? [value] : []));
  const days = (Date.parse(expires) - NOW.getTime()) / 86_400_000;

  expect(days).toBeGreaterThan(360);
  expect(days).toBeLessThan(365);
});
