import type { protos } from '@google-cloud/firestore-api';
import type { IamProtos } from 'google-gax';
import type Stripe from 'stripe';
import { WEBHOOK_EVENTS } from '../../functions/src/modules/billing/sync/webhook-events.ts';
import { diagnose } from './diagnose.ts';
import type { Finding } from './finding.ts';
import { REQUIRED_APIS } from './services.ts';
import type { DeploymentSettings } from './settings.ts';

export const PROJECT = 'alcove-prod';
export const SITE = 'https://alcove.example';
export const API_ACCOUNT = '1234567890-compute@developer.gserviceaccount.com';

/** What a service answers to a call: a status with a body, silence, or nothing at all for as long as we wait. */
export type Reply =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'unreachable'
  | 'slow';

export const ok = (body: unknown, headers?: Record<string, string>): Reply => ({
  status: 200,
  body,
  ...(headers && { headers }),
});

/** Enumerations travel by name and durations as text; the package's types have the former and objects for the latter. */
export const DATABASE = {
  name: `projects/${PROJECT}/databases/(default)`,
  locationId: 'eur3',
  type: 'FIRESTORE_NATIVE',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
} satisfies protos.google.firestore.admin.v1.IDatabase;

const ENDING = ['mail', 'messages'];

export const FIELDS = ENDING.map((collection) => ({
  name: `${DATABASE.name}/collectionGroups/${collection}/fields/expireAt`,
  ttlConfig: { state: 'ACTIVE' },
})) satisfies protos.google.firestore.admin.v1.IField[];

export const BACKUP = {
  name: `${DATABASE.name}/backupSchedules/1`,
  retention: '604800s',
  dailyRecurrence: {},
} satisfies Omit<protos.google.firestore.admin.v1.IBackupSchedule, 'retention'> & {
  retention: string;
};

const TOKEN_CREATOR = {
  role: 'roles/iam.serviceAccountTokenCreator',
  members: [`serviceAccount:${API_ACCOUNT}`],
} satisfies IamProtos.google.iam.v1.IBinding;

export const EDITORS = {
  role: 'roles/editor',
  members: [`serviceAccount:${API_ACCOUNT}`],
} satisfies IamProtos.google.iam.v1.IBinding;

const EVENT_RECEIVER = {
  role: 'roles/eventarc.eventReceiver',
  members: [`serviceAccount:${API_ACCOUNT}`],
} satisfies IamProtos.google.iam.v1.IBinding;

