import { readUrl } from '@contract/read-url.ts';
import { checkReturnTo, checkTarget } from '@contract/target-check.ts';

/**
 * The one check of every address that a link asks us to go on to: `from`, `redirect`, `return_to` and the board's. What
 * counts is where a browser goes when given the result, however the address was spelled.
 * @param values every value that the parameter carried, each decoded exactly once
 * @returns where the browser goes, or null where it must not
 */
export function readReturnAddress(values: readonly string[], rule: ReturnRule): URL | null {
  const url = check(values, rule);
  // The result decides: read again, as a browser would, it must still pass.
  return url !== null && isAllowed(readUrl(url.href), rule) ? url : null;
}

/** What a parameter may name. */
export type ReturnRule =
  /** A page of this site, such as `/dashboard?tab=1`, but none that ends the session that was just begun. */
  | { kind: 'own-page'; origin: string }
  /** A page of the help center or of the feedback board. */
  | { kind: 'listed-origin'; origins: readonly string[]; allowLocalhost: boolean }
  /** An AI server. Whether it may have a token is for the API and its person to say. */
  | { kind: 'server'; forbidden: readonly string[]; allowLocalhost: boolean };

/** The part of an address of this site that stands behind its origin. */
export function pathOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}

function check(values: readonly string[], rule: ReturnRule): URL | null {
  switch (rule.kind) {
    case 'own-page':
      return readOwnPage(values, rule.origin);
    case 'listed-origin':
      return checkReturnTo(values, rule.origins, rule.allowLocalhost);
    case 'server': {
      const { forbidden, allowLocalhost } = rule;
      const verdict = checkTarget(values, {
        firstParty: [],
        ownServers: [],
        forbidden,
        allowLocalhost,
      });
      return verdict.verdict === 'refused' ? null : verdict.url;
    }
  }
}

function isAllowed(url: URL | null, rule: ReturnRule): boolean {
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  if (url.username !== '' || url.password !== '') return false;
  switch (rule.kind) {
    case 'own-page':
      // Parsing took the dots out of `/.//evil.example`, and what is left names another host.
      return (
        url.origin === rule.origin && readUrl(pathOf(url), rule.origin)?.origin === rule.origin
      );
    case 'listed-origin':
      return rule.origins.includes(url.origin);
    case 'server':
      return !rule.forbidden.includes(url.origin);
  }
}

function readOwnPage([value, ...others]: readonly string[], origin: string): URL | null {
  if (value === undefined || others.length > 0 || value.length > MAX_LENGTH) return null;
  const url = PLAIN_PATH.test(value) ? readUrl(value, origin) : null;
  if (url === null || endsSession(url.pathname)) return null;
  // Only where there is one: it respells the rest of the query.
  if (url.searchParams.has('logout')) url.searchParams.delete('logout');
  return url;
}

/** As long as the hand-off's own addresses may be. */
const MAX_LENGTH = 2048;

/** One slash, then anything printable but a second slash; browsers read a backslash as a slash. */
const PLAIN_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** The router reads a path decoded, in any case, and with or without slashes at its end. */
function endsSession(pathname: string): boolean {
  try {
    return /^\/logout\/*$/i.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
