/** Lengths of an address in ASCII: of all of it, and of the part before the @. */
const LONGEST = 254;
const LONGEST_NAME = 64;

const NO_EMAIL = 'This does not look like an e-mail address, for example name@example.com.';
/** Few mail servers take other letters there, and the identity service takes none. */
export const NOT_PLAIN =
  'Before the @, an e-mail address can only have letters without accents, digits and signs.';
const TOO_LONG = 'This is too long for an e-mail address.';

/**
 * An address that someone has typed, or that another service gave us: in lower case and ASCII, as we compare, store and show it.
 * Otherwise, what a person reads about it.
 */
export function readEmail(
  text: string,
): { email: string; fault: null } | { email: null; fault: string } {
  const typed = text.trim();
  if (typed === '') return refused('Enter an e-mail address.');
  const at = typed.lastIndexOf('@');
  const name = typed.slice(0, Math.max(0, at));
  const domain = domainIn(typed.slice(at + 1));
  if (/\P{ASCII}/u.test(name) && domain !== null) return refused(NOT_PLAIN);
  if (!NAME.test(name) || domain === null) return refused(NO_EMAIL);
  const email = `${name.toLowerCase()}@${domain}`;
  if (name.length > LONGEST_NAME || email.length > LONGEST) return refused(TOO_LONG);
  return { email, fault: null };
}

/** An address from another service, in the same form. One that our rule refuses stays as it is, in lower case. */
export function sameForm(address: string): string {
  return readEmail(address).email ?? address.toLowerCase();
}

/** HTML's rule for an address, without the domain. */
const NAME = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;

/** HTML's rule for a domain, with a dot: without one, no mail could arrive. The last part is no number, as in `192.0.2.1`. */
const DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** What a URL would take for something else than a part of its host, or would leave out. */
const MORE_THAN_A_DOMAIN = /[^A-Za-z\d.\-\P{ASCII}]/u;

/** In ASCII: `пример.рф` is `xn--e1afmkfd.xn--p1ai`. */
function domainIn(text: string): string | null {
  if (MORE_THAN_A_DOMAIN.test(text)) return null;
  try {
    // Not by `readUrl`: shared with other pages, it would be a request more on each page with a form.
    const { hostname } = new URL(`http://${text}`);
    return DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

function refused(fault: string) {
  return { email: null, fault };
}
