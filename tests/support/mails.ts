/** The mails that the Auth emulator would have sent. */
import { expect } from '@playwright/test';
import { z } from 'zod';
import { linkToOurPage } from '../../scripts/start/mail-links.ts';
import { readEnv } from './env.ts';

const Mail = z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() });
type Mail = z.infer<typeof Mail>;
const Mails = z.object({ oobCodes: z.array(Mail) });

/**
 * The link of the newest mail of this kind to one of these addresses, once it is there: a page may say before that it is on
 * its way. It is the link that `npm start` prints.
 */
export async function mailedLink(
  email: string | readonly string[],
  requestType: string,
): Promise<string> {
  const addresses = [email].flat();
  const found: Mail[] = [];
  const url = `http://${readEnv('FIREBASE_AUTH_EMULATOR_HOST')}/emulator/v1/projects/${readEnv('FIREBASE_PROJECT_ID')}/oobCodes`;
  await expect
    .poll(
      async () => {
        const { oobCodes } = Mails.parse(await (await fetch(url)).json());
        const isIt = (mail: Mail) =>
          addresses.includes(mail.email) && mail.requestType === requestType;
        found.push(...oobCodes.filter(isIt));
        return found.length;
      },
      `a mail ${requestType} to ${addresses.join(' or ')}`,
    )
    .toBeGreaterThan(0);
  return linkToOurPage(found.at(-1)?.oobLink ?? '', readEnv('ALCOVE_SITE_URL'));
}
