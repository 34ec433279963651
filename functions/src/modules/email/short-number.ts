import { createHash } from 'node:crypto';

const DIGITS = 6;

/** A number for people, who tell what they wrote from what else they wrote by it. Two may have the same one. */
export function shortNumberOf(id: string): string {
  const number = createHash('sha256').update(id).digest().readUInt32BE() % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}
