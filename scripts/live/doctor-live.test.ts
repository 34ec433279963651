// A live project that lacks nothing, and the same with one thing missing: a check that passes there would hide it.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
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
const STRIPE = 'https://api.stripe.com/v1/';
const NOW = new Date('2026-12-05T12:00:00Z');
const SETTINGS: DeploymentSettings = {
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

const LIFECYCLE = { rule: [{ action: { type: 'Delete' }, condition: { age: 90 } }] };
const IN_FORCE = 'rules of storage';
const INDEX = {
  name: `projects/${PROJECT}/databases/(default)/collectionGroups/mail/indexes/CICA`,
  fields: [{ fieldPath: 'lane' }, { fieldPath: 'dueAt' }, { fieldPath: '__name__' }],
  state: 'READY',
};
const ENDING = ['mail', 'messages'];
const fieldsThat = (state: string) => ({
  fields: ENDING.map((collection) => ({
    name: `projects/${PROJECT}/databases/(default)/collectionGroups/${collection}/fields/expireAt`,
    ttlConfig: { state },
  })),
});
/** What Firestore counts. */
const mails = (count: number) => [
  { result: { aggregateFields: { mails: { integerValue: String(count) } } } },
];
const may = (...roles: string[]) => ({
  bindings: roles.map((role) => ({ role, members: [`serviceAccount:${API_ACCOUNT}`] })),
});
const apis = (names: readonly string[]) => ({
  services: names.map((name) => ({ name: `projects/1/services/${name}`, state: 'ENABLED' })),
});
const secret = (value: string) => ({ payload: { data: Buffer.from(value).toString('base64') } });
const SMTP_URL = 'smtps://postmaster%40mail.alcove.example:pass@smtp.eu.mailgun.org';
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
const METHODS = {
  id: 'pmc_1',
  is_default: true,
  card: { available: true },
  apple_pay: { available: true },
  sepa_debit: { available: false },
};
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
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What a service answers to addresses that begin with `url`. */
type Reply = { url: string; body: object | string; status?: number; headers?: object };

const FIRESTORE = `https://firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`;
const PROJECT_API = `https://cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}`;
const SECRETS = `https://secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets`;
const RULES_API = `https://firebaserules.googleapis.com/v1/projects/${PROJECT}`;
const MONITORING = `https://monitoring.googleapis.com/v3/projects/${PROJECT}`;
/** The first whose address fits counts. */
const GOOD = {
  backups: {
    url: `${FIRESTORE}/backupSchedules`,
    body: { backupSchedules: [{ retention: '604800s', dailyRecurrence: {} }] },
  },
  fields: { url: `${FIRESTORE}/collectionGroups/-/fields?`, body: fieldsThat('ACTIVE') },
  indexes: { url: `${FIRESTORE}/collectionGroups/-/indexes`, body: { indexes: [INDEX] } },
  count: { url: `${FIRESTORE}/documents:runAggregationQuery`, body: mails(0) },
  database: {
    url: FIRESTORE,
    body: {
      locationId: 'eur3',
      type: 'FIRESTORE_NATIVE',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
  },
  files: {
    url: `https://storage.googleapis.com/storage/v1/b/${BUCKET}`,
    body: {
      location: 'EUROPE-WEST1',
      lifecycle: LIFECYCLE,
      softDeletePolicy: { retentionDurationSeconds: '604800' },
    },
  },
  release: {
    url: `${RULES_API}/releases/firebase.storage/${BUCKET}`,
    body: { rulesetName: `projects/${PROJECT}/rulesets/1` },
  },
  ruleset: { url: `${RULES_API}/rulesets/1`, body: { source: { files: [{ content: IN_FORCE }] } } },
  services: { url: 'https://serviceusage.googleapis.com/', body: apis(REQUIRED_APIS) },
  policy: {
    url: `${PROJECT_API}:getIamPolicy`,
    body: may('roles/editor', 'roles/eventarc.eventReceiver'),
  },
  project: { url: PROJECT_API, body: { projectNumber: '1234567890', projectId: PROJECT } },
  account: {
    url: 'https://iam.googleapis.com/',
    body: may('roles/iam.serviceAccountTokenCreator'),
  },
  identity: {
    url: `https://identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`,
    body: {
      authorizedDomains: ['localhost', `${PROJECT}.web.app`, 'alcove.example'],
      signIn: { email: { enabled: true, passwordRequired: true } },
      client: { permissions: { disabledUserDeletion: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
      },
      notification: {
        sendEmail: {
          method: 'DEFAULT',
          callbackUri: `${SITE}/auth/action`,
          dnsInfo: { customDomain: 'alcove.example', useCustomDomain: true },
        },
      },
    },
  },
  smtp: { url: `${SECRETS}/SMTP_URL/versions/latest:access`, body: secret(SMTP_URL) },
  secrets: { url: SECRETS, body: { state: 'ENABLED' } },
  health: {
    url: `${SITE}/api/health`,
    body: {
      ok: true,
      version: 'api-00042',
      features: Object.fromEntries(SETTINGS.features.map((name) => [name, true])),
    },
  },
  status: { url: `${SITE}/status.json`, body: { at: '2026-12-05T08:00:00Z', parts: {} } },
  plans: { url: `${SITE}/api/plans`, body: { plans: Array.from({ length: 6 }, () => ({})) } },
  security: { url: `${SITE}/.well-known/security.txt`, body: 'Expires: 2999-01-01T00:00:00Z\n' },
  assets: {
    url: `${SITE}/assets/`,
    body: '',
    status: 404,
    headers: { 'cache-control': 'no-store' },
  },
  login: { url: `${SITE}/login`, body: '', headers: HEADERS },
  home: { url: `${SITE}/`, body: '', headers: HEADERS },
  portals: { url: `${STRIPE}billing_portal/configurations`, body: { data: [PORTAL] } },
  endpoints: { url: `${STRIPE}webhook_endpoints`, body: { data: [ENDPOINT] } },
  methods: { url: `${STRIPE}payment_method_configurations`, body: { data: [METHODS] } },
  unpaid: { url: `${STRIPE}subscriptions?`, body: { data: [] } },
  events: { url: `${STRIPE}events?`, body: { data: [{ type: 'charge.succeeded' }] } },
  tax: {
    url: `${STRIPE}tax/settings`,
    body: { status: 'active', defaults: { tax_behavior: 'exclusive' } },
  },
  price: { url: `${STRIPE}prices/`, body: { id: 'price_1', tax_behavior: 'inclusive' } },
  billing: { url: 'https://cloudbilling.googleapis.com/', body: { billingEnabled: true } },
  domains: { url: 'https://firebasehosting.googleapis.com/', body: { customDomains: [DOMAIN] } },
  alerts: { url: `${MONITORING}/alertPolicies`, body: { alertPolicies: [ALERT] } },
  uptime: {
    url: `${MONITORING}/uptimeCheckConfigs`,
    body: { uptimeCheckConfigs: [{ httpCheck: { path: '/api/health' } }] },
  },
  jobs: {
    url: `https://cloudscheduler.googleapis.com/v1/projects/${PROJECT}/locations/europe-west1/jobs`,
    body: { jobs: [jobNamed('reconcile'), jobNamed('machines'), { name: 'a/jobs/mine' }] },
  },
  zendesk: {
    url: 'https://acme.zendesk.com/api/v2/users.json',
    body: { users: [{ external_id: null }, { external_id: 'uid-1' }] },
  },
  canny: { url: 'https://canny.io/api/v2/users/list', body: { users: [{ userID: 'uid-1' }] } },
} satisfies Record<string, Reply>;

const DNS: Record<string, string[][] | string> = {
  'mail.alcove.example': [['v=spf1 include:mailgun.org ~all'], ['other=1']],
  'pdk1._domainkey.mail.alcove.example': [['k=rsa; ', 'p=MIGfMA0GCSq']],
  // That of the domain above counts for it.
  '_dmarc.alcove.example': [['v=DMARC1; p=quarantine; rua=mailto:dmarc@alcove.example']],
};

/** What differs from a project that lacks nothing. */
type World = {
  answer?: Reply;
  settings?: DeploymentSettings;
  token?: () => Promise<string>;
  stripeKey?: undefined;
  deskKeys?: DeskKeys;
  dns?: Record<string, string[][] | string>;
  testTo?: string;
  /** What the mail server says of the test e-mail. */
  says?: SendResult;
};

const TAKEN: SendResult = { result: 'taken', answer: '250 Great success' };

async function findingsIn({ answer, dns = {}, testTo, says = TAKEN, ...world }: World) {
  const calls: Request[] = [];
  const sent: (OutgoingMail & { server: string })[] = [];
  const replies: Reply[] = [...(answer ? [answer] : []), ...Object.values(GOOD)];
  const wire = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    calls.push(request);
    const reply = replies.find(({ url }) => request.url.startsWith(url));
    if (reply === undefined) throw new Error(`the test has no answer to ${request.url}`);
    const { body, status = 200, headers = {} } = reply;
    if (status === 0) throw new TypeError('fetch failed');
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status, headers: { ...headers } });
  });
  onTestFinished(() => wire.mockRestore());
  const findings = await diagnose({
    token: async () => 'ya29.token',
    stripeKey: 'rk_live_key',
    deskKeys: { zendesk: 'ada@acme.eu/token:1', canny: 'key' },
    now: NOW,
    project: PROJECT,
    settings: SETTINGS,
    firestore: {
      fieldOverrides: ENDING.map((collectionGroup) => ({ collectionGroup, fieldPath: 'expireAt' })),
      indexes: [{ collectionGroup: 'mail', fields: INDEX.fields.slice(0, 2) }],
    },
    files: { rules: IN_FORCE, lifecycle: LIFECYCLE },
    mailParts: {
      // A word in the place of records is the code of a failure.
      resolveTxt: async (host) => {
        const records = { ...DNS, ...dns }[host] ?? 'ENOTFOUND';
        if (typeof records === 'string') throw Object.assign(new Error(host), { code: records });
        return records;
      },
      connect:
        ({ smtp }) =>
        async (mail) => {
          sent.push({ ...mail, server: smtp.host });
          return says;
        },
      testTo,
      securityContact: 'security@alcove.example',
    },
    ...world,
  });
  return { findings, calls, sent };
}

