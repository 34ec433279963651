import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECOND_MS } from './durations.ts';

const TOLERANCE_SECONDS = 300;
/** Who changes their secret signs with both for a while. */
const MOST_SIGNATURES = 10;

/**
 * Whether an event comes from who knows the secret, and recently.
 * @param header `t=<unix seconds>,v1=<hex>`, with several `v1` while the secret changes
 */
export function isEventSigned(body: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const times = parts.filter(([name]) => name === 't').map(([, value = '']) => value);
  const [time = ''] = times;
  if (times.length !== 1 || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / SECOND_MS - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return parts
    .filter(([name]) => name === 'v1')
    .slice(0, MOST_SIGNATURES)
    .some(([, value = '']) => isSameDigest(value, expected));
}

/** @param hex a SHA-256 as it was sent, in small letters */
export function isSameDigest(hex: string, expected: Buffer): boolean {
  return /^[0-9a-f]{64}$/.test(hex) && timingSafeEqual(Buffer.from(hex, 'hex'), expected);
}
