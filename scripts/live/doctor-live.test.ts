// A live project that lacks nothing, and the same with one thing missing: a check that passes there would hide it.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { OutgoingMail, SendResult } from '../../functions/src/adapters/smtp.ts';
import { WEBHOOK_EVENTS } from '../../functions/src/modules/billing/sync/webhook-events.ts';
import { metrics, policies } from '../alerts/policies.ts';
import { readText } from '../lib/files.ts';
import { diagnose } from './doctor-live.ts';
import { report } from './finding.ts';
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
  mail: {
    from: { name: 'Alcove', address: 'mail@mail.alcove.example' },
    security: 'security@alcove.example',
  },
  features: ['billing', 'messaging', 'helpCenter', 'feedback', 'mail'],
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
const may = (...roles: string[]) => ({
  bindings: roles.map((role) => ({ role, members: [`serviceAccount:${API_ACCOUNT}`] })),
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
const FOUND = Object.values(policies()).map((policy, index) => ({
  ...policy,
  name: `projects/1/alertPolicies/${index}`,
  conditions: policy.conditions.map((one) => ({ ...one, name: 'as Google calls it' })),
  enabled: true,
  notificationChannels: ['projects/1/notificationChannels/1'],
}));
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
  fields: { url: `${FIRESTORE}/collectionGroups/-/fields?`, body: fieldsThat('ACTIVE') },
  indexes: { url: `${FIRESTORE}/collectionGroups/-/indexes`, body: { indexes: [INDEX] } },
  files: {
    url: `https://storage.googleapis.com/storage/v1/b/${BUCKET}`,
    body: { location: 'EUROPE-WEST1', lifecycle: LIFECYCLE },
  },
  release: {
    url: `${RULES_API}/releases/firebase.storage/${BUCKET}`,
    body: { rulesetName: `projects/${PROJECT}/rulesets/1` },
  },
  ruleset: { url: `${RULES_API}/rulesets/1`, body: { source: { files: [{ content: IN_FORCE }] } } },
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
      client: { permissions: { disabledUserDeletion: true } },
      notification: { sendEmail: { callbackUri: `${SITE}/auth/action` } },
    },
  },
  smtp: { url: `${SECRETS}/SMTP_URL/versions/latest:access`, body: secret(SMTP_URL) },
  health: {
    url: `${SITE}/api/health`,
    body: {
      ok: true,
      version: 'api-00042',
      features: Object.fromEntries(SETTINGS.features.map((name) => [name, true])),
    },
  },
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
  events: { url: `${STRIPE}events?`, body: { data: [{ type: 'charge.succeeded' }] } },
  tax: {
    url: `${STRIPE}tax/settings`,
    body: { status: 'active', defaults: { tax_behavior: 'exclusive' } },
  },
  price: { url: `${STRIPE}prices/`, body: { id: 'price_1', tax_behavior: 'inclusive' } },
  alerts: { url: `${MONITORING}/alertPolicies`, body: { alertPolicies: FOUND } },
  metrics: {
    url: `https://logging.googleapis.com/v2/projects/${PROJECT}/metrics`,
    body: { metrics: metrics() },
  },
  uptime: {
    url: `${MONITORING}/uptimeCheckConfigs`,
    body: { uptimeCheckConfigs: [{ httpCheck: { path: '/api/health' } }] },
  },
} satisfies Record<string, Reply>;

/** What differs from a project that lacks nothing. */
type World = {
  answer?: Reply;
  settings?: DeploymentSettings;
  token?: () => Promise<string>;
  stripeKey?: undefined;
  testTo?: string;
  /** What the mail server says of the test e-mail. */
  says?: SendResult;
};

const TAKEN: SendResult = { result: 'taken', answer: '250 Great success' };

