/** RFC 9110: the scheme in any case, one or more spaces, the token; here only a three-part JWT, whose signature the emulator leaves empty. */
const BEARER = /^bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * The ID token of a request, or null if there is none that could be valid.
 * @param headers every `Authorization` header that was sent; two of them count as none
 */
export function readBearerToken(headers: readonly string[] | undefined): string | null {
  const [header, ...others] = headers ?? [];
  if (header === undefined || others.length > 0) return null;
  return BEARER.exec(header)?.[1] ?? null;
}
