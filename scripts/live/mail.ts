// One e-mail by the code and the secret of the functions, where it is asked for, and who reads reports about security.
import { randomUUID } from 'node:crypto';
import type { SendMail } from '../../functions/src/adapters/smtp.ts';
import type { MailConfig } from '../../functions/src/config/config.ts';
import { checkSmtp, domainOf } from '../../functions/src/config/mail-settings.ts';
import { readEmail } from '../../functions/src/contract/email.ts';
import { renderMail } from '../../functions/src/modules/email/template.ts';
import { either, examine, type Verdict } from './finding.ts';
import type { Google } from './google.ts';
import type { DeploymentSettings } from './settings.ts';

export type MailParts = {
  /** Makes what sends: the code of the functions. */
  connect: (server: Pick<MailConfig, 'smtp' | 'from'>) => SendMail;
  /** Where the test e-mail goes. */
  testTo: string | undefined;
  /** Where SECURITY.md asks people to report a finding. */
  securityContact: string;
};

export function examineMail(google: Google, mail: DeploymentSettings['mail'], parts: MailParts) {
  if (mail === null) return [];
  const contact = parts.securityContact;
  return [
    examine('Security reports', '17. Settings and secrets', Promise.resolve(mail), {
      isOptional: true,
      fix: 'Let SECURITY.md and STAFF_MAIL name the same address for security.',
      judge: ({ security }) => {
        const bad = `to ${security}, but SECURITY.md says ${contact}`;
        return either(security === contact, `to ${contact}`, bad);
      },
    }),
    examine('Test e-mail', '16. E-mails of our own', tryMail(google, mail, parts), {
      fix: 'Compare SMTP_URL with the server, the user and the password of your mail provider, and MAIL_FROM with the domain that it has verified.',
      judge: (verdict) => verdict,
    }),
  ];
}

/** Sends one e-mail by the code and with the secret of the functions, which no other check reads. */
async function tryMail(
  google: Google,
  { from }: NonNullable<DeploymentSettings['mail']>,
  { testTo, connect }: MailParts,
): Promise<Verdict> {
  if (testTo === undefined) return [true, 'not sent (--mail <address> sends one)'];
  const { email: to } = readEmail(testTo);
  if (to === null) return [false, 'not sent: --mail needs an address'];
  const value = await readSmtpUrl(google);
  const fault = value === null ? 'is not set' : checkSmtp(value);
  if (value === null || fault !== null) return [false, `SMTP_URL ${fault}`];
  const smtp = new URL(value);
  const messageId = `${randomUUID()}@${domainOf(from.address)}`;
  const mail = { ...renderMail(TEST_LETTER), to, messageId };
  const { result, answer } = await connect({ smtp, from })(mail);
  const words = result === 'taken' ? 'taken by' : `${result}, says`;
  return [result === 'taken', `${words} ${smtp.host}: ${answer}`];
}

const TEST_LETTER = {
  subject: 'A test of our e-mails',
  parts: [
    'This e-mail left in the same way as those to your customers.',
    'Its headers say what your own mail server thinks of the sender: spf=pass, dkim=pass and dmarc=pass after “Authentication-Results”.',
  ],
  why: 'We sent you this e-mail because someone who operates Alcove asked for it, with npm run doctor.',
};

/** https://docs.cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/access */
async function readSmtpUrl({ project, readKnown }: Google): Promise<string | null> {
  const url = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/SMTP_URL/versions/latest:access`;
  const version: { payload: { data: string } } | null = await readKnown(url);
  return version && Buffer.from(version.payload.data, 'base64').toString('utf8');
}
