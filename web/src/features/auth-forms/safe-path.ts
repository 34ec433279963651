/**
 * Where a sign-in may lead back to: a path of this site and nothing else. Whatever would end the session that
 * was just begun is left out.
 * @returns the path with its query and hash, or null
 */
export function readSafePath(value: string | null, origin: string): string | null {
  if (value === null || !SAFE_PATH.test(value)) return null;
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin || url.pathname === '/logout') return null;
  // Only where there is one: it respells the rest of the query.
  if (url.searchParams.has('logout')) url.searchParams.delete('logout');
  return url.pathname + url.search + url.hash;
}

/** One slash, then anything printable but a second slash; browsers read a backslash as a slash. */
const SAFE_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;
