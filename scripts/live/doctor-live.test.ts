// A live project that lacks nothing, and the same with one thing missing: a check that passes there would hide it.
import { describe, expect, test } from 'vitest';
import type { OutgoingMail, SendResult } from '../../functions/src/adapters/smtp.ts';
import { WEBHOOK_EVENTS } from '../../functions/src/modules/billing/sync/webhook-events.ts';
import { readText } from '../lib/files.ts';
import { diagnose } from './doctor-live.ts';
import type { DeskKeys } from './desks.ts';
import { report } from './finding.ts';
import { REQUIRED_APIS } from './project.ts';
import type { DeploymentSettings } from './settings.ts';

const PROJECT = 'alcove-prod';
const SITE = 'https://alcove.example';
const BUCKET = `${PROJECT}.firebasestorage.app`;
const API_ACCOUNT = '1234567890-compute@developer.gserviceaccount.com';

/** What a service answers to a call: a status with a body, silence, or nothing at all for as long as we wait. */
type Reply =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'unreachable'
  | 'slow';
const ok = (body: unknown, headers: Record<string, string> = {}): Reply => ({
  status: 200,
  body,
  headers,
});
const NOT_FOUND: Reply = { status: 404, body: {} };

const DATABASE = {
  locationId: 'eur3',
  type: 'FIRESTORE_NATIVE',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
const IN_FORCE = 'rules of storage';
const LIFECYCLE = { rule: [{ action: { type: 'Delete' }, condition: { age: 90 } }] };
const FILES = {
  location: 'EUROPE-WEST1',
  lifecycle: LIFECYCLE,
  softDeletePolicy: { retentionDurationSeconds: '604800' },
};
const ENDING = ['mail', 'messages'];
const INDEX = {
  name: `projects/${PROJECT}/databases/(default)/collectionGroups/mail/indexes/CICA`,
  fields: [{ fieldPath: 'lane' }, { fieldPath: 'dueAt' }, { fieldPath: '__name__' }],
  state: 'READY',
};
const indexThat = (change: object) => ok({ indexes: [{ ...INDEX, ...change }] });
/** What Firestore counts. */
const mails = (count: number): Reply =>
  ok([{ result: { aggregateFields: { mails: { integerValue: String(count) } } } }]);
const DNS: Record<string, string[][]> = {
  'mail.alcove.example': [['v=spf1 include:mailgun.org ~all'], ['other=1']],
  'pdk1._domainkey.mail.alcove.example': [['k=rsa; ', 'p=MIGfMA0GCSq']],
  // That of the domain above counts for it.
  '_dmarc.alcove.example': [['v=DMARC1; p=quarantine; rua=mailto:dmarc@alcove.example']],
};
const SMTP_URL = 'smtps://postmaster%40mail.alcove.example:pass@smtp.eu.mailgun.org';
const fieldsThat = (state: string, collections = ENDING) =>
  ok({
    fields: collections.map((collection) => ({
      name: `projects/${PROJECT}/databases/(default)/collectionGroups/${collection}/fields/expireAt`,
      ttlConfig: { state },
    })),
  });
const backups = (...backupSchedules: object[]) => ok({ backupSchedules });
const may = (...roles: string[]) =>
  ok({ bindings: roles.map((role) => ({ role, members: [`serviceAccount:${API_ACCOUNT}`] })) });
const apis = (names: readonly string[]) =>
  ok({
    services: names.map((name) => ({ name: `projects/1/services/${name}`, state: 'ENABLED' })),
  });

const IDENTITY = {
  authorizedDomains: ['localhost', `${PROJECT}.web.app`, 'alcove.example'],
  signIn: { email: { enabled: true, passwordRequired: true } },
  client: { permissions: { disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ schemaVersion: 1, customStrengthOptions: { minPasswordLength: 8 } }],
  },
  notification: {
    sendEmail: {
      method: 'DEFAULT',
      callbackUri: `${SITE}/auth/action`,
      dnsInfo: { customDomain: 'alcove.example', useCustomDomain: true },
    },
  },
};
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const ON = { enabled: true };
const OFF = { enabled: false };
const PORTAL = {
  livemode: true,
  features: {
    customer_update: { ...ON, allowed_updates: ['address', 'name', 'tax_id'] },
    invoice_history: ON,
    payment_method_update: ON,
    subscription_cancel: { ...ON, mode: 'at_period_end' },
    subscription_pause: OFF,
    subscription_update: OFF,
  },
};
const ENDPOINT = {
  api_version: '2026-10-28.endive',
  enabled_events: [...WEBHOOK_EVENTS],
  livemode: true,
  status: 'enabled',
  url: `${SITE}/api/stripe-webhook`,
};
const METHODS_ON = {
  id: 'pmc_1',
  is_default: true,
  card: { available: true },
  apple_pay: { available: true },
  sepa_debit: { available: false },
};
const SETTINGS: DeploymentSettings = {
  project: PROJECT,
  mode: 'live',
  sites: [SITE, `https://${PROJECT}.web.app`],
  bucket: BUCKET,
  prices: ['price_1', 'price_2'],
  isTaxed: true,
  zendesk: 'https://acme.zendesk.com',
  mail: {
    from: { name: 'Alcove', address: 'mail@mail.alcove.example' },
    security: 'security@alcove.example',
  },
  features: ['billing', 'messaging', 'helpCenter', 'feedback', 'mail'],
  secrets: ['STRIPE_SECRET_KEY'],
  faults: [],
};

