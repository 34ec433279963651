/**
 * The hand-off's target check: which addresses may receive a custom token, which a person must agree to first,
 * and which never. Pure; the web app and the API run this same code.
 */

import { readUrl } from './read-url.ts';

/** A first-party pattern: an exact host, or exactly one label under a base host, on one scheme and port. */
export type TargetPattern = {
  scheme: 'https' | 'http';
  host: string;
  anyLabel: boolean;
  /** Port as text after defaults, or `*` for any port (localhost only). */
  port: string;
};

export type TargetRules = {
  firstParty: readonly TargetPattern[];
  /** Exact origins that the signed-in person has registered. */
  ownServers: readonly string[];
  /** Origins that never receive a token: our own site, the help desk, the feedback board, the auth handler. */
  forbidden: readonly string[];
  /** True in development builds only: permits `http://localhost` and one name below it. */
  allowLocalhost: boolean;
};

export type TargetRefusal =
  | 'missing'
  | 'repeated'
  | 'too_long'
  | 'bad_character'
  | 'bad_address'
  | 'bad_path'
  | 'forbidden';

export type TargetVerdict =
  | { verdict: 'trusted'; url: URL }
  | { verdict: 'unknown'; url: URL }
  | { verdict: 'refused'; reason: TargetRefusal };

const MAX_LENGTH = 2048;
const PRINTABLE_ASCII = /^[\x21-\x7e]+$/;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
const ADDRESS = /^(https?):\/\/([a-z0-9.-]+)(?::([1-9][0-9]{0,4}))?(?=[/?#]|$)/i;
const CONTROL_IN_PATH = /%(?:[01][0-9a-f]|7f)/i;
const MAX_HOST_LENGTH = 253;
const MAX_PORT = 65535;

/**
 * Checks a hand-off target.
 * @param values every value that the parameter carried, each decoded exactly once
 */
export function checkTarget(values: readonly unknown[], rules: TargetRules): TargetVerdict {
  if (values.length === 0) return { verdict: 'refused', reason: 'missing' };
  if (values.length > 1) return { verdict: 'refused', reason: 'repeated' };
  const parsed = parseAddress(values[0], rules.allowLocalhost);
  if (!parsed.ok) return { verdict: 'refused', reason: parsed.reason };
  const { url } = parsed;
  if (rules.forbidden.includes(url.origin)) return { verdict: 'refused', reason: 'forbidden' };
  const trusted =
    rules.ownServers.includes(url.origin) ||
    rules.firstParty.some((pattern) => matchesPattern(url, pattern));
  return { verdict: trusted ? 'trusted' : 'unknown', url };
}

/**
 * Checks a help-center return address: https (http on localhost in development) and exactly one of the given origins.
 * @returns the parsed address, or null if it must be replaced by the help center's home
 */
export function checkReturnTo(
  values: readonly unknown[],
  helpCenterOrigins: readonly string[],
  allowLocalhost: boolean,
): URL | null {
  if (values.length !== 1) return null;
  const parsed = parseAddress(values[0], allowLocalhost);
  return parsed.ok && helpCenterOrigins.includes(parsed.url.origin) ? parsed.url : null;
}

/** The target with the token set as its only `customToken`; its own query and hash stay. */
export function withCustomToken(target: URL, customToken: string): string {
  const url = new URL(target);
  url.searchParams.set('customToken', customToken);
  return url.href;
}

/**
 * Reads a pattern such as `https://*.servers.example.com`, `https://ai.example.net:8443` or `http://localhost:*`.
 * @throws {Error} naming the pattern's fault: a bare wildcard, a plain-http host other than localhost, a malformed host
 */
export function parsePattern(text: string): TargetPattern {
  const match = /^(https?):\/\/(\*\.)?([a-z0-9.-]+)(?::(\*|[1-9][0-9]{0,4}))?$/.exec(text);
  const [, scheme, wildcard, host, port] = match ?? [];
  if ((scheme !== 'https' && scheme !== 'http') || host === undefined || !HOST.test(host)) {
    throw new Error(`not a target pattern: ${text}`);
  }
  const isLocalhost = host === 'localhost';
  if (isLocal(host) && !isLocalhost)
    throw new Error(`a name below localhost in target pattern: ${text}`);
  if (scheme === 'http' && !isLocalhost) throw new Error(`plain http in target pattern: ${text}`);
  if (isLocalhost && (scheme === 'https' || wildcard)) {
    throw new Error(`localhost is http only, without a wildcard label: ${text}`);
  }
  if (wildcard && !host.includes('.')) throw new Error(`bare wildcard in target pattern: ${text}`);
  if (port === '*' && !isLocalhost) throw new Error(`any port is for localhost only: ${text}`);
  return { scheme, host, anyLabel: wildcard !== undefined, port: port ?? defaultPort(scheme) };
}

type ParsedAddress = { ok: true; url: URL } | { ok: false; reason: TargetRefusal };

function parseAddress(input: unknown, allowLocalhost: boolean): ParsedAddress {
  if (typeof input !== 'string' || input === '') return { ok: false, reason: 'missing' };
  if (input.length > MAX_LENGTH) return { ok: false, reason: 'too_long' };
  if (!PRINTABLE_ASCII.test(input) || input.includes('\\')) {
    return { ok: false, reason: 'bad_character' };
  }
  const [, schemeText, hostText, port] = ADDRESS.exec(input) ?? [];
  if (schemeText === undefined || hostText === undefined) {
    return { ok: false, reason: 'bad_address' };
  }
  const scheme = schemeText.toLowerCase();
  const host = hostText.toLowerCase();
  if (host.length > MAX_HOST_LENGTH || !HOST.test(host) || Number(port ?? 0) > MAX_PORT) {
    return { ok: false, reason: 'bad_address' };
  }
  const isAllowed = isLocal(host)
    ? scheme === 'http' && allowLocalhost && host.split('.').length <= 2
    : scheme === 'https';
  if (!isAllowed) return { ok: false, reason: 'bad_address' };

  const url = readUrl(input);
  const agrees =
    url?.protocol === `${scheme}:` &&
    url.hostname === host &&
    url.username === '' &&
    url.password === '';
  if (!agrees) return { ok: false, reason: 'bad_address' };
  if (CONTROL_IN_PATH.test(url.pathname)) return { ok: false, reason: 'bad_path' };
  return { ok: true, url };
}

/** This machine, by any name that browsers take for it (RFC 6761, section 6.3). */
function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

function matchesPattern(url: URL, pattern: TargetPattern): boolean {
  if (url.protocol !== `${pattern.scheme}:`) return false;
  if (pattern.port !== '*' && (url.port || defaultPort(pattern.scheme)) !== pattern.port) {
    return false;
  }
  if (!pattern.anyLabel) return url.hostname === pattern.host;
  const label = url.hostname.slice(0, -(pattern.host.length + 1));
  // A label in another script can look like ours, so only an exact entry may hold it.
  const isPlain = label !== '' && !label.includes('.') && !label.startsWith('xn--');
  return url.hostname.endsWith(`.${pattern.host}`) && isPlain;
}

function defaultPort(scheme: 'https' | 'http'): string {
  return scheme === 'https' ? '443' : '80';
}
