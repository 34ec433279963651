import { z } from 'zod';
import { html } from '@alcove/stripe-standin/kit/html';
import type { Settings } from '../settings.ts';
import type { Mail } from './mail.ts';
import { linkToOurPage } from './our-links.ts';

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'Verify your e-mail address',
  VERIFY_AND_CHANGE_EMAIL: 'Verify your new e-mail address',
  RECOVER_EMAIL: 'Your e-mail address was changed',
  PASSWORD_RESET: 'Reset your password',
};

const Answer = z.object({
  oobCodes: z.array(
    z.object({
      oobCode: z.string(),
      requestType: z.string(),
      oobLink: z.string(),
      email: z.string(),
      newEmail: z.string().optional(),
    }),
  ),
});

/**
 * The mails that Firebase would send. Its emulator sends none and keeps their links until they are used, also those that our API has
 * made for a mail of its own: https://firebase.google.com/docs/reference/rest/auth#section-auth-emulator-oob
 * @param ours the mails that our API has sent
 */
export function createAuthMails(
  { authEmulatorHost, projectId, siteOrigin }: Settings['mailbox'],
  ours: ReadonlyMap<string, Mail>,
) {
  const url = `http://${authEmulatorHost}/emulator/v1/projects/${projectId}/oobCodes`;
  /** By the codes in their links; null for one that a reset has taken away, which the emulator goes on listing. */
  const mails = new Map<string, Mail | null>();

  /** The emulator does not say when it made a link, so a mail is as old as the first look that found it. */
  async function look(): Promise<Mail[]> {
    const { oobCodes } = await fetch(url)
      .then(async (answer) => Answer.parse(await answer.json()))
      // It may not be up yet.
      .catch(() => ({ oobCodes: [] }));
    for (const { oobCode, requestType, oobLink, email, newEmail } of oobCodes) {
      if (mails.has(oobCode)) continue;
      const subject = SUBJECTS[requestType] ?? requestType;
      const link = linkToOurPage(oobLink, siteOrigin);
      mails.set(oobCode, {
        id: `auth-${mails.size + 1}`,
        from: 'Firebase',
        // A changed address is verified by a mail to the new one.
        to: [(newEmail ?? email).toLowerCase()],
        messageId: '',
        subject,
        text: `${subject}: ${link}`,
        html: html`<p>Firebase sends its own words here, with this link:</p>
          <p><a href="${link}">${subject}</a></p>`.text,
        headers: {},
        attached: [],
        receivedAt: new Date().toISOString(),
        source: '',
      });
    }
    const sent = [...ours.values()];
    return [...mails].flatMap(([code, mail]) =>
      mail === null || sent.some(({ text }) => text.includes(code)) ? [] : [mail],
    );
  }

  return {
    look,
    async forget(): Promise<void> {
      await look();
      for (const code of mails.keys()) mails.set(code, null);
    },
  };
}