const NOW = new Date('2026-12-05T12:00:00Z');
const DOMAIN = {
  name: `projects/1/sites/${PROJECT}/customDomains/alcove.example`,
  hostState: 'HOST_ACTIVE',
  cert: { type: 'GROUPED', state: 'CERT_ACTIVE' },
};
const ALERT = {
  enabled: true,
  notificationChannels: ['projects/1/notificationChannels/1'],
  conditions: [{ conditionMatchedLog: { filter: 'severity>=ERROR AND resource.type="x"' } }],
};
const jobNamed = (name: string, change: object = {}) => ({
  name: `projects/1/locations/europe-west1/jobs/firebase-schedule-${name}-europe-west1`,
  state: 'ENABLED',
  lastAttemptTime: '2026-12-05T02:30:00Z',
  status: {},
  ...change,
});
const TAX = { status: 'active', defaults: { tax_behavior: 'exclusive' } };

const FIRESTORE = `https://firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`;
const PROJECT_API = `https://cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}`;
const CONFIG = `https://identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`;
const SERVICES = 'https://serviceusage.googleapis.com/';
const SECRETS = 'https://secretmanager.googleapis.com/';
const ACCOUNTS = 'https://iam.googleapis.com/';
const SECURITY_FILE = `${SITE}/.well-known/security.txt`;
const STRIPE = 'https://api.stripe.com/v1/';
const PORTALS = `${STRIPE}billing_portal/configurations`;
const ENDPOINTS = `${STRIPE}webhook_endpoints`;
const METHODS = `${STRIPE}payment_method_configurations`;
const UNPAID = `${STRIPE}subscriptions?`;
const EVENTS = `${STRIPE}events?`;
const TAX_SETTINGS = `${STRIPE}tax/settings`;
const PRICE = `${STRIPE}prices/`;
const BILLING_PLAN = 'https://cloudbilling.googleapis.com/';
const DOMAINS = 'https://firebasehosting.googleapis.com/';
const ALERTS = `https://monitoring.googleapis.com/v3/projects/${PROJECT}/alertPolicies`;
const UPTIME = `https://monitoring.googleapis.com/v3/projects/${PROJECT}/uptimeCheckConfigs`;
const JOBS = `https://cloudscheduler.googleapis.com/v1/projects/${PROJECT}/locations/europe-west1/jobs`;
const ZENDESK_USERS = 'https://acme.zendesk.com/api/v2/users.json';
const CANNY_USERS = 'https://canny.io/api/v2/users/list';
const POLICY = `${PROJECT_API}:getIamPolicy`;
const BACKUPS = `${FIRESTORE}/backupSchedules`;
const FILES_API = `https://storage.googleapis.com/storage/v1/b/${BUCKET}`;
const RULES_API = `https://firebaserules.googleapis.com/v1/projects/${PROJECT}`;
const RELEASE = `${RULES_API}/releases/firebase.storage/${BUCKET}`;
const RULESET = `${RULES_API}/rulesets/1`;
const FIELDS = `${FIRESTORE}/collectionGroups/-/fields?`;
const INDEXES = `${FIRESTORE}/collectionGroups/-/indexes`;
const COUNT = `${FIRESTORE}/documents:runAggregationQuery`;
const SMTP_SECRET = `${SECRETS}v1/projects/${PROJECT}/secrets/SMTP_URL/versions/latest:access`;
const list = (...data: object[]) => ok({ data });
const secret = (value: string) => ok({ payload: { data: Buffer.from(value).toString('base64') } });
const TAKEN: SendResult = { result: 'taken', answer: '250 Great success' };

