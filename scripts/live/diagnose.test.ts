import { Ajv } from 'ajv';
import apiSpec from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { report } from './report.ts';
import {
  API_ACCOUNT,
  BACKUP,
  DATABASE,
  EDITORS,
  ENDPOINT,
  FIELDS,
  findingsIn,
  HEADERS,
  IDENTITY,
  ok,
  PORTAL,
  PROJECT,
  SETTINGS,
  SITE,
  type Reply,
  type World,
} from './world.fixture.ts';

/** What the lines of one name say. */
async function lineIn(world: World, name: string): Promise<string> {
  const { findings } = await findingsIn(world);
  const line = findings.find((finding) => finding.name === name);
  return line === undefined ? 'no such line' : `${line.state}: ${line.found}`;
}

const CONFIG = '/config';
const DATABASES = '/databases/(default)';
const identity = (change: object): World => ({
  answers: { [CONFIG]: ok({ ...IDENTITY, ...change }) },
});
const database = (change: object): World => ({
  // The address of its schedules and fields begins alike.
  answers: {
    backupSchedules: ok({ backupSchedules: [BACKUP] }),
    fields: ok({ fields: FIELDS }),
    [DATABASES]: ok({ ...DATABASE, ...change }),
  },
});
const portal = (features: Partial<Stripe.BillingPortal.Configuration.Features>): World => ({
  portal: [{ ...PORTAL, features: { ...PORTAL.features, ...features } }],
});
const endpoint = (change: Partial<Stripe.WebhookEndpoint>): World => ({
  endpoints: [{ ...ENDPOINT, ...change }],
});
const at = (part: string, reply: Reply): World => ({ answers: { [part]: reply } });

