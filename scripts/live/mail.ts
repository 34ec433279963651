// How our own e-mails leave: the sender's domain in DNS, what waits in the outbox, and one test e-mail where it is asked for.
import { randomUUID } from 'node:crypto';
import type { SendMail } from '../../functions/src/adapters/smtp.ts';
import type { MailConfig } from '../../functions/src/config/config.ts';
import { checkSmtp, domainOf } from '../../functions/src/config/mail-settings.ts';
import { EMAIL_SHAPE } from '../../functions/src/contract/messages.ts';
import { renderMail } from '../../functions/src/modules/mail/template.ts';
import { either, examine, UnreadError, type Check, type Finding, type Verdict } from './finding.ts';
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
  /** Where the test e-mail goes; null without one. */
  testTo: string | null;
  /** Where SECURITY.md asks people to report a finding. */
  securityContact: string;
};

type Asked = MailParts & { mail: DeploymentSettings['mail']; now: Date };

export async function examineMail(google: Google, asked: Asked): Promise<Finding[]> {
  const { mail, resolveTxt, now, securityContact } = asked;
  const findings = await Promise.all([
    examine(
      async () => mail,
      [
        {
          name: 'E-mails',
          step: STEP,
          isOptional: true,
          fix: 'Set MAIL_FROM. Until then e-mails wait, and servers stay when their plan has ended.',
          judge: (facts) => either(facts !== null, `from ${facts?.from.address}`),
        },
        ...(mail === null ? [] : [staffCheck(securityContact)]),
      ],
    ),
    ...(mail === null
      ? []
      : [
          ...examineSender(domainOf(mail.from.address), resolveTxt),
          examineOutbox(google, now),
          examineTest(google, { ...asked, from: mail.from }),
        ]),
  ]);
  return findings.flat();
}

function staffCheck(securityContact: string): Check<DeploymentSettings['mail']> {
  return {
    name: 'Security reports',
    step: '17. Settings and secrets',
    isOptional: true,
    fix: 'Let SECURITY.md and STAFF_MAIL name the same address for security.',
    judge: (facts) =>
      either(
        facts?.security === securityContact,
        `to ${securityContact}`,
        `to ${facts?.security}, but SECURITY.md says ${securityContact}`,
      ),
  };
}

function examineSender(domain: string, resolveTxt: ResolveTxt): Promise<Finding[]>[] {
  const parents = domain.split('.').slice(0, -1);
  const domains = parents.map((_, index) => domain.split('.').slice(index).join('.'));
  const line = (
    check: Pick<Check<string[]>, 'name' | 'isOptional' | 'fix'>,
    hosts: readonly string[],
    form: RegExp,
    absent: string,
  ) =>
    examine(
      () => recordsAt(hosts, form, resolveTxt),
      [{ ...check, step: STEP, judge: ([first]) => either(first !== undefined, first, absent) }],
    );
  const fix = 'Set the records that the guide and your mail provider name for this domain.';
  return [
    line({ name: 'SPF', fix }, [domain], /^v=spf1 /i, `none at ${domain}`),
    line(
      {
        name: 'DKIM',
        isOptional: true,
        fix: 'Set the record that your mail provider names. If it has a selector of its own, look for dkim=pass among the headers of the test e-mail instead (--mail).',
      },
      SELECTORS.map((selector) => `${selector}._domainkey.${domain}`),
      /(^|;)\s*p=\w/i,
      `none under ${SELECTORS.join(', ')} of ${domain}`,
    ),
    // Without one of its own, a domain follows that of the domain above it: https://www.rfc-editor.org/rfc/rfc7489#section-6.6.3
    line(
      { name: 'DMARC', fix },
      domains.map((each) => `_dmarc.${each}`),
      /^v=DMARC1\b/i,
      `none at _dmarc.${domain}`,
    ),
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
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw new UnreadError(
      `DNS does not answer for ${host}`,
      'Check your connection, then run it again.',
      { cause },
    );
  }
}

/** How many e-mails wait, and for how long. */
function examineOutbox(google: Google, now: Date): Promise<Finding[]> {
  const read = async () => {
    const since = { stringValue: new Date(now.getTime() - LATE_MS).toISOString() };
    const lanes = LATE_LANES.map((stringValue) => ({ stringValue }));
    const isWaiting = where('delivery.state', 'EQUAL', { stringValue: 'waiting' });
    const [waiting, late, givenUp] = await Promise.all([
      countMails(google, [isWaiting]),
      countMails(google, [
        isWaiting,
        where('lane', 'IN', { arrayValue: { values: lanes } }),
        where('createdAt', 'LESS_THAN', since),
      ]),
      countMails(google, [where('delivery.state', 'EQUAL', { stringValue: 'given_up' })]),
    ]);
    return { waiting, late, givenUp };
  };
  return examine(read, [
    {
      name: 'Outbox',
      // A deploy is not to blame for what waits.
      step: '21. First customer',
      fix: 'Look for mail_failed and mail_late in the log; the document’s delivery.answer has the words of the mail server.',
      judge: ({ waiting, late, givenUp }): Verdict => [
        late === 0,
        `${waiting} waiting, ${late} of them for more than an hour, ${givenUp} given up in 30 days`,
      ],
    },
  ]);
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
function examineTest(
  google: Google,
  { testTo, from, connect }: Asked & Pick<MailConfig, 'from'>,
): Promise<Finding[]> {
  const read = async (): Promise<Verdict> => {
    if (testTo === null) return [true, 'not sent (--mail <address> sends one)'];
    if (!EMAIL_SHAPE.test(testTo)) return [false, 'not sent: --mail needs an address'];
    const value = await readSmtpUrl(google);
    const fault = value === null ? 'is not set' : checkSmtp(value);
    if (value === null || fault !== null) return [false, `SMTP_URL ${fault}`];
    const smtp = new URL(value);
    const messageId = `${randomUUID()}@${domainOf(from.address)}`;
    const { result, answer } = await connect({ smtp, from })({
      ...renderMail(TEST_LETTER),
      to: testTo,
      messageId,
    });
    const words = result === 'taken' ? 'taken by' : `${result}, says`;
    return [result === 'taken', `${words} ${smtp.host}: ${answer}`];
  };
  return examine(read, [
    {
      name: 'Test e-mail',
      step: STEP,
      fix: 'Compare SMTP_URL with the server, the user and the password of your mail provider, and MAIL_FROM with the domain that it has verified.',
      judge: (verdict) => verdict,
    },
  ]);
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