/** The tests hold it to the description of Identity Toolkit in firebase-tools. */
export const IDENTITY = {
  name: `projects/1234567890/config`,
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

export const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export const PORTAL = {
  id: 'bpc_1',
  object: 'billing_portal.configuration',
  active: true,
  application: null,
  business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
  created: 1_790_000_000,
  default_return_url: null,
  features: {
    customer_update: { allowed_updates: ['address', 'name', 'tax_id'], enabled: true },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: true,
      mode: 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: {
      duration: { interval_options: [], type: 'indefinite' },
      enabled: false,
    },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: false,
      proration_behavior: 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  },
  is_default: true,
  livemode: true,
  login_page: { enabled: false, url: null },
  metadata: null,
  name: null,
  updated: 1_790_000_000,
} satisfies Stripe.BillingPortal.Configuration;

export const ENDPOINT = {
  id: 'we_1',
  object: 'webhook_endpoint',
  api_version: '2026-10-28.endive',
  application: null,
  created: 1_790_000_000,
  description: null,
  enabled_events: [...WEBHOOK_EVENTS],
  livemode: true,
  metadata: {},
  status: 'enabled',
  url: `${SITE}/api/stripe-webhook`,
} satisfies Stripe.WebhookEndpoint;

export const SETTINGS: DeploymentSettings = {
  project: PROJECT,
  mode: 'live',
  sites: [SITE],
  features: ['billing', 'messaging'],
  secrets: ['STRIPE_SECRET_KEY'],
  faults: [],
};

const HEALTH = {
  ok: true,
  version: 'api-00042',
  features: { billing: true, messaging: true, helpCenter: false, feedback: false },
};

const PROJECT_API = `https://cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}`;

/** By the beginning of an address, the longest first. */
const ANSWERS: Record<string, Reply> = {
  [`https://firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/backupSchedules`]:
    ok({ backupSchedules: [BACKUP] }),
  [`https://firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)/collectionGroups/-/fields?`]:
    ok({ fields: FIELDS }),
  [`https://firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`]: ok(DATABASE),
  'https://serviceusage.googleapis.com/': ok({
    services: REQUIRED_APIS.map((name) => ({
      name: `projects/1234567890/services/${name}`,
      config: { name },
      state: 'ENABLED',
    })),
  }),
  [`${PROJECT_API}:getIamPolicy`]: ok({ version: 1, bindings: [EDITORS, EVENT_RECEIVER] }),
  [PROJECT_API]: ok({ projectNumber: '1234567890', projectId: PROJECT }),
  [`https://iam.googleapis.com/v1/projects/${PROJECT}/serviceAccounts/${API_ACCOUNT}:getIamPolicy`]:
    ok({ version: 1, bindings: [TOKEN_CREATOR] }),
  [`https://identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`]: ok(IDENTITY),
  [`https://secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets/STRIPE_SECRET_KEY/versions/latest`]:
    ok({ name: `projects/1234567890/secrets/STRIPE_SECRET_KEY/versions/2`, state: 'ENABLED' }),
  [`${SITE}/api/health`]: ok(HEALTH),
  [`${SITE}/api/plans`]: ok({
    plans: Array.from({ length: 6 }, (_, at) => ({ planId: `price_${at}` })),
  }),
  [`${SITE}/.well-known/security.txt`]: ok(
    'Contact: mailto:a@alcove.example\nExpires: 2999-01-01T00:00:00Z\n',
  ),
  [`${SITE}/assets/`]: { status: 404, body: '', headers: { 'cache-control': 'no-store' } },
  [`${SITE}/login`]: ok('', HEADERS),
  [`${SITE}/`]: ok('', HEADERS),
};

export type World = {
  /** By a part of an address: answers other than the good ones. */
  answers?: Record<string, Reply>;
  portal?: Stripe.BillingPortal.Configuration[] | Error;
  endpoints?: Stripe.WebhookEndpoint[] | Error;
  settings?: DeploymentSettings | null;
  token?: () => Promise<string>;
  hasStripeKey?: boolean;
};

/** A live project that lacks nothing but what the world says, and what the doctor finds. */
export async function findingsIn(world: World): Promise<{ findings: Finding[]; calls: Call[] }> {
  const calls: Call[] = [];
  const findings = await diagnose({
    fetch: answering(world.answers ?? {}, calls),
    token: world.token ?? (async () => 'ya29.token'),
    stripe:
      world.hasStripeKey === false
        ? null
        : {
            billingPortal: {
              configurations: { list: async () => listOf(world.portal ?? [PORTAL]) },
            },
            webhookEndpoints: { list: async () => listOf(world.endpoints ?? [ENDPOINT]) },
          },
    project: PROJECT,
    settings: world.settings === undefined ? SETTINGS : world.settings,
    expiring: ENDING.map((collectionGroup) => ({ collectionGroup, fieldPath: 'expireAt' })),
    timeoutMs: 30,
  });
  return { findings, calls };
}

export type Call = { method: string; url: string; headers: Headers };

function answering(answers: Record<string, Reply>, calls: Call[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { url, method, headers } = request;
    calls.push({ url, method, headers });
    const other = Object.entries(answers).find(([part]) => url.includes(part))?.[1];
    const reply = other ?? Object.entries(ANSWERS).find(([start]) => url.startsWith(start))?.[1];
    if (reply === undefined) throw new Error(`the test has no answer to ${url}`);
    if (reply === 'unreachable') throw new TypeError('fetch failed');
    if (reply === 'slow') return new Promise(() => {});
    const { status, body, headers: sent = {} } = reply;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: sent,
    });
  };
}

function listOf<T>(found: T[] | Error): { data: T[] } {
  if (found instanceof Error) throw found;
  return { data: found };
}
