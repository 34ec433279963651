/** The mails that the Auth emulator would have sent. */
import { expect } from '@playwright/test';
import { z } from 'zod';
import { linkToOurPage } from '../../scripts/start/mail-links.ts';
import { readEnv } from './env.ts';
import { send } from './send.ts';

const Mails = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
});

/**
 * The link of the newest mail of this kind to one of these addresses, once it is there: a page may say before that it is on
 * its way. It is the link that `npm start` prints.
 */
export async function mailedLink(
  email: string | readonly string[],
  requestType: string,
): Promise<string> {
  const addresses = [email].flat();
  const url = `http://${readEnv('FIREBASE_AUTH_EMULATOR_HOST')}/emulator/v1/projects/${readEnv('FIREBASE_PROJECT_ID')}/oobCodes`;
  let link = '';
  const look = async () => {
    const { oobCodes } = Mails.parse(await send('GET', url));
    const newest = oobCodes.findLast(
      (mail) => addresses.includes(mail.email) && mail.requestType === requestType,
    );
    link = newest?.oobLink ?? '';
    return link;
  };
  await expect.poll(look, `a mail ${requestType} to ${addresses.join(' or ')}`).not.toBe('');
  return linkToOurPage(link, readEnv('ALCOVE_SITE_URL'));
}
