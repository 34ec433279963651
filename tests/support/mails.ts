/** What the Auth emulator would have mailed. */
import { expect } from '@playwright/test';
import { readEnv } from './env.ts';

type Mail = { email: string; requestType: string; oobCode: string; oobLink: string };

/** The newest mail of this kind to one of these addresses, once it is there: a page may say that it is on its way before. */
export async function mailTo(
  email: string | readonly string[],
  requestType: string,
): Promise<Mail> {
  const addresses = [email].flat();
  const found: Mail[] = [];
  const url = `http://${readEnv('FIREBASE_AUTH_EMULATOR_HOST')}/emulator/v1/projects/${readEnv('FIREBASE_PROJECT_ID')}/oobCodes`;
  await expect
    .poll(
      async () => {
        const { oobCodes } = (await (await fetch(url)).json()) as { oobCodes: Mail[] };
        const isIt = (mail: Mail) =>
          addresses.includes(mail.email) && mail.requestType === requestType;
        found.push(...oobCodes.filter(isIt));
        return found.length;
      },
      `a mail ${requestType} to ${addresses.join(' or ')}`,
    )
    .toBeGreaterThan(0);
  const newest = found.at(-1);
  if (newest === undefined) throw new Error('there was a mail a moment ago');
  return newest;
}
