import { isRecord } from '@alcove/stripe-standin/kit/record';
import { html } from '@alcove/stripe-standin/kit/html';
import type { Mail } from './mail.ts';
import { linkToOurPage } from './our-links.ts';

type AuthMailsOptions = {
  /** `host:port` of the Auth emulator. */
  authEmulatorHost: string;
  projectId: string;
  siteOrigin: string;
};

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'Verify your e-mail address',
  VERIFY_AND_CHANGE_EMAIL: 'Verify your new e-mail address',
  RECOVER_EMAIL: 'Your e-mail address was changed',
  PASSWORD_RESET: 'Reset your password',
};

/**
 * The mails that Firebase would send. Its emulator sends none and keeps their links until they are used:
 * https://firebase.google.com/docs/reference/rest/auth#section-auth-emulator-oob
 */
export function createAuthMails({ authEmulatorHost, projectId, siteOrigin }: AuthMailsOptions) {
  const url = `http://${authEmulatorHost}/emulator/v1/projects/${projectId}/oobCodes`;
  const mails = new Map<string, Mail>();
  let forgotten = new Set<string>();

  /** The emulator does not say when it made a link, so a mail is as old as the first look that found it. */
  function keep({ code, kind, link, to }: OobCode): void {
    const subject = SUBJECTS[kind] ?? kind;
    mails.set(code, {
      id: `auth-${mails.size + forgotten.size + 1}`,
      from: 'Firebase',
      to: [to.toLowerCase()],
      messageId: '',
      subject,
      text: `${subject}: ${link}`,
      html: html`<p>Firebase sends its own words here, with this link:</p>
        <p><a href="${link}">${subject}</a></p>`.text,
      headers: {},
      receivedAt: new Date().toISOString(),
      source: '',
    });
  }

  async function readCodes(): Promise<OobCode[]> {
    const body: unknown = await (await fetch(url)).json();
    const codes = isRecord(body) && Array.isArray(body['oobCodes']) ? body['oobCodes'] : [];
    return codes.filter(isRecord).map((one) => ({
      code: String(one['oobCode']),
      kind: String(one['requestType']),
      link: linkToOurPage(String(one['oobLink']), siteOrigin),
      // A changed address is verified by a mail to the new one.
      to: String(one['newEmail'] ?? one['email']),
    }));
  }

  return {
    /** Asks the emulator, which may not be up yet. @returns whether there is something new */
    async look(): Promise<boolean> {
      const codes = await readCodes().catch(() => []);
      const fresh = codes.filter(({ code }) => !mails.has(code) && !forgotten.has(code));
      fresh.forEach(keep);
      return fresh.length > 0;
    },
    all: (): Mail[] => [...mails.values()],
    /** The emulator goes on listing them. */
    forget(): void {
      forgotten = new Set([...forgotten, ...mails.keys()]);
      mails.clear();
    },
  };
}

type OobCode = { code: string; kind: string; link: string; to: string };
