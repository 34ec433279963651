const MINIMUM_BYTES = 32;
const MINIMUM_VARIETY = 8;
const PLACEHOLDER =
  /change.?me|replace.?me|place.?holder|example|dummy|default|sample|insert|your.?(?:own.?)?(?:key|secret|token)|^<.*>$|^(?:whsec_)?(?:test|secret|password)/i;

/** What is wrong with an HMAC secret, without repeating it; null if nothing is. */
export function secretFault(secret: string): string | null {
  if (secret !== secret.trim()) return 'has white space around it';
  if (PLACEHOLDER.test(secret)) return 'is a placeholder';
  if (Buffer.byteLength(secret) < MINIMUM_BYTES) return `is shorter than ${MINIMUM_BYTES} bytes`;
  if (new Set(secret).size < MINIMUM_VARIETY) return 'is a placeholder';
  return null;
}