describe('the doctor of a live project', () => {
  // R-LIV-06
  test('finds nothing amiss where nothing is, and says what is there', async () => {
    const { findings } = await findingsIn({});

    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(Object.fromEntries(findings.map(({ name, found }) => [name, found]))).toEqual({
      Settings: `functions/.env.${PROJECT}, live`,
      Billing: 'on',
      Database: 'FIRESTORE_NATIVE, STANDARD',
      Location: 'eur3',
      'Delete protection': 'on',
      'Recovery to a minute': 'on',
      APIs: '12 are on',
      'Custom tokens': 'may be signed',
      'Roles of the API': API_ACCOUNT,
      Events: 'may be received',
      'E-mail sign-in': 'on',
      'Authorised domains': 'alcove.example',
      'E-mail enumeration': 'on',
      'Password policy': '8 characters or more',
      'Deletion by clients': 'stopped',
      'Action URL': `${SITE}/auth/action`,
      'Mail sender': 'your domain',
      STRIPE_SECRET_KEY: 'enabled',
      'Customer portal': 'as the guide lists it',
      Webhook: 'enabled, 29 events, API 2026-10-28.endive',
      API: 'answers, version api-00042',
      Features: 'billing on, messaging on, helpCenter off, feedback off',
      'Plans on sale': '6 of 6 prices',
      'Headers of /': 'site policy, max-age=63072000',
      'Headers of /login': 'strict policy, max-age=63072000',
      'Missing assets': '404, no-store',
      'security.txt': 'until 2999-01-01T00:00:00Z',
      'Expiry of documents': '2 collections',
      'Daily backup': 'kept for 7 days',
    });
    expect(report(findings).isFit).toBe(true);
  });

  // R-LIV-06
  test('asks as the person, for their project, and writes nothing', async () => {
    const { calls } = await findingsIn({});
    const google = calls.filter(({ url }) => url.includes('googleapis.com'));

    expect(google).toHaveLength(9);
    for (const { method, url, headers } of google) {
      expect(headers.get('authorization')).toBe('Bearer ya29.token');
      expect(headers.get('x-goog-user-project')).toBe(PROJECT);
      expect(method).toBe(url.endsWith(':getIamPolicy') ? 'POST' : 'GET');
    }
    const others = calls.filter((call) => !google.includes(call));
    expect(others.every(({ headers }) => headers.get('authorization') === null)).toBe(true);
  });

  // R-LIV-06
  test.each<[name: string, says: string, world: World]>([
    ['Settings', 'missing: no functions/.env.<project>', { settings: null }],
    ['Settings', 'missing: A; B', { settings: { ...SETTINGS, faults: ['A', 'B'] } }],
    ['Billing', 'missing: off', { settings: { ...SETTINGS, features: [] } }],
    ['Database', 'missing: there is none', at(DATABASES, { status: 404, body: {} })],
    ['Database', 'missing: DATASTORE_MODE, STANDARD', database({ type: 'DATASTORE_MODE' })],
    [
      'Database',
      'missing: FIRESTORE_NATIVE, ENTERPRISE',
      database({ databaseEdition: 'ENTERPRISE' }),
    ],
    ['Location', 'missing: nam5', database({ locationId: 'nam5' })],
    ['Location', 'missing: europe-west2', database({ locationId: 'europe-west2' })],
    ['Location', 'missing: europe-west6', database({ locationId: 'europe-west6' })],
    ['Delete protection', 'missing: off', database({ deleteProtectionState: undefined })],
    [
      'Recovery to a minute',
      'missing: off',
      database({ pointInTimeRecoveryEnablement: undefined }),
    ],
    ['Daily backup', 'missing: no daily schedule', at('backupSchedules', ok({}))],
    [
      'Daily backup',
      'missing: no daily schedule',
      at(
        'backupSchedules',
        ok({ backupSchedules: [{ retention: '604800s', weeklyRecurrence: {} }] }),
      ),
    ],
    [
      'Daily backup',
      'missing: kept for 98 days',
      at('backupSchedules', ok({ backupSchedules: [{ ...BACKUP, retention: '8467200s' }] })),
    ],
    ['Expiry of documents', 'missing: not in mail, messages', at('fields?', ok({}))],
    ['Expiry of documents', 'missing: not in mail', at('fields?', ok({ fields: FIELDS.slice(1) }))],
    [
      'Expiry of documents',
      'missing: not in mail, messages',
      at(
        'fields?',
        ok({ fields: FIELDS.map((one) => ({ ...one, ttlConfig: { state: 'NEEDS_REPAIR' } })) }),
      ),
    ],
    [
      'APIs',
      'missing: off: iamcredentials.googleapis.com, identitytoolkit.googleapis.com',
      {
        answers: {
          serviceusage: ok({
            services: [
              'firestore',
              'cloudfunctions',
              'run',
              'cloudbuild',
              'artifactregistry',
              'cloudscheduler',
              'secretmanager',
              'eventarc',
              'firebaserules',
              'firebasehosting',
            ]
              .map((name) => ({
                name: `projects/1/services/${name}.googleapis.com`,
                state: 'ENABLED',
              }))
              .concat({
                name: 'projects/1/services/iamcredentials.googleapis.com',
                state: 'DISABLED',
              }),
          }),
        },
      },
    ],
    [
      'Custom tokens',
      `missing: ${API_ACCOUNT} may not sign`,
      at('iam.googleapis.com', ok({ etag: 'x' })),
    ],
    [
      'Custom tokens',
      `missing: no account ${API_ACCOUNT}`,
      at('iam.googleapis.com', { status: 404, body: {} }),
    ],
    [
      'Roles of the API',
      `missing: ${API_ACCOUNT} may not use the database or sign-ins`,
      at(`${PROJECT}:getIamPolicy`, ok({ bindings: [] })),
    ],
    [
      'Roles of the API',
      `missing: ${API_ACCOUNT} may not use sign-ins`,
      at(
        `${PROJECT}:getIamPolicy`,
        ok({ bindings: [{ ...EDITORS, role: 'roles/datastore.user' }] }),
      ),
    ],
    [
      'Events',
      `missing: ${API_ACCOUNT} may not receive them`,
      at(`${PROJECT}:getIamPolicy`, ok({ bindings: [EDITORS] })),
    ],
    [
      'E-mail sign-in',
      'missing: Authentication is not set up',
      at(CONFIG, { status: 404, body: {} }),
    ],
    ['E-mail sign-in', 'missing: off', identity({ signIn: undefined })],
    [
      'E-mail sign-in',
      'missing: on, but sign-up is closed',
      identity({
        client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      }),
    ],
    [
      'Authorised domains',
      'missing: without alcove.example',
      identity({ authorizedDomains: ['localhost'] }),
    ],
    [
      'Authorised domains',
      'missing: without www.alcove.example',
      { settings: { ...SETTINGS, sites: [SITE, 'https://www.alcove.example'] } },
    ],
    ['E-mail enumeration', 'missing: off', identity({ emailPrivacyConfig: {} })],
    ['Password policy', 'missing: not enforced', identity({ passwordPolicyConfig: undefined })],
    [
      'Password policy',
      'missing: 6 characters or more',
      identity({
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'ENFORCE',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 6 } }],
        },
      }),
    ],
    ['Deletion by clients', 'missing: possible', identity({ client: {} })],
    ['Action URL', 'missing: not set', identity({ notification: {} })],
    [
      'Action URL',
      `missing: https://${PROJECT}.firebaseapp.com/__/auth/action`,
      identity({
        notification: {
          sendEmail: { callbackUri: `https://${PROJECT}.firebaseapp.com/__/auth/action` },
        },
      }),
    ],
    ['Mail sender', 'missing: firebaseapp.com', identity({ notification: { sendEmail: {} } })],
    [
      'STRIPE_SECRET_KEY',
      'missing: not set',
      at('https://secretmanager', { status: 404, body: {} }),
    ],
    [
      'STRIPE_SECRET_KEY',
      'missing: disabled',
      at('https://secretmanager', ok({ state: 'DISABLED' })),
    ],
    ['Customer portal', 'missing: its settings were never saved', { portal: [] }],
    [
      'Customer portal',
      'missing: a sandbox’s key, not a live one',
      { portal: [{ ...PORTAL, livemode: false }] },
    ],
    [
      'Customer portal',
      'missing: a live key; staging uses a sandbox',
      { settings: { ...SETTINGS, mode: 'staging' } },
    ],
    [
      'Customer portal',
      'missing: invoice history is off',
      portal({ invoice_history: { enabled: false } }),
    ],
    [
      'Customer portal',
      'missing: payment methods are off',
      portal({
        payment_method_update: { ...PORTAL.features.payment_method_update, enabled: false },
      }),
    ],
    [
      'Customer portal',
      'missing: cancellation is off',
      portal({ subscription_cancel: { ...PORTAL.features.subscription_cancel, enabled: false } }),
    ],
    [
      'Customer portal',
      'missing: cancellation is immediate',
      portal({
        subscription_cancel: { ...PORTAL.features.subscription_cancel, mode: 'immediately' },
      }),
    ],
    [
      'Customer portal',
      'missing: switching plans is on; pausing is on; e-mail addresses can be changed',
      portal({
        subscription_update: { ...PORTAL.features.subscription_update, enabled: true },
        subscription_pause: { ...PORTAL.features.subscription_pause, enabled: true },
        customer_update: { allowed_updates: ['email'], enabled: true },
      }),
    ],
    ['Webhook', 'missing: no endpoint', { endpoints: [] }],
    [
      'Webhook',
      'missing: no endpoint',
      endpoint({ url: 'https://old.example/api/stripe-webhook' }),
    ],
    ['Webhook', 'missing: disabled', endpoint({ status: 'disabled' })],
    ['Webhook', 'missing: 2 endpoints', { endpoints: [ENDPOINT, ENDPOINT] }],
    ['Webhook', 'missing: a sandbox’s key, not a live one', endpoint({ livemode: false })],
    [
      'Webhook',
      'missing: without customer.deleted, customer.updated',
      endpoint({
        enabled_events: ENDPOINT.enabled_events.filter((name) => !/^customer\.\w+$/.test(name)),
      }),
    ],
    [
      'Webhook',
      'ok: enabled, 29 events, API of the account',
      endpoint({ enabled_events: ['*'], api_version: null }),
    ],
    ['API', 'missing: answers 404', at('/api/health', { status: 404, body: 'Not found' })],
    [
      'API',
      'missing: its database does not answer, version api-1',
      at('/api/health', { status: 503, body: { ok: false, version: 'api-1', features: {} } }),
    ],
    [
      'Features',
      'missing: billing off',
      at('/api/health', ok({ ok: true, version: 'api-1', features: { billing: false } })),
    ],
    ['Features', 'missing: unknown: it answers 500', at('/api/health', { status: 500, body: '' })],
    [
      'Plans on sale',
      'missing: answers 502',
      at('/api/plans', { status: 502, body: { error: '' } }),
    ],
    ['Plans on sale', 'missing: 0 of 6 prices', at('/api/plans', ok({ plans: [] }))],
    ['Headers of /', 'missing: answers 404', at(`${SITE}/`, { status: 404, body: '' })],
    [
      'Headers of /',
      'missing: another policy, Strict-Transport-Security for less than a year, no nosniff, frames allowed',
      at(`${SITE}/`, ok('')),
    ],
    [
      'Headers of /login',
      'missing: a policy that allows scripts of others',
      at(
        '/login',
        ok('', {
          ...HEADERS,
          'content-security-policy': HEADERS['content-security-policy'].replace(
            "'self'",
            "'self' https://static.zdassets.com",
          ),
        }),
      ),
    ],
    [
      'Missing assets',
      'missing: 404, public, max-age=31536000, immutable',
      at('/assets/', {
        status: 404,
        body: '',
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      }),
    ],
    ['security.txt', 'missing: answers 404', at('security.txt', { status: 404, body: '' })],
    [
      'security.txt',
      'missing: expired on 2020-01-01T00:00:00Z',
      at('security.txt', ok('Expires: 2020-01-01T00:00:00Z')),
    ],
  ])('%s says “%s”', async (name, says, world) => {
    expect(await lineIn(world, name)).toBe(says);
  });
});