/** By the beginning of an address, the longest first. */
const ANSWERS: Record<string, Reply> = {
  [BACKUPS]: backups({ retention: '604800s', dailyRecurrence: {} }),
  [FIELDS]: fieldsThat('ACTIVE'),
  [INDEXES]: indexThat({}),
  [COUNT]: mails(0),
  [FIRESTORE]: ok(DATABASE),
  [FILES_API]: ok(FILES),
  [RELEASE]: ok({ rulesetName: `projects/${PROJECT}/rulesets/1` }),
  [RULESET]: ok({ source: { files: [{ content: IN_FORCE }] } }),
  [SERVICES]: apis(REQUIRED_APIS),
  [POLICY]: may('roles/editor', 'roles/eventarc.eventReceiver'),
  [PROJECT_API]: ok({ projectNumber: '1234567890', projectId: PROJECT }),
  [ACCOUNTS]: may('roles/iam.serviceAccountTokenCreator'),
  [CONFIG]: ok(IDENTITY),
  [SMTP_SECRET]: secret(SMTP_URL),
  [SECRETS]: ok({ state: 'ENABLED' }),
  [`${SITE}/api/health`]: ok({
    ok: true,
    version: 'api-00042',
    features: { billing: true, messaging: true, helpCenter: true, feedback: true, mail: true },
  }),
  [`${SITE}/status.json`]: ok({ at: '2026-12-05T08:00:00Z', parts: {}, incidents: [] }),
  [`${SITE}/api/plans`]: ok({ plans: Array.from({ length: 6 }, () => ({})) }),
  [SECURITY_FILE]: ok('Expires: 2999-01-01T00:00:00Z\n'),
  [`${SITE}/assets/`]: { status: 404, body: '', headers: { 'cache-control': 'no-store' } },
  [`${SITE}/login`]: ok('', HEADERS),
  [`${SITE}/`]: ok('', HEADERS),
  [PORTALS]: list(PORTAL),
  [ENDPOINTS]: list(ENDPOINT),
  [METHODS]: list(METHODS_ON),
  [UNPAID]: list(),
  [EVENTS]: list({ type: 'charge.succeeded' }),
  [TAX_SETTINGS]: ok(TAX),
  [PRICE]: ok({ id: 'price_1', tax_behavior: 'inclusive' }),
  [BILLING_PLAN]: ok({ billingEnabled: true }),
  [DOMAINS]: ok({ customDomains: [DOMAIN] }),
  [ALERTS]: ok({ alertPolicies: [ALERT] }),
  [UPTIME]: ok({ uptimeCheckConfigs: [{ httpCheck: { path: '/api/health' } }] }),
  [JOBS]: ok({ jobs: [jobNamed('reconcile'), jobNamed('machines'), { name: 'a/jobs/mine' }] }),
  [ZENDESK_USERS]: ok({ users: [{ external_id: null }, { external_id: 'uid-1' }] }),
  [CANNY_USERS]: ok({ users: [{ userID: 'uid-1' }], hasNextPage: false }),
};

/** What differs from a project that lacks nothing. */
type World = {
  answers?: Record<string, Reply>;
  settings?: DeploymentSettings | null;
  token?: () => Promise<string>;
  stripeKey?: undefined;
  deskKeys?: DeskKeys;
  dns?: Record<string, string[][] | string>;
  testTo?: string;
  /** What the mail server says of the test e-mail. */
  says?: SendResult;
};

async function findingsIn({ answers, dns = {}, testTo, says = TAKEN, ...world }: World) {
  const calls: Request[] = [];
  const sent: (OutgoingMail & { server: string })[] = [];
  const findings = await diagnose({
    fetch: answering([...Object.entries(answers ?? {}), ...Object.entries(ANSWERS)], calls),
    token: async () => 'ya29.token',
    stripeKey: 'rk_live_key',
    deskKeys: { zendesk: 'ada@acme.eu/token:1', canny: 'key' },
    now: NOW,
    project: PROJECT,
    settings: SETTINGS,
    expiring: ENDING.map((collectionGroup) => ({ collectionGroup, fieldPath: 'expireAt' })),
    storageRules: IN_FORCE,
    lifecycle: LIFECYCLE,
    indexes: [{ collectionGroup: 'mail', fields: [{ fieldPath: 'lane' }, { fieldPath: 'dueAt' }] }],
    mailParts: {
      resolveTxt: async (host) => resolve(host, { ...DNS, ...dns }),
      connect:
        ({ smtp }) =>
        async (mail) => {
          sent.push({ ...mail, server: smtp.host });
          return says;
        },
      testTo: testTo ?? null,
      securityContact: 'security@alcove.example',
    },
    timeoutMs: 30,
    ...world,
  });
  return { findings, calls, sent };
}

