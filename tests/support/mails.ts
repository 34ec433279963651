/** The mails that the mailbox took, and those that the Auth emulator would have sent. For tests of every runner. */
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { ReportedMail } from '../../standins/mailbox/controls.ts';
import type { EventKind } from '../../standins/mailbox/mailgun.ts';
import { linkToOurPage } from '../../standins/mailbox/our-links.ts';
import type { MailSwitch } from '../../standins/mailbox/switches.ts';
import { readEnv } from './env.ts';
import { send } from './send.ts';
import { stretched } from './time-limits/stretched.ts';

const PATIENCE_MS = stretched(15_000);
const POLL_MS = 100;

const Mails = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
});

/** The link of the newest mail that the identity service would send itself. */
export async function identityLink(email: string, requestType: string): Promise<string> {
  const url = `http://${readEnv('FIREBASE_AUTH_EMULATOR_HOST')}/emulator/v1/projects/${readEnv('FIREBASE_PROJECT_ID')}/oobCodes`;
  const { oobLink } = await until(`a mail ${requestType} to ${email}`, async () =>
    Mails.parse(await send('GET', url)).oobCodes.findLast(
      (mail) => mail.email === email && mail.requestType === requestType,
    ),
  );
  return linkToOurPage(oobLink, readEnv('ALCOVE_SITE_URL'));
}

/** Every mail that came in for an address, oldest first. */
export async function mailsTo(address: string): Promise<ReportedMail[]> {
  const answer = await send('GET', mailbox(`mails?to=${encodeURIComponent(address)}`));
  return (answer as { mails: ReportedMail[] }).mails;
}

/** The newest mail to this address whose subject has these words, once it is there. */
export function awaitMail(address: string, words: string): Promise<ReportedMail> {
  return until(`a mail “${words}” to ${address}`, async () =>
    (await mailsTo(address)).findLast(({ subject }) => subject.includes(words)),
  );
}

/** What happens to the next mails to an address. Tests run side by side, so each switches for its own addresses alone. */
export const switchMail = (
  to: string,
  mode: MailSwitch['mode'],
  more: { times?: number; delayMs?: number } = {},
) => send('POST', mailbox('switches'), { to, mode, ...more });

/** Ends that. */
export const mendMail = (to: string) => send('POST', mailbox('switches/clear'), { to });

/** Has the provider report what happened to a mail. @returns what our API answered at first */
export async function reportMail({ id, to }: ReportedMail, kind: EventKind) {
  await send('POST', mailbox(`mails/${id}/${kind}`));
  const { status } = await until(
    `an answer to the event ${kind} of mail ${id}`,
    async () =>
      (await mailsTo(to[0] ?? '')).find((mail) => mail.id === id)?.events.at(-1)?.attempts[0],
  );
  return status;
}

const mailbox = (path: string) => `${readEnv('ALCOVE_MAILBOX_URL')}/__control/${path}`;

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await delay(POLL_MS)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`Waited ${PATIENCE_MS / 1000} s for ${what}`);
}
