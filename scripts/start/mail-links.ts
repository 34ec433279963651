// The Auth emulator prints the mails that it would send. Their links lead to its own page, which our users never see.
import { stripVTControlCharacters } from 'node:util';

/** The modes that our own page at /auth/action knows. */
const OUR_MODES = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'];

/**
 * @param line of the emulators' output
 * @param site origin of the site
 * @returns the mail in one line with a link to our own page, or null for any other line
 */
export function mailOf(line: string, site: string) {
  const words = /\bTo (?:sign in|verify|reset) .*/.exec(stripVTControlCharacters(line))?.[0];
  if (words === undefined) return null;
  return words.replace(/(?<=, follow this link: )\S+$/, (link) => linkToOurPage(link, site));
}

/** @returns the address on our own page that does the same as the emulator's link; the link itself if we have none */
export function linkToOurPage(emulatorsLink: string, site: string) {
  const { href, searchParams } = new URL(emulatorsLink);
  if (!OUR_MODES.includes(searchParams.get('mode') ?? '')) return href;
  const link = new URL('/auth/action', site);
  for (const name of ['mode', 'oobCode', 'continueUrl']) {
    const value = searchParams.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  return link.href;
}