type Name = keyof typeof GOOD;
/** @param status 0 for no answer at all */
const at = (name: Name, body: object | string, status = 200): World => ({
  answer: { url: GOOD[name].url, body, status },
});
const but = (name: Name, change: object): World =>
  at(name, { ...Object(GOOD[name].body), ...change });
const gone = (name: Name) => at(name, {}, 404);
const withSettings = (change: Partial<DeploymentSettings>): World => ({
  settings: { ...SETTINGS, ...change },
});
const portal = (features: object) =>
  at('portals', { data: [{ ...PORTAL, features: { ...PORTAL.features, ...features } }] });
const endpoint = (change: object) => at('endpoints', { data: [{ ...ENDPOINT, ...change }] });
const method = (change: object) => at('methods', { data: [{ ...METHODS, ...change }] });
const domain = (change: object) => at('domains', { customDomains: [{ ...DOMAIN, ...change }] });
const alert = (change: object) => at('alerts', { alertPolicies: [{ ...ALERT, ...change }] });
const job = (change: object) => at('jobs', { jobs: [jobNamed('reconcile', change)] });
const stripe = (status: number): World => ({
  answer: { url: STRIPE, body: { error: { type: 'api_error', message: 'words' } }, status },
});
const TO_ADA = { testTo: 'ada@acme.eu' };
const policyOf = (csp: string): World => ({
  answer: { ...GOOD.login, headers: { ...HEADERS, 'content-security-policy': csp } },
});

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
    for (const { method: verb, url, headers } of google) {
      expect(headers.get('authorization')).toBe('Bearer ya29.token');
      expect(headers.get('x-goog-user-project')).toBe(PROJECT);
      expect(verb).toBe(/:(getIamPolicy|runAggregationQuery)$/.test(url) ? 'POST' : 'GET');
      // The value of a secret is read for a test e-mail, and for nothing else.
      expect(url).not.toContain(':access');
    }
    const ours = calls.filter(({ url }) => url.startsWith(SITE));
    expect(ours.every(({ headers }) => headers.get('authorization') === null)).toBe(true);
  });

  // R-LIV-06
  test.each<[name: string, found: string, world: World]>([
    ['Settings', 'A; B', withSettings({ faults: ['A', 'B'] })],
    ['Billing', 'off', withSettings({ features: [] })],
    ['Database', 'there is none', gone('database')],
    ['Database', 'DATASTORE_MODE', but('database', { type: 'DATASTORE_MODE' })],
    ['Database', 'ENTERPRISE', but('database', { databaseEdition: 'ENTERPRISE' })],
    ['Location', 'nam5', but('database', { locationId: 'nam5' })],
    ['Delete protection', 'off', but('database', { deleteProtectionState: undefined })],
    ['Recovery to a minute', 'off', but('database', { pointInTimeRecoveryEnablement: undefined })],
    ['Daily backup', 'no daily', at('backups', { backupSchedules: [{ retention: '9s' }] })],
    ['Expiry of documents', 'not in mail, messages', at('fields', fieldsThat('NEEDS_REPAIR'))],
    ['Indexes', 'without mail by lane, dueAt', at('indexes', {})],
    ['Indexes', 'without', at('indexes', { indexes: [{ ...INDEX, state: 'NEEDS_REPAIR' }] })],
    ['APIs', `off: ${REQUIRED_APIS[0]}`, at('services', apis(REQUIRED_APIS.slice(1)))],
    ['Custom tokens', 'may not sign', at('account', { etag: 'x' })],
    ['Custom tokens', 'no account', gone('account')],
    ['Roles of the API', 'the database or sign-ins or files', at('policy', may())],
    ['Roles of the API', 'may not use sign-ins', at('policy', may('roles/datastore.user'))],
    ['Events', 'may not receive', at('policy', may('roles/editor'))],
    ['Bucket', 'there is no alcove', gone('files')],
    ['Bucket', 'us-central1', but('files', { location: 'US-CENTRAL1' })],
    ['Expiry of files', '1 other rules', but('files', { lifecycle: { rule: [{}] } })],
    ['Deleted files', 'every version', but('files', { versioning: { enabled: true } })],
    [
      'Deleted files',
      '90 days',
      but('files', { softDeletePolicy: { retentionDurationSeconds: '7776000' } }),
    ],
    ['Storage rules', 'none', gone('release')],
    ['Storage rules', 'other', at('ruleset', { source: { files: [{ content: 'allow all' }] } })],
    ['E-mail sign-in', 'not set up', gone('identity')],
    ['E-mail sign-in', 'off', but('identity', { signIn: undefined })],
    [
      'E-mail sign-in',
      'sign-up is closed',
      but('identity', { client: { permissions: { disabledUserSignup: true } } }),
    ],
    ['Authorised domains', 'alcove.ex', but('identity', { authorizedDomains: ['localhost'] })],
    ['E-mail enumeration', 'off', but('identity', { emailPrivacyConfig: {} })],
    ['Password policy', 'not enforced', but('identity', { passwordPolicyConfig: undefined })],
    [
      'Password policy',
      '0 characters',
      but('identity', { passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' } }),
    ],
    ['Deletion by clients', 'possible', but('identity', { client: {} })],
    ['Action URL', 'not set', but('identity', { notification: {} })],
    ['Mail sender', 'firebaseapp.com', but('identity', { notification: { sendEmail: {} } })],
    ['STRIPE_SECRET_KEY', 'not set', gone('secrets')],
    ['STRIPE_SECRET_KEY', 'disabled', at('secrets', { state: 'DISABLED' })],
    ['Customer portal', 'never saved', at('portals', { data: [] })],
    ['Customer portal', 'a sandbox’s', at('portals', { data: [{ ...PORTAL, livemode: false }] })],
    ['Customer portal', 'a live key', withSettings({ mode: 'staging' })],
    ['Customer portal', 'history is off', portal({ invoice_history: OFF })],
    ['Customer portal', 'methods are off', portal({ payment_method_update: OFF })],
    ['Customer portal', 'cancellation is off', portal({ subscription_cancel: OFF })],
    ['Customer portal', 'immediate', portal({ subscription_cancel: { ...ON, mode: 'now' } })],
    ['Customer portal', 'switching', portal({ subscription_update: ON })],
    ['Customer portal', 'pausing is on', portal({ subscription_pause: ON })],
    [
      'Customer portal',
      'e-mail addresses',
      portal({ customer_update: { ...ON, allowed_updates: ['email'] } }),
    ],
    ['Webhook', 'no endpoint', endpoint({ url: 'https://old.example/api/stripe-webhook' })],
    ['Webhook', 'disabled', endpoint({ status: 'disabled' })],
    ['Webhook', '2 endpoints', at('endpoints', { data: [ENDPOINT, ENDPOINT] })],
    ['Webhook', 'a sandbox’s key', endpoint({ livemode: false })],
    ['Webhook', 'without', endpoint({ enabled_events: WEBHOOK_EVENTS.slice(1) })],
    ['Webhook deliveries', '1 failed: ', at('events', { data: [{ type: 'invoice.paid' }] })],
    ['Payment methods', 'also sepa_debit', method({ sepa_debit: { available: true } })],
    ['Payment methods', 'cards are off', method({ card: {} })],
    ['Payment methods', 'no default', method({ is_default: false })],
    ['After the last retry', 'plans are left unpaid', at('unpaid', { data: [{ id: 'sub_1' }] })],
    ['Tax', 'are pending', but('tax', { status: 'pending' })],
    ['Tax', 'not included in price_1', but('price', { tax_behavior: 'unspecified' })],
    ['API', 'answers 404', gone('health')],
    ['API', 'its database does not answer', but('health', { ok: false })],
    ['Features', 'billing off', but('health', { features: { billing: false } })],
    ['Status', 'answers 404', gone('status')],
    ['Plans on sale', 'answers 502', at('plans', '', 502)],
    ['Plans on sale', '0 of 6 prices', at('plans', { plans: [] })],
    ['Headers of /', 'answers 404', gone('home')],
    ['Headers of /', 'another policy, Strict', at('home', '')],
    ['Headers of /', 'less than a year, no nosniff, frames allowed', at('home', '')],
    ['Headers of /login', 'scripts of others', policyOf("script-src 'self' https://a.example")],
    ['Missing assets', '404, no Cache-Control', gone('assets')],
    ['security.txt', 'answers 404', gone('security')],
    ['security.txt', 'expired', at('security', 'Expires: 2020-01-01T00:00:00Z')],
    ['Blaze plan', 'no billing account', at('billing', {})],
    ['Domain', 'not connected: alcove.example', at('domains', {})],
    ['Domain', 'not connected', domain({ hostState: 'HOST_UNREACHABLE' })],
    ['Certificate', 'none for alcove.example', domain({ cert: { state: 'CERT_VALIDATING' } })],
    ['Alert on errors', 'none', at('alerts', {})],
    ['Alert on errors', 'off', alert({ enabled: false })],
    ['Alert on errors', 'without anyone to tell', alert({ notificationChannels: [] })],
    ['Uptime check', 'none', at('uptime', { uptimeCheckConfigs: [{ httpCheck: { path: '/' } }] })],
    ['Jobs of the last day', 'there is none', at('jobs', {})],
    ['Jobs of the last day', 'reconcile is paused', job({ state: 'PAUSED' })],
    ['Jobs of the last day', 'reconcile failed', job({ status: { code: 13 } })],
    ['Jobs of the last day', 'did not run', job({ lastAttemptTime: undefined })],
    ['Jobs of the last day', 'did not run', job({ lastAttemptTime: '2026-12-04T02:30:00Z' })],
    ['Zendesk', 'no one has signed in', at('zendesk', { users: [{ external_id: null }] })],
    ['Canny', 'no one has signed in', at('canny', { users: [] })],
    ['E-mails', 'off', withSettings({ mail: null })],
    [
      'Security reports',
      'to a@b.example, but SECURITY.md says security@',
      withSettings({ mail: { from: { name: '', address: 'a@b.eu' }, security: 'a@b.example' } }),
    ],
    ['SPF', 'none at mail.alcove.example', { dns: { 'mail.alcove.example': [['v=other']] } }],
    ['DKIM', 'none under pdk1', { dns: { 'pdk1._domainkey.mail.alcove.example': [['p=']] } }],
    ['DMARC', 'none at _dmarc.mail', { dns: { '_dmarc.alcove.example': 'ENODATA' } }],
    ['Outbox', '2 of them for more than an hour', at('count', mails(2))],
    ['Test e-mail', 'needs an address', { testTo: 'ada' }],
    ['Test e-mail', 'SMTP_URL is not set', { ...gone('smtp'), ...TO_ADA }],
    ['Test e-mail', 'is not an address', { ...at('smtp', secret('smtp.acme.eu')), ...TO_ADA }],
    [
      'Test e-mail',
      'failed, says smtp.eu.mailgun.org: 535 No',
      { ...TO_ADA, says: { result: 'failed', answer: '535 No' } },
    ],
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
  test.each<[names: string, found: string, world: World]>([
    ['APIs', 'does not answer', at('services', '', 0)],
    ['APIs', 'Google refuses your sign-in', at('services', {}, 401)],
    ['APIs', '403: a is off', at('services', { error: { message: 'a is off.' } }, 403)],
    ['APIs', 'answers in a form that we do not know', at('services', '<html>')],
    ['APIs', 'is not a function', at('services', { services: 'none' })],
    ['Zendesk', 'answers 401', at('zendesk', {}, 401)],
    ['Zendesk', 'names no address', withSettings({ zendesk: undefined })],
    ['Canny', 'answers 401', at('canny', {}, 401)],
    ['SPF', 'DNS does not answer', { dns: { 'mail.alcove.example': 'ESERVFAIL' } }],
    ['Outbox', 'no index', at('count', { error: { message: 'no index' } }, 400)],
    ['Test e-mail', 'answers 403', { ...at('smtp', {}, 403), ...TO_ADA }],
  ])('hides no other line: %s, %s', async (name, found, world) => {
    const { findings } = await findingsIn(world);

    expect(findings.filter(({ state }) => state !== 'ok')).toMatchObject([
      { name, state: 'unread', found: expect.stringContaining(found) },
    ]);
  });

  // R-LIV-06
  test.each<[says: string, world: World]>([
    ['STRIPE_SECRET_KEY is not set here', { stripeKey: undefined }],
    ['Stripe refuses the key', stripe(401)],
    ['Stripe answers 500', stripe(500)],
    ['Stripe does not answer', stripe(0)],
  ])('of Stripe’s is each of its lines: %s', async (found, world) => {
    const { findings } = await findingsIn(world);

    expect(findings.filter(({ state }) => state !== 'ok')).toMatchObject(
      Array.from({ length: 6 }, () => ({ state: 'unread', found })),
    );
    // A deploy holds no key of Stripe's.
    expect(report(findings).isFit).toBe(false);
    expect(report(findings, true).isFit).toBe(true);
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
  test('is a failure only where the thing is required', async () => {
    const { findings } = await findingsIn(at('security', '', 0));

    expect(report(findings).isFit).toBe(true);
    expect(report(findings).text).toContain('?     security.txt');
  });
});

// R-LIV-06
test('what is not set up has no line', async () => {
  const { findings } = await findingsIn(withSettings({ isTaxed: false, features: [] }));

  expect(findings.filter(({ name }) => /Tax|Canny|Zendesk/.test(name))).toEqual([]);
});

// R-LIV-06
test('the test e-mail leaves once, through the server of the functions, where it is asked for', async () => {
  const { findings, sent } = await findingsIn(TO_ADA);

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
  expect((await findingsIn({})).sent).toEqual([]);
});

// R-LIV-06
test('after a deploy, what a later step of the guide sets up is a note, and the rest a failure as ever', async () => {
  const { findings } = await findingsIn(at('backups', {}));

  expect(report(findings).isFit).toBe(false);
  expect(report(findings, true)).toMatchObject({
    isFit: true,
    text: expect.stringContaining('note  Daily backup'),
  });
  const { findings: others } = await findingsIn(gone('database'));
  expect(report(others, true).isFit).toBe(false);
});
