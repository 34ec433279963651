// The Auth emulator prints the mails that it would send.
import { stripVTControlCharacters } from 'node:util';
import { linkToOurPage } from '../../standins/mailbox/our-links.ts';

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
