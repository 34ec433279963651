/** The modes that our own page at /auth/action knows. */
const OUR_MODES = ['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'];

/**
 * The links of the Auth emulator lead to its own page, which our users never see.
 * @param site origin of the site
 * @returns the address on our own page that does the same as the emulator's link; the link itself if we have none
 */
export function linkToOurPage(emulatorsLink: string, site: string): string {
  const { href, searchParams } = new URL(emulatorsLink);
  if (!OUR_MODES.includes(searchParams.get('mode') ?? '')) return href;
  const link = new URL('/auth/action', site);
  for (const name of ['mode', 'oobCode', 'continueUrl']) {
    const value = searchParams.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  return link.href;
}
