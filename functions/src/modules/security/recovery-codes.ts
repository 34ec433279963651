import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '../../contract/sign-in.ts';

/** Without the letters and digits that are read as others: I, L, O and U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Each sign holds five bits: 80 in all. */
const LENGTH = 16;
const GROUP = 4;

/** Ten new codes, such as `ABCD-EFGH-JKMN-PQRS`. */
export function newCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length)));
  return signs.join('').replaceAll(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-');
}

/**
 * What is stored of a code, however it was typed. With 80 random bits behind it, the hash needs no salt and does not have to be slow.
 */
export function hashCode(code: string): string {
  const signs = code
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(signs).digest('base64url');
}
