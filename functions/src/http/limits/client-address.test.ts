import { describe, expect, it } from 'vitest';
import { readClientAddress } from './client-address.ts';

const read = (headers: Record<string, string>) => readClientAddress((name) => headers[name]);

describe('readClientAddress', () => {
  // R-MKT-03
  it.each([
    ['no header', {}, { nearest: 'unknown', visitor: 'unknown' }],
    ['an empty header', { 'x-forwarded-for': ' , ' }, { nearest: 'unknown', visitor: 'unknown' }],
    [
      'one hop: the caller is the visitor',
      { 'x-forwarded-for': '203.0.113.7' },
      { nearest: '203.0.113.7', visitor: '203.0.113.7' },
    ],
    [
      'Hosting’s hop last: the visitor is before it, whatever they wrote themselves',
      { 'x-forwarded-for': '1.2.3.4, 203.0.113.7,151.101.1.1' },
      { nearest: '151.101.1.1', visitor: '203.0.113.7' },
    ],
    [
      'the header of Hosting’s own',
      { 'x-forwarded-for': '151.101.1.1', 'fastly-client-ip': '203.0.113.7' },
      { nearest: '151.101.1.1', visitor: '203.0.113.7' },
    ],
  ])('with %s', (_case, headers, expected) => {
    expect(read(headers)).toEqual(expected);
  });

  // R-MKT-03
  it('takes all addresses of one IPv6 network for one visitor, however they are written', () => {
    for (const address of [
      '2001:db8:0:12::1',
      '2001:0DB8:0000:0012:ffff:ffff:ffff:ffff',
      '2001:db8:0:12:0:0:0:9',
    ]) {
      expect(read({ 'x-forwarded-for': address }).visitor).toBe('2001:db8:0:12');
    }
    expect(read({ 'x-forwarded-for': '2001:db8:0:13::1' }).visitor).toBe('2001:db8:0:13');
    expect(read({ 'x-forwarded-for': '::1' }).visitor).toBe('0:0:0:0');
  });

  // R-MKT-03
  it('keeps what is no address apart and short', () => {
    expect(read({ 'x-forwarded-for': 'anything' }).visitor).toBe('anything');
    expect(read({ 'x-forwarded-for': 'x'.repeat(5000) }).visitor).toHaveLength(64);
  });
});