async function findingsIn({ answer, testTo, says = TAKEN, ...world }: World) {
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
    now: NOW,
    project: PROJECT,
    settings: SETTINGS,
    firestore: {
      fieldOverrides: ENDING.map((collectionGroup) => ({ collectionGroup, fieldPath: 'expireAt' })),
      indexes: [{ collectionGroup: 'mail', fields: INDEX.fields.slice(0, 2) }],
    },
    files: { rules: IN_FORCE, lifecycle: LIFECYCLE },
    mailParts: {
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
const policy = (change: object) =>
  at('alerts', { alertPolicies: [{ ...FOUND[0], ...change }, ...FOUND.slice(1)] });
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
    expect(findings).toHaveLength(27);
    expect(report(findings).isFit).toBe(true);
    expect(findings.filter(({ step }) => !guide.includes(`\n### ${step}\n`))).toEqual([]);
  });

  // R-LIV-06
  test('asks as the person, for their project, and writes nothing', async () => {
    const { calls } = await findingsIn({});
    const google = calls.filter(({ url }) => url.includes('googleapis.com'));

    expect(google).toHaveLength(12);
    for (const { method: verb, url, headers } of google) {
      expect(headers.get('authorization')).toBe('Bearer ya29.token');
      expect(headers.get('x-goog-user-project')).toBe(PROJECT);
      expect(verb).toBe(url.endsWith(':getIamPolicy') ? 'POST' : 'GET');
      // The value of a secret is read for a test e-mail, and for nothing else.
      expect(url).not.toContain(':access');
    }
    const ours = calls.filter(({ url }) => url.startsWith(SITE));
    expect(ours.every(({ headers }) => headers.get('authorization') === null)).toBe(true);
  });

  // R-LIV-06
  test.each<[name: string, found: string, world: World]>([
    ['Settings', 'A; B', withSettings({ faults: ['A', 'B'] })],
    ['Expiry of documents', 'not in mail, messages', at('fields', fieldsThat('NEEDS_REPAIR'))],
    ['Indexes', 'without mail by lane, dueAt', at('indexes', {})],
    ['Indexes', 'without', at('indexes', { indexes: [{ ...INDEX, state: 'NEEDS_REPAIR' }] })],
    ['Custom tokens', 'may not sign', at('account', { etag: 'x' })],
    ['Custom tokens', 'no account', gone('account')],
    ['Roles of the API', 'the database or sign-ins or files', at('policy', may())],
    ['Roles of the API', 'may not use sign-ins', at('policy', may('roles/datastore.user'))],
    ['Events', 'may not receive', at('policy', may('roles/editor'))],
    ['Expiry of files', '1 other rules', but('files', { lifecycle: { rule: [{}] } })],
    ['Storage rules', 'none', gone('release')],
    ['Storage rules', 'other', at('ruleset', { source: { files: [{ content: 'allow all' }] } })],
    ['Authorised domains', 'alcove.ex', but('identity', { authorizedDomains: ['localhost'] })],
    ['Deletion by clients', 'possible', but('identity', { client: {} })],
    ['Action URL', 'not set', but('identity', { notification: {} })],
    ['Customer portal', 'never saved', at('portals', { data: [] })],
    ['Customer portal', 'a sandbox’s', at('portals', { data: [{ ...PORTAL, livemode: false }] })],
    ['Customer portal', 'a live key', withSettings({ mode: 'staging' })],
    ['Customer portal', 'immediate', portal({ subscription_cancel: { ...ON, mode: 'now' } })],
    [
      'Customer portal',
      'history is off, payment methods are off, cancellation is off, switching plans is on, pausing is on, e-mail addresses',
      portal({
        customer_update: { ...ON, allowed_updates: ['email'] },
        invoice_history: OFF,
        payment_method_update: OFF,
        subscription_cancel: OFF,
        subscription_pause: ON,
        subscription_update: ON,
      }),
    ],
    ['Webhook', 'no endpoint', endpoint({ url: 'https://old.example/api/stripe-webhook' })],
    ['Webhook', 'disabled', endpoint({ status: 'disabled' })],
    ['Webhook', '2 endpoints', at('endpoints', { data: [ENDPOINT, ENDPOINT] })],
    ['Webhook', 'a sandbox’s key', endpoint({ livemode: false })],
    ['Webhook', 'without', endpoint({ enabled_events: WEBHOOK_EVENTS.slice(1) })],
    ['Webhook deliveries', '1 failed: ', at('events', { data: [{ type: 'invoice.paid' }] })],
    ['Tax', 'are pending', but('tax', { status: 'pending' })],
    ['Tax', 'not included in price_1', but('price', { tax_behavior: 'unspecified' })],
    ['API', 'answers 404', gone('health')],
    ['API', 'its database does not answer', but('health', { ok: false })],
    ['Features', 'billing off', but('health', { features: { billing: false } })],
    ['Plans on sale', 'answers 502', at('plans', '', 502)],
    ['Plans on sale', '0 of 6 prices', at('plans', { plans: [] })],
    ['Headers of /', 'answers 404', gone('home')],
    ['Headers of /', 'another policy, Strict', at('home', '')],
    ['Headers of /', 'less than a year, no nosniff, frames allowed', at('home', '')],
    ['Headers of /login', 'scripts of others', policyOf("script-src 'self' https://a.example")],
    ['Missing assets', '404, no Cache-Control', gone('assets')],
    ['security.txt', 'answers 404', gone('security')],
    ['security.txt', 'expired', at('security', 'Expires: 2020-01-01T00:00:00Z')],
    ['Uptime check', 'none', at('uptime', { uptimeCheckConfigs: [{ httpCheck: { path: '/' } }] })],
    [
      'Security reports',
      'to a@b.example, but SECURITY.md says security@',
      withSettings({ mail: { from: { name: '', address: 'a@b.eu' }, security: 'a@b.example' } }),
    ],
    ['Test e-mail', 'needs an address', { testTo: 'ada' }],
    ['Test e-mail', 'SMTP_URL is not set', { ...gone('smtp'), ...TO_ADA }],
    ['Test e-mail', 'is not an address', { ...at('smtp', secret('smtp.acme.eu')), ...TO_ADA }],
    [
      'Test e-mail',
      'failed, says smtp.eu.mailgun.org: 535 No',
      { ...TO_ADA, says: { result: 'failed', answer: '535 No' } },
    ],
    ['Alarms', 'mailbox-platform (none)', at('alerts', { alertPolicies: FOUND.slice(0, 1) })],
    ['Alarms', 'telephone-at-once (off)', policy({ enabled: false })],
    ['Alarms', 'telephone-at-once (tells no one)', policy({ notificationChannels: [] })],
    ['Alarms', 'telephone-at-once (differs)', policy({ conditions: FOUND[1]?.conditions })],
    ['What alarms count', 'not counted: request', at('metrics', { metrics: metrics().slice(1) })],
    [
      'What alarms count',
      'due_found',
      at('metrics', { metrics: [{ name: 'due_found', filter: '' }] }),
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
    ['Action URL', 'does not answer', at('identity', '', 0)],
    ['Action URL', 'Google refuses your sign-in', at('identity', {}, 401)],
    ['Action URL', '403: a is off', at('identity', { error: { message: 'a is off.' } }, 403)],
    ['Action URL', 'answers in a form that we do not know', at('identity', '<html>')],
    ['Test e-mail', 'answers 403', { ...at('smtp', {}, 403), ...TO_ADA }],
  ])('hides no other line: %s, %s', async (name, found, world) => {
    const { findings } = await findingsIn(world);

    const unread = findings.filter(({ state }) => state !== 'ok');
    expect(unread.find((one) => one.name === name)?.found).toContain(found);
    // Of one reading.
    expect(new Set(unread.map((one) => one.found)).size).toBe(1);
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
      Array.from({ length: 4 }, () => ({ state: 'unread', found })),
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
    expect(text).toContain('?     Action URL             could not be read: you are not signed in');
    expect(text.match(/gcloud auth application-default login/g)).toHaveLength(1);
    expect(text).toContain('27 checks, 0 failed, 13 could not be read.');
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

  expect(findings.filter(({ name }) => /Tax/.test(name))).toEqual([]);
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
  const { findings } = await findingsIn(at('uptime', {}));

  expect(report(findings).isFit).toBe(false);
  expect(report(findings, true)).toMatchObject({
    isFit: true,
    text: expect.stringContaining('note  Uptime check'),
  });
  const { findings: others } = await findingsIn(gone('identity'));
  expect(report(others, true).isFit).toBe(false);
});