/** A word in the place of records is the code of a failure. */
function resolve(host: string, dns: Record<string, string[][] | string>): string[][] {
  const records = dns[host] ?? 'ENOTFOUND';
  if (typeof records === 'string') throw Object.assign(new Error(host), { code: records });
  return records;
}

/** @param answers by the beginnings of addresses: the first that matches counts */
function answering(answers: [string, Reply][], calls: Request[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    calls.push(request);
    const reply = answers.find(([start]) => request.url.startsWith(start))?.[1];
    if (reply === undefined) throw new Error(`the test has no answer to ${request.url}`);
    if (reply === 'unreachable') throw new TypeError('fetch failed');
    if (reply === 'slow') {
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    }
    const { status, body, headers = {} } = reply;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status, headers });
  };
}

const at = (start: string, reply: Reply): World => ({ answers: { [start]: reply } });
const database = (change: object) => at(FIRESTORE, ok({ ...DATABASE, ...change }));
const files = (change: object) => at(FILES_API, ok({ ...FILES, ...change }));
const identity = (change: object) => at(CONFIG, ok({ ...IDENTITY, ...change }));
const withSettings = (change: Partial<DeploymentSettings>): World => ({
  settings: { ...SETTINGS, ...change },
});
const withPortal = (features: object) =>
  at(PORTALS, list({ ...PORTAL, features: { ...PORTAL.features, ...features } }));
const withEndpoint = (change: object) => at(ENDPOINTS, list({ ...ENDPOINT, ...change }));
const requiresIndex: Reply = {
  status: 400,
  body: { error: { message: 'The query requires an index.' } },
};
const failure = (status: number): Reply => ({
  status,
  body: { error: { type: 'api_error', message: 'words of Stripe' } },
});
const domain = (change: object) => at(DOMAINS, ok({ customDomains: [{ ...DOMAIN, ...change }] }));
const job = (change: object) =>
  at(JOBS, ok({ jobs: [jobNamed('reconcile', change), jobNamed('machines')] }));
const tax = (behavior: string) => at(PRICE, ok({ id: 'price_1', tax_behavior: behavior }));
const health = (body: object) => at(`${SITE}/api/health`, ok({ version: 'api-1', ...body }));

