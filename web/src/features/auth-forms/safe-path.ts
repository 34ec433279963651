/**
 * Where a sign-in may return to: a path of this site and nothing else. What counts is where a browser goes when
 * given the result. Paths that would end the new session are left out.
 * @returns the path with its query and hash, or null
 */
export function readSafePath(value: string | null, origin: string): string | null {
  if (value === null || !PLAIN_PATH.test(value)) return null;
  const url = parse(value, origin);
  if (url === null || endsSession(url.pathname)) return null;
  // Only where there is one: it respells the rest of the query.
  if (url.searchParams.has('logout')) url.searchParams.delete('logout');
  const path = url.pathname + url.search + url.hash;
  // Parsing took the dots out of `/.//evil.example`, and what is left names another host.
  return parse(path, origin)?.origin === origin ? path : null;
}

/** One slash, then anything printable but a second slash; browsers read a backslash as a slash. */
const PLAIN_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

function parse(text: string, origin: string): URL | null {
  return URL.canParse(text, origin) ? new URL(text, origin) : null;
}

/** The router reads a path decoded, in any case, and with or without slashes at its end. */
function endsSession(pathname: string): boolean {
  try {
    return /^\/logout\/*$/i.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