const GOOGLE = [
  [DATABASES + '/backupSchedules', ['Daily backup']],
  ['serviceusage', ['APIs']],
  ['cloudresourcemanager', ['Custom tokens', 'Roles of the API', 'Events']],
  ['iam.googleapis.com', ['Custom tokens', 'Roles of the API', 'Events']],
  [
    CONFIG,
    [
      'E-mail sign-in',
      'Authorised domains',
      'E-mail enumeration',
      'Password policy',
      'Deletion by clients',
      'Action URL',
      'Mail sender',
    ],
  ],
  ['https://secretmanager', ['STRIPE_SECRET_KEY']],
] as const;

const detail = (reason: string, metadata: Record<string, string>) => ({
  error: {
    code: 403,
    status: 'PERMISSION_DENIED',
    details: [
      { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'x', metadata },
    ],
  },
});

describe('what cannot be read', () => {
  // R-LIV-06
  test.each(GOOGLE)('at %s is said of its own lines, and hides no other', async (part, names) => {
    const replies: [reply: Reply, words: RegExp][] = [
      ['unreachable', /does not answer$/],
      ['slow', /does not answer$/],
      [{ status: 401, body: {} }, /^Google refuses your sign-in$/],
      [{ status: 403, body: 'no' }, /^your account lacks a permission for \S+\.googleapis\.com$/],
      [
        { status: 403, body: detail('IAM_PERMISSION_DENIED', { permission: 'a.b.get' }) },
        /^your account lacks a\.b\.get$/,
      ],
      [
        { status: 403, body: detail('SERVICE_DISABLED', { service: 'a.googleapis.com' }) },
        /^a\.googleapis\.com is off in this project$/,
      ],
      [{ status: 503, body: '' }, /answers 503$/],
      [ok('<html>'), /answers in a form that we do not know/],
    ];
    for (const [reply, words] of replies) {
      const { findings } = await findingsIn(at(part, reply));
      const unread = findings.filter(({ state }) => state === 'unread');
      expect(unread.map(({ name }) => name)).toEqual(names);
      expect(unread.map(({ found }) => words.test(found))).toEqual(names.map(() => true));
      expect(findings.filter(({ state }) => state === 'missing')).toEqual([]);
      const isOnlyANote = names.every((name) => name === 'Mail sender');
      expect(report(findings).isFit).toBe(isOnlyANote);
    }
  });

  // R-LIV-06
  test('without a sign-in is everything of Google’s, with one remedy', async () => {
    const token = async () => {
      throw new Error('Could not load the default credentials.');
    };
    const { findings, calls } = await findingsIn({ token });
    const { text, isFit } = report(findings);

    expect(calls.every(({ url }) => url.startsWith(SITE))).toBe(true);
    expect(isFit).toBe(false);
    expect(text).toContain('?     Location               could not be read: you are not signed in');
    expect(text.match(/gcloud auth application-default login/g)).toHaveLength(1);
    expect(text).toContain('29 checks, 0 failed, 18 could not be read.');
  });

  // R-LIV-06
  test.each([
    ['Could not load the default credentials.', 'you are not signed in to Google here'],
    ['invalid_grant: reauth related error (invalid_rapt)', 'you are not signed in to Google here'],
    ['request to https://oauth2.googleapis.com/token failed', 'Google’s sign-in does not answer'],
  ])('after “%s” says “%s”', async (words, says) => {
    const token = () => Promise.reject(new Error(words));

    expect(await lineIn({ token }, 'Location')).toBe(`unread: ${says}`);
  });

  // R-LIV-06
  test.each<[what: string, world: World, says: string]>([
    ['without a key', { hasStripeKey: false }, 'STRIPE_SECRET_KEY is not set here'],
    ['with a key that Stripe refuses', failing(401), 'Stripe refuses the key'],
    ['with a key that may not read it', failing(403), 'the key may not read this'],
    ['while Stripe is out of order', failing(500), 'Stripe answers 500'],
    ['while Stripe cannot be reached', failing(undefined), 'Stripe does not answer'],
  ])('of Stripe’s %s is both of its lines', async (_what, world, says) => {
    const { findings } = await findingsIn(world);
    const unread = findings.filter(({ state }) => state === 'unread');

    expect(unread.map(({ name, found }) => [name, found])).toEqual([
      ['Customer portal', says],
      ['Webhook', says],
    ]);
  });

  // R-LIV-06
  test.each(['unreachable', 'slow'] as const)(
    'of the site that is %s is each of its lines',
    async (reply) => {
      const { findings } = await findingsIn(at(SITE, reply));
      const unread = findings.filter(({ state }) => state === 'unread');

      expect(new Set(unread.map(({ found }) => found))).toEqual(
        new Set([`${SITE} does not answer`]),
      );
      expect(unread.map(({ name }) => name)).toEqual([
        'API',
        'Features',
        'Plans on sale',
        'Headers of /',
        'Headers of /login',
        'Missing assets',
        'security.txt',
      ]);
    },
  );

  // R-LIV-06
  test('is a failure only where the thing is required', async () => {
    const { findings } = await findingsIn(at('security.txt', 'unreachable'));

    expect(report(findings)).toMatchObject({ isFit: true });
    expect(report(findings).text).toContain('?     security.txt');
  });
});

function failing(statusCode: number | undefined): World {
  const error = Object.assign(new Error('words of Stripe'), { type: 'StripeAPIError', statusCode });
  return { portal: error, endpoints: error };
}

// R-LIV-06
test('the answers of these tests fit Google’s own description of Identity Toolkit', () => {
  const schemas = JSON.stringify(apiSpec.components.schemas).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  );
  const judge = new Ajv({ strict: false, validateFormats: false }).compile({
    $defs: JSON.parse(schemas),
    $ref: '#/$defs/GoogleCloudIdentitytoolkitAdminV2Config',
    unevaluatedProperties: false,
  });

  expect([judge(IDENTITY), judge.errors]).toEqual([true, null]);
  const { signIn, ...rest } = IDENTITY;
  expect(judge({ ...rest, signIn: { ...signIn, email: { enabled: 'yes' } } })).toBe(false);
});