describe('the doctor of a live project', () => {
  // R-LIV-06
  test('finds nothing amiss where nothing is, and leads to steps of the guide', async () => {
    const { findings } = await findingsIn({});
    const guide = readText('docs/deploy.md');

    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(findings).toHaveLength(54);
    expect(report(findings).isFit).toBe(true);
    expect(findings.filter(({ step }) => !guide.includes(`\n### ${step}\n`))).toEqual([]);
  });

  // R-LIV-06
  test('asks as the person, for their project, and writes nothing', async () => {
    const { calls } = await findingsIn({});
    const google = calls.filter(({ url }) => url.includes('googleapis.com'));

    expect(google).toHaveLength(21);
    for (const { method, url, headers } of google) {
      expect(headers.get('authorization')).toBe('Bearer ya29.token');
      expect(headers.get('x-goog-user-project')).toBe(PROJECT);
      expect(method).toBe(/:(getIamPolicy|runAggregationQuery)$/.test(url) ? 'POST' : 'GET');
      // The value of a secret is read for a test e-mail, and for nothing else.
      expect(url).not.toContain(':access');
    }
    const ours = calls.filter(({ url }) => url.startsWith(SITE));
    expect(ours.every(({ headers }) => headers.get('authorization') === null)).toBe(true);
  });

  // R-LIV-06
  test.each<[name: string, found: string, world: World]>([
    ['Settings', 'no functions/.env.<project>', { settings: null }],
    ['Settings', 'A; B', withSettings({ faults: ['A', 'B'] })],
    ['Billing', 'off', withSettings({ features: [] })],
    ['Database', 'there is none', at(FIRESTORE, NOT_FOUND)],
    ['Database', 'DATASTORE_MODE', database({ type: 'DATASTORE_MODE' })],
    ['Database', 'ENTERPRISE', database({ databaseEdition: 'ENTERPRISE' })],
    ['Location', 'nam5', database({ locationId: 'nam5' })],
    ['Delete protection', 'off', database({ deleteProtectionState: undefined })],
    ['Recovery to a minute', 'off', database({ pointInTimeRecoveryEnablement: undefined })],
    ['Daily backup', 'no daily', at(BACKUPS, backups({ retention: '9s' }))],
    ['Daily backup', '1 days', at(BACKUPS, backups({ retention: '86400s', dailyRecurrence: {} }))],
    ['Expiry of documents', 'not in mail, messages', at(FIELDS, fieldsThat('NEEDS_REPAIR'))],
    ['APIs', `off: ${REQUIRED_APIS[0]}`, at(SERVICES, apis(REQUIRED_APIS.slice(1)))],
    ['Custom tokens', 'may not sign', at(ACCOUNTS, ok({ etag: 'x' }))],
    ['Custom tokens', 'no account', at(ACCOUNTS, NOT_FOUND)],
    ['Roles of the API', 'the database or sign-ins or files', at(POLICY, may())],
    ['Roles of the API', 'may not use sign-ins', at(POLICY, may('roles/datastore.user'))],
    ['Bucket', 'there is no alcove', at(FILES_API, NOT_FOUND)],
    ['Bucket', 'us-central1', files({ location: 'US-CENTRAL1' })],
    ['Expiry of files', '0 other rules', files({ lifecycle: undefined })],
    ['Expiry of files', '1 other rules', files({ lifecycle: { rule: [{}] } })],
    ['Deleted files', 'every version', files({ versioning: { enabled: true } })],
    [
      'Deleted files',
      '90 days',
      files({ softDeletePolicy: { retentionDurationSeconds: '7776000' } }),
    ],
    ['Storage rules', 'none', at(RELEASE, NOT_FOUND)],
    [
      'Storage rules',
      'other rules',
      at(RULESET, ok({ source: { files: [{ content: 'allow all' }] } })),
    ],
    ['Events', 'may not receive', at(POLICY, may('roles/editor'))],
    ['E-mail sign-in', 'not set up', at(CONFIG, NOT_FOUND)],
    ['E-mail sign-in', 'off', identity({ signIn: undefined })],
    [
      'E-mail sign-in',
      'sign-up is closed',
      identity({ client: { permissions: { disabledUserSignup: true } } }),
    ],
    ['Authorised domains', 'alcove.example', identity({ authorizedDomains: ['localhost'] })],
    ['E-mail enumeration', 'off', identity({ emailPrivacyConfig: {} })],
    ['Password policy', 'not enforced', identity({ passwordPolicyConfig: undefined })],
    [
      'Password policy',
      '0 characters',
      identity({ passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' } }),
    ],
    ['Deletion by clients', 'possible', identity({ client: {} })],
    ['Action URL', 'not set', identity({ notification: {} })],
    ['Mail sender', 'firebaseapp.com', identity({ notification: { sendEmail: {} } })],
    ['STRIPE_SECRET_KEY', 'not set', at(SECRETS, NOT_FOUND)],
    ['STRIPE_SECRET_KEY', 'disabled', at(SECRETS, ok({ state: 'DISABLED' }))],
    ['Customer portal', 'never saved', at(PORTALS, list())],
    ['Customer portal', 'a sandbox’s key', at(PORTALS, list({ ...PORTAL, livemode: false }))],
    ['Customer portal', 'a live key', withSettings({ mode: 'staging' })],
    ['Customer portal', 'history is off', withPortal({ invoice_history: OFF })],
    ['Customer portal', 'methods are off', withPortal({ payment_method_update: OFF })],
    ['Customer portal', 'cancellation is off', withPortal({ subscription_cancel: OFF })],
    [
      'Customer portal',
      'cancellation is immediate',
      withPortal({ subscription_cancel: { ...ON, mode: 'immediately' } }),
    ],
    ['Customer portal', 'switching', withPortal({ subscription_update: ON })],
    ['Customer portal', 'pausing is on', withPortal({ subscription_pause: ON })],
    [
      'Customer portal',
      'e-mail addresses',
      withPortal({ customer_update: { ...ON, allowed_updates: ['email'] } }),
    ],
    ['Webhook', 'no endpoint', withEndpoint({ url: 'https://old.example/api/stripe-webhook' })],
    ['Webhook', 'disabled', withEndpoint({ status: 'disabled' })],
    ['Webhook', '2 endpoints', at(ENDPOINTS, list(ENDPOINT, ENDPOINT))],
    ['Webhook', 'a sandbox’s key', withEndpoint({ livemode: false })],
    [
      'Webhook',
      `without ${WEBHOOK_EVENTS[0]}`,
      withEndpoint({ enabled_events: WEBHOOK_EVENTS.slice(1) }),
    ],
    [
      'Payment methods',
      'also sepa_debit',
      at(METHODS, list({ ...METHODS_ON, sepa_debit: { available: true } })),
    ],
    ['Payment methods', 'cards are off', at(METHODS, list({ ...METHODS_ON, card: {} }))],
    ['Payment methods', 'no default', at(METHODS, list({ ...METHODS_ON, is_default: false }))],
    ['After the last retry', 'plans are left unpaid', at(UNPAID, list({ id: 'sub_1' }))],
    ['API', 'answers 404', at(`${SITE}/api/health`, NOT_FOUND)],
    ['API', 'its database does not answer', health({ ok: false, features: {} })],
    ['Features', 'billing off', health({ ok: true, features: { billing: false } })],
    ['Features', 'answers 500', at(`${SITE}/api/health`, { status: 500, body: '' })],
    ['Status', 'answers 404', at(`${SITE}/status.json`, NOT_FOUND)],
    ['Plans on sale', 'answers 502', at(`${SITE}/api/plans`, { status: 502, body: '' })],
    ['Plans on sale', '0 of 6 prices', at(`${SITE}/api/plans`, ok({ plans: [] }))],
    ['Headers of /', 'answers 404', at(`${SITE}/`, NOT_FOUND)],
    [
      'Headers of /',
      'another policy, Strict-Transport-Security for less than a year, no nosniff, frames allowed',
      at(`${SITE}/`, ok('')),
    ],
    [
      'Headers of /login',
      'scripts of others',
      at(
        `${SITE}/login`,
        ok('', { ...HEADERS, 'content-security-policy': "script-src 'self' https://a.example" }),
      ),
    ],
    ['Missing assets', '404, no Cache-Control', at(`${SITE}/assets/`, NOT_FOUND)],
    ['Blaze plan', 'no billing account', at(BILLING_PLAN, ok({}))],
    ['Domain', 'not connected: alcove.example', at(DOMAINS, ok({}))],
    ['Domain', 'not connected', domain({ hostState: 'HOST_UNREACHABLE' })],
    ['Certificate', 'none for alcove.example', domain({ cert: { state: 'CERT_VALIDATING' } })],
    ['Alert on errors', 'none', at(ALERTS, ok({}))],
    ['Alert on errors', 'off', at(ALERTS, ok({ alertPolicies: [{ ...ALERT, enabled: false }] }))],
    [
      'Alert on errors',
      'without anyone to tell',
      at(ALERTS, ok({ alertPolicies: [{ ...ALERT, notificationChannels: [] }] })),
    ],
    [
      'Uptime check',
      'none',
      at(UPTIME, ok({ uptimeCheckConfigs: [{ httpCheck: { path: '/' } }] })),
    ],
    ['Jobs of the last day', 'there is none', at(JOBS, ok({}))],
    ['Jobs of the last day', 'reconcile is paused', job({ state: 'PAUSED' })],
    ['Jobs of the last day', 'reconcile failed', job({ status: { code: 13 } })],
    ['Jobs of the last day', 'did not run', job({ lastAttemptTime: undefined })],
    ['Jobs of the last day', 'did not run', job({ lastAttemptTime: '2026-12-04T02:30:00Z' })],
    ['Webhook deliveries', '1 failed: invoice.paid', at(EVENTS, list({ type: 'invoice.paid' }))],
    ['Tax', 'are pending', at(TAX_SETTINGS, ok({ ...TAX, status: 'pending' }))],
    ['Tax', 'not included in price_1', tax('exclusive')],
    ['Tax', 'not included in price_1', tax('unspecified')],
    ['Zendesk', 'no one has signed in', at(ZENDESK_USERS, ok({ users: [{ external_id: null }] }))],
    ['Canny', 'no one has signed in', at(CANNY_USERS, ok({ users: [] }))],
    ['Indexes', 'without mail by lane, dueAt', at(INDEXES, ok({}))],
    ['Indexes', 'without mail by lane', at(INDEXES, indexThat({ state: 'NEEDS_REPAIR' }))],
    ['E-mails', 'off', withSettings({ mail: null })],
    [
      'Security reports',
      'to a@b.example, but SECURITY.md says security@',
      withSettings({
        mail: { from: { name: '', address: 'a@b.example' }, security: 'a@b.example' },
      }),
    ],
    ['SPF', 'none at mail.alcove.example', { dns: { 'mail.alcove.example': [['v=other']] } }],
    ['DKIM', 'none under pdk1', { dns: { 'pdk1._domainkey.mail.alcove.example': [['p=']] } }],
    ['DMARC', 'none at _dmarc.mail', { dns: { '_dmarc.alcove.example': 'ENODATA' } }],
    ['Outbox', '2 of them for more than an hour', at(COUNT, mails(2))],
    ['Test e-mail', 'needs an address', { testTo: 'ada' }],
    [
      'Test e-mail',
      'SMTP_URL is not set',
      { ...at(SMTP_SECRET, NOT_FOUND), testTo: 'ada@acme.eu' },
    ],
    [
      'Test e-mail',
      'SMTP_URL is not an address',
      { ...at(SMTP_SECRET, secret('smtp.acme.eu')), testTo: 'ada@acme.eu' },
    ],
    [
      'Test e-mail',
      'failed, says smtp.eu.mailgun.org: 535 Authentication failed',
      { testTo: 'ada@acme.eu', says: { result: 'failed', answer: '535 Authentication failed' } },
    ],
    ['security.txt', 'answers 404', at(SECURITY_FILE, NOT_FOUND)],
    ['security.txt', 'expired', at(SECURITY_FILE, ok('Expires: 2020-01-01T00:00:00Z'))],
  ])('sees that %s lacks something: %s', async (name, found, world) => {
    const { findings } = await findingsIn(world);

    expect(findings.find((finding) => finding.name === name)).toMatchObject({
      state: 'missing',
      found: expect.stringContaining(found),
    });
  });
});

describe('what cannot be read', () => {
  // R-LIV-06
  test.each<[reply: Reply, words: string]>([
    ['unreachable', 'does not answer'],
    ['slow', 'does not answer'],
    [{ status: 401, body: {} }, 'Google refuses your sign-in'],
    [{ status: 403, body: { error: { message: 'a.com is off.' } } }, 'answers 403: a.com is off.'],
    [{ status: 503, body: '' }, 'answers 503'],
    [ok('<html>'), 'answers in a form that we do not know'],
    [ok({ services: 'none' }), 'is not a function'],
  ])('hides no other line and fails: %j', async (reply, words) => {
    const { findings } = await findingsIn(at(SERVICES, reply));

    expect(findings.filter(({ state }) => state !== 'ok')).toMatchObject([
      { name: 'APIs', state: 'unread', found: expect.stringContaining(words) },
    ]);
    expect(report(findings).isFit).toBe(false);
  });

  // R-LIV-06
  test('without a sign-in is everything of Google’s, with one remedy', async () => {
    const token = async () => {
      throw new Error('Could not load the default credentials.');
    };
    const { findings, calls } = await findingsIn({ token });
    const { text, isFit } = report(findings);

    expect(calls.filter(({ url }) => url.includes('googleapis.com'))).toEqual([]);
    expect(isFit).toBe(false);
    expect(text).toContain('?     Location               could not be read: you are not signed in');
    expect(text.match(/gcloud auth application-default login/g)).toHaveLength(1);
    expect(text).toContain('54 checks, 0 failed, 30 could not be read.');
  });

  // R-LIV-06
  test.each<[says: string, world: World]>([
    ['STRIPE_SECRET_KEY is not set here', { stripeKey: undefined }],
    ['Stripe refuses the key', at(STRIPE, failure(401))],
    ['Stripe answers 500', at(STRIPE, failure(500))],
    ['Stripe does not answer', at(STRIPE, 'unreachable')],
  ])('of Stripe’s is each of its lines: %s', async (found, world) => {
    const { findings } = await findingsIn(world);

    expect(findings.filter(({ state }) => state !== 'ok')).toMatchObject([
      { name: 'Customer portal', state: 'unread', found },
      { name: 'Webhook', state: 'unread', found },
      { name: 'Payment methods', state: 'unread', found },
      { name: 'After the last retry', state: 'unread', found },
      { name: 'Webhook deliveries', state: 'unread', found },
      { name: 'Tax', state: 'unread', found },
    ]);
  });

  // R-LIV-06
  test('is Zendesk and Canny without a key of theirs: said so, and no failure', async () => {
    const { findings, calls } = await findingsIn({
      deskKeys: { zendesk: undefined, canny: undefined },
    });

    expect(findings.filter(({ name }) => /Zendesk|Canny/.test(name))).toMatchObject([
      { state: 'ok', found: expect.stringMatching(/^signed correctly, not tried \(ZENDESK_API/) },
      { state: 'ok', found: expect.stringMatching(/^signed correctly, not tried \(CANNY_API/) },
    ]);
    expect(calls.filter(({ url }) => /zendesk\.com|canny\.io/.test(url))).toEqual([]);
  });

  // R-LIV-06
  test.each<[name: string, world: World]>([
    ['Zendesk', at(ZENDESK_USERS, failure(401))],
    ['Canny', at(CANNY_USERS, failure(401))],
    ['Zendesk', withSettings({ zendesk: undefined })],
  ])('is %s with a key that it refuses, or at no address', async (name, world) => {
    const { findings } = await findingsIn(world);

    expect(findings.filter(({ state }) => state !== 'ok')).toMatchObject([
      { name, state: 'unread' },
    ]);
  });

  // R-LIV-06
  test.each<[name: string, found: string, world: World]>([
    ['SPF', 'DNS does not answer', { dns: { 'mail.alcove.example': 'ESERVFAIL' } }],
    ['Outbox', 'requires an index', at(COUNT, requiresIndex)],
    [
      'Test e-mail',
      'answers 403',
      { ...at(SMTP_SECRET, { status: 403, body: {} }), testTo: 'ada@acme.eu' },
    ],
  ])('is %s of our e-mails: %s', async (name, found, world) => {
    const { findings } = await findingsIn(world);

    expect(findings.filter(({ state }) => state !== 'ok')).toMatchObject([
      { name, state: 'unread', found: expect.stringContaining(found) },
    ]);
  });

  // R-LIV-06
  test('is tax where Stripe does not work it out: then there is no line', async () => {
    const { findings } = await findingsIn(withSettings({ isTaxed: false, features: [] }));

    expect(findings.map(({ name }) => name)).not.toContain('Tax');
    expect(findings.map(({ name }) => name)).not.toContain('Canny');
  });

  // R-LIV-06
  test('is a note in a deploy, which holds no key of Stripe’s', async () => {
    const { findings } = await findingsIn({ stripeKey: undefined });

    expect(report(findings).isFit).toBe(false);
    expect(report(findings, { isDeploy: true }).isFit).toBe(true);
  });

  // R-LIV-06
  test('is a failure only where the thing is required', async () => {
    const { findings } = await findingsIn(at(SECURITY_FILE, 'unreachable'));

    expect(report(findings).isFit).toBe(true);
    expect(report(findings).text).toContain('?     security.txt');
  });
});

describe('the test e-mail', () => {
  // R-LIV-06
  test('leaves once, through the server of the functions, where it is asked for', async () => {
    const { findings, sent } = await findingsIn({ testTo: 'ada@acme.eu' });

    expect(sent).toMatchObject([
      {
        to: 'ada@acme.eu',
        server: 'smtp.eu.mailgun.org',
        messageId: expect.stringMatching(/^[\w-]+@mail\.alcove\.example$/),
      },
    ]);
    expect(findings.find(({ name }) => name === 'Test e-mail')).toMatchObject({
      state: 'ok',
      found: 'taken by smtp.eu.mailgun.org: 250 Great success',
    });
  });

  // R-LIV-06
  test('is not sent otherwise, which is no failure', async () => {
    const { findings, sent } = await findingsIn({});

    expect(sent).toEqual([]);
    expect(findings.find(({ name }) => name === 'Test e-mail')?.found).toContain(
      'not sent (--mail',
    );
  });
});

describe('after a deploy', () => {
  // R-LIV-06
  test('what a later step of the guide sets up is a note', async () => {
    const { findings } = await findingsIn(at(BACKUPS, backups()));

    expect(report(findings).isFit).toBe(false);
    expect(report(findings, { isDeploy: true })).toMatchObject({
      isFit: true,
      text: expect.stringContaining('note  Daily backup'),
    });
  });

  // R-LIV-06
  test('what an earlier step sets up is a failure as ever', async () => {
    const { findings } = await findingsIn(at(FIRESTORE, NOT_FOUND));

    expect(report(findings, { isDeploy: true }).isFit).toBe(false);
  });
});
