// How our own e-mails leave: the sender's domain in DNS, what waits in the outbox, and one test e-mail where it is asked for.
import { randomUUID } from 'node:crypto';
import type { SendMail } from '../../functions/src/adapters/smtp.ts';
import type { MailConfig } from '../../functions/src/config/config.ts';
import { checkSmtp, domainOf } from '../../functions/src/config/mail-settings.ts';
import { readEmail } from '../../functions/src/contract/email.ts';
import { renderMail } from '../../functions/src/modules/mail/template.ts';
import { either, examine, UnreadError, type Verdict } from './finding.ts';
import { codeOf } from '../lib/caught.ts';
import type { Google } from './google.ts';
import type { DeploymentSettings } from './settings.ts';

const STEP = '16. E-mails of our own';
/** Under which Mailgun has had its keys. A selector of another provider cannot be found by asking. */
const SELECTORS = ['pdk1', 'pdk2', 'k1', 'mx', 'smtp'];
/** An announcement may wait for longer. */
const LATE_MS = 3_600_000;
const LATE_LANES = ['urgent', 'service'];

type ResolveTxt = (host: string) => Promise<string[][]>;

export type MailParts = {
  resolveTxt: ResolveTxt;
  /** Makes what sends: the code of the functions. */
  connect: (server: Pick<MailConfig, 'smtp' | 'from'>) => SendMail;
  /** Where the test e-mail goes. */
  testTo: string | undefined;
  /** Where SECURITY.md asks people to report a finding. */
  securityContact: string;
};

export function examineMail(
  google: Google,
  mail: DeploymentSettings['mail'],
  parts: MailParts,
  now: Date,
) {
  const isOn = examine('E-mails', STEP, Promise.resolve(mail), {
    isOptional: true,
    fix: 'Set MAIL_FROM. Until then e-mails wait, servers stay when their plan has ended, Firebase sends the links that confirm an address or bring a new password, and addresses cannot be changed.',
    judge: (facts) => either(facts !== null, `from ${facts?.from.address}`),
  });
  if (mail === null) return [isOn];
  const contact = parts.securityContact;
  return [
    isOn,
    examine('Security reports', '17. Settings and secrets', Promise.resolve(mail), {
      isOptional: true,
      fix: 'Let SECURITY.md and STAFF_MAIL name the same address for security.',
      judge: ({ security }) => {
        const bad = `to ${security}, but SECURITY.md says ${contact}`;
        return either(security === contact, `to ${contact}`, bad);
      },
    }),
    ...examineSender(domainOf(mail.from.address), parts.resolveTxt),
    examineOutbox(google, now),
    examine('Test e-mail', STEP, tryMail(google, mail, parts), {
      fix: 'Compare SMTP_URL with the server, the user and the password of your mail provider, and MAIL_FROM with the domain that it has verified.',
      judge: (verdict) => verdict,
    }),
  ];
}

function examineSender(domain: string, resolveTxt: ResolveTxt) {
  const parents = domain.split('.').slice(0, -1);
  const domains = parents.map((_, index) => domain.split('.').slice(index).join('.'));
  const read = (hosts: string[], form: RegExp) => recordsAt(hosts, form, resolveTxt);
  const selectors = SELECTORS.map((selector) => `${selector}._domainkey.${domain}`);
  // Without one of its own, a domain follows that of the domain above it: https://www.rfc-editor.org/rfc/rfc7489#section-6.6.3
  const policies = domains.map((each) => `_dmarc.${each}`);
  const fix = 'Set the records that the guide and your mail provider name for this domain.';
  return [
    examine('SPF', STEP, read([domain], /^v=spf1 /i), {
      fix,
      judge: ([first]) => either(first !== undefined, first, `none at ${domain}`),
    }),
    examine('DKIM', STEP, read(selectors, /(^|;)\s*p=\w/i), {
      isOptional: true,
      fix: 'Set the record that your mail provider names. If it has a selector of its own, look for dkim=pass among the headers of the test e-mail instead (--mail).',
      judge: ([first]) =>
        either(first !== undefined, first, `none under ${SELECTORS.join(', ')} of ${domain}`),
    }),
    examine('DMARC', STEP, read(policies, /^v=DMARC1\b/i), {
      fix,
      judge: ([first]) => either(first !== undefined, first, `none at _dmarc.${domain}`),
    }),
  ];
}

/** The records of this form, shortened, with the host that has them. */
async function recordsAt(hosts: readonly string[], form: RegExp, resolveTxt: ResolveTxt) {
  const found = await Promise.all(
    hosts.map(async (host) => {
      const records = (await textsAt(host, resolveTxt)).filter((text) => form.test(text));
      return records.map((text) => `${host}: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`);
    }),
  );
  return found.flat();
}

async function textsAt(host: string, resolveTxt: ResolveTxt): Promise<string[]> {
  try {
    return (await resolveTxt(host)).map((parts) => parts.join(''));
  } catch (cause) {
    if (['ENOTFOUND', 'ENODATA'].includes(codeOf(cause) ?? '')) return [];
    throw new UnreadError(`DNS does not answer for ${host}`, undefined, cause);
  }
}

function examineOutbox(google: Google, now: Date) {
  const lanes = LATE_LANES.map((stringValue) => ({ stringValue }));
  const since = { stringValue: new Date(now.getTime() - LATE_MS).toISOString() };
  const stateIs = (stringValue: string) => where('delivery.state', 'EQUAL', { stringValue });
  const reading = Promise.all([
    countMails(google, [stateIs('waiting')]),
    countMails(google, [
      stateIs('waiting'),
      where('lane', 'IN', { arrayValue: { values: lanes } }),
      where('createdAt', 'LESS_THAN', since),
    ]),
    countMails(google, [stateIs('given_up')]),
  ]);
  // A deploy is not to blame for what waits.
  return examine('Outbox', '21. First customer', reading, {
    fix: 'Look for mail_failed and mail_late in the log; the document’s delivery.answer has the words of the mail server.',
    judge: ([waiting, late, givenUp]) => [
      late === 0,
      `${waiting} waiting, ${late} of them for more than an hour, ${givenUp} given up in 30 days`,
    ],
  });
}

function where(fieldPath: string, op: string, value: object) {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

/** https://docs.cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents/runAggregationQuery */
async function countMails({ project, read }: Google, filters: object[]): Promise<number> {
  const url = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents:runAggregationQuery`;
  const [answer]: [{ result: { aggregateFields: { mails: { integerValue: string } } } }] =
    await read(url, 'POST', {
      structuredAggregationQuery: {
        structuredQuery: {
          from: [{ collectionId: 'mail' }],
          where: { compositeFilter: { op: 'AND', filters } },
        },
        aggregations: [{ alias: 'mails', count: {} }],
      },
    });
  return Number(answer.result.aggregateFields.mails.integerValue);
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
