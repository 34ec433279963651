// The one table of settings: what is read, checked, bound, documented and set in a local start comes from it (decision 26).
// Free of libraries, because a deploy and every cold start read it first.
import { readEmail } from '../contract/email.ts';
import { PLAN_INTERVALS, PLAN_SLUGS } from '../contract/plans.ts';
import { readUrl } from '../contract/read-url.ts';
import { readWorkingHours } from '../foundation/working-hours.ts';
import { checkSmtp, readSender, readStaff, SMTP_FORM, STAFF_SUBJECTS } from './mail-settings.ts';
import * as rules from './setting-checks.ts';

/** Says on purpose that a feature is not wanted. Left out, its setting counts as forgotten. */
export const OFF = 'off';

const PRICES = PLAN_SLUGS.flatMap((plan) =>
  PLAN_INTERVALS.map((interval) => `${plan}.${interval}=price_${plan}_${interval}`),
).join();

/** In web/.env.<target>: public, in the pages or their headers. What begins with `VITE_` reaches the web app under its own name. */
export const SITE = {
  VITE_FIREBASE_PROJECT_ID: {
    isRequired: true,
    check: (value) =>
      value.startsWith('demo-')
        ? 'names a project of the emulators'
        : rules.checkForm(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'is not a project id')(value),
    help: 'id of the project; a deploy to any other is refused | Firebase console, Project settings; the same id as the alias in `.firebaserc`',
    example: 'acme-staging',
    local: ({ project }) => project,
  },
  VITE_FIREBASE_API_KEY: {
    isRequired: true,
    check: rules.checkForm(/^[\w-]{20,}$/, 'is not an API key'),
    help: 'key of the web app; public | Firebase console, Project settings, Your apps',
    example: 'k'.repeat(39),
    local: 'emulator',
  },
  VITE_FIREBASE_AUTH_DOMAIN: {
    check: (value) => rules.checkPublicOrigin(`https://${value}`),
    help: 'domain of sign-in, if it is your own; then also `AUTH_DOMAIN` | Firebase console, Authentication, Settings, Authorized domains | Sign-in uses `<project id>.firebaseapp.com`',
    example: 'auth.acme.eu',
    local: 'localhost',
  },
  VITE_FIREBASE_STORAGE_BUCKET: {
    isRequired: true,
    check: rules.checkBucket,
    help: 'bucket of people’s files: pictures, and files with messages; the same as `STORAGE_BUCKET` | Firebase console, Storage: the name after `gs://`',
    example: 'acme-staging.firebasestorage.app',
    // What the emulators take for the project's own.
    local: ({ project }) => `${project}.appspot.com`,
  },
  VITE_SITE_ORIGIN: {
    isRequired: true,
    check: rules.checkPublicOrigin,
    help: 'address of the site: https, without a path | Firebase console, Hosting; your own domain or `https://<project id>.web.app`',
    example: 'https://www.acme.eu',
    local: ({ site }) => site,
  },
  ZENDESK_MESSAGING_KEY: {
    turnsOn: 'messaging',
    check: rules.checkId,
    help: 'key of the chat; `off`: a site without chat and its buttons | Zendesk Admin Center, Messaging, the web channel: the `key` in the address of its script',
    example: '3f1c2a90-0000-4000-8000-000000000000',
    local: 'alcove-messaging',
  },
  HELP_CENTER_ORIGINS: {
    turnsOn: 'helpCenter',
    check: rules.checkEach(rules.checkPublicOrigin),
    help: 'addresses of the help center, with commas between, the first its home; `off`: no sign-in | your Zendesk address and, if the help center has its own domain, that one before it',
    example: 'https://acme.zendesk.com',
    // Its own address, and one that is mapped to it.
    local: ({ zendesk }) => [zendesk, zendesk.replace('//', '//help.')].join(),
  },
  CANNY_COMPANY_ID: {
    turnsOn: 'feedback',
    check: rules.checkId,
    help: 'id of the company at Canny; `off`: the board’s sign-in says so | the `companyID` that Canny adds to its single sign-on redirect',
    example: '5f1c2a90',
    local: 'alcove',
  },
  CANNY_ORIGINS: {
    partOf: 'feedback',
    check: rules.checkEach(rules.checkPublicOrigin),
    help: 'addresses of the feedback board, with commas between | Canny’s address of the board, and your own domain for it | Not asked for without a board',
    example: 'https://ideas.acme.eu',
    local: ({ canny }) => canny,
  },
  HSTS: {
    check: rules.checkWord('site', 'subdomains', 'preload'),
    help: 'whom Strict-Transport-Security binds for two years: `site`, `subdomains` or `preload` ([below](#hsts)) | your decision | The same as `site`',
    example: 'preload',
  },
} as const satisfies Rows<Setting>;

/** In functions/.env.<project id>: public too. */
export const API = {
  SITE_ORIGINS: {
    isRequired: true,
    check: (value, mode) =>
      rules.listOf(value).length === 0 ? 'is not set' : rules.checkOrigins(value, mode),
    help: 'addresses of the site, with commas between; the first is the one in e-mails | `VITE_SITE_ORIGIN` and other domains of the site | The API would not start',
    example: 'https://www.acme.eu',
    local: ({ site, vite }) => `${site},${vite}`,
  },
  DEPLOYMENT: {
    check: (value, mode) =>
      mode === 'development' ? null : rules.checkWord('live', 'staging')(value),
    help: '`staging` takes only Stripe’s test keys, `live` only live ones | your decision | Counts as `live`. For staging the deploy stops: `DEPLOYMENT: must be staging`, and the API does not start: `STRIPE_SECRET_KEY: is not a live key`',
    example: 'staging',
  },
  AUTH_DOMAIN: {
    help: 'domain of sign-in, if it is your own | `VITE_FIREBASE_AUTH_DOMAIN` | With a domain of your own the deploy stops: `AUTH_DOMAIN: is not VITE_FIREBASE_AUTH_DOMAIN of the site`',
    example: 'auth.acme.eu',
  },
  STORAGE_BUCKET: {
    ...SITE.VITE_FIREBASE_STORAGE_BUCKET,
    help: 'bucket of people’s files, the same as the site’s `VITE_FIREBASE_STORAGE_BUCKET` | as above | The API would not start',
  },
  PLAN_PRICES: {
    turnsOn: 'billing',
    check: rules.checkPrices,
    help: 'Stripe’s price of each plan and interval: `solo.month=price_…,solo.year=price_…` and so on; `off`: no plan can be bought | Stripe, Product catalogue | The API would start with `billing: false` in `/api/health`',
    example: PRICES,
    local: PRICES,
  },
  CHECKOUT_TAX: {
    check: rules.checkWord('on', 'off'),
    help: '`on`: Stripe calculates the tax at the checkout | your decision, once Stripe Tax is set up | The checkout asks for no address and adds no tax',
    example: 'on',
  },
  ZENDESK_MESSAGING_KEY_ID: {
    turnsOn: 'messaging',
    help: 'id of the key that signs the chat’s tokens; `off`: no chat | Zendesk Admin Center, Messaging, Authentication | The API would start with `messaging: false` in `/api/health`',
    example: 'app_1',
    local: 'app_local',
  },
  HELP_CENTER_ORIGINS: {
    ...SITE.HELP_CENTER_ORIGINS,
    check: rules.checkOrigins,
    help: 'addresses of the help center, the same as the site’s; `off`: no help center | as above | The API would start with `helpCenter: false` in `/api/health`',
  },
  CANNY_ORIGINS: {
    ...SITE.CANNY_ORIGINS,
    turnsOn: 'feedback',
    check: rules.checkOrigins,
    help: 'addresses of the feedback board, the same as the site’s; `off`: no feedback board | as above | The API would start with `feedback: false` in `/api/health`',
  },
  FIRST_PARTY_TARGETS: {
    check: rules.checkEach(rules.checkTarget),
    help: 'addresses that receive a token without the person’s consent | your own services, listed exactly | Everyone is asked for consent',
    example: 'https://ai.acme.eu',
    local: '',
  },
  MACHINE_HOST_URL: {
    turnsOn: 'machines',
    check: rules.checkOrigin,
    help: 'address of the machine host; `off`: operators set up each machine by hand | your machine host | The API would start, and each order would wait for an operator',
    example: 'https://machines.acme.eu',
    local: ({ machineHost }) => toLoopback(machineHost),
  },
  MACHINE_DOMAIN: {
    neededFor: 'machines',
    check: rules.checkForm(
      /^(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/,
      'is not a domain in small letters, such as machines.example.org',
    ),
    help: 'the domain whose names are the servers’ addresses; required with a machine host | your machine host, or your decision | By hand: an address of another customer’s server is refused only once a server is there; until then, the person is asked for consent to it',
    example: 'machines.acme.eu',
    local: 'localhost',
  },
  MACHINE_OPERATORS: {
    check: (value) => (readEmail(value).email === null ? 'is not an e-mail address' : null),
    help: 'e-mail address that orders for operators go to | your decision | Orders are only in the log',
    example: 'machines@acme.eu',
  },
  MACHINE_HOURS: {
    check: (value) =>
      readWorkingHours(value) === null
        ? 'is not a time of the week, such as Mon-Fri 09:00-17:00 Europe/Berlin'
        : null,
    help: 'when operators look at orders, where servers are set up by hand: days, hours and, unless it is Berlin’s, the time zone | your decision | Counts as `Mon-Fri 09:00-17:00 Europe/Berlin`: people who order at night read when someone will look at their order',
    example: 'Mon-Sat 08:00-18:00 Europe/Berlin',
  },
  MAIL_FROM: {
    turnsOn: 'mail',
    check: (value) =>
      readSender(value) === null ? 'is not a sender, such as Acme <mail@acme.eu>' : null,
    help: 'name and address that our e-mails come from; `off`: they wait | your decision, at a domain that your mail provider has verified | The API would start with `mail: false` in `/api/health`: e-mails would wait, and servers would stay when their plan has ended, because their owner was not told',
    example: 'Acme <mail@acme.eu>',
    local: 'Alcove <mail@alcove.test>',
  },
  STAFF_MAIL: {
    partOf: 'mail',
    check: (value) =>
      readStaff(value) === null
        ? 'is not an address, with those for subjects after it, such as team@acme.eu,security=security@acme.eu'
        : null,
    help: `who reads what people send us: one address for everything, and others for ${STAFF_SUBJECTS.join(', ')} | your decision | The API would not start`,
    example: 'team@acme.eu,security=security@acme.eu',
    local: 'team@alcove.test,security=security@alcove.test',
  },
  MAIL_PER_MINUTE: {
    check: rules.checkForm(/^[1-9]\d{0,3}$/, 'is not a number from 1 to 9999'),
    help: 'how many e-mails your mail provider takes in a minute | your mail provider’s limits | Counts as 60',
    example: '300',
    local: '9999',
  },
  STRIPE_API_BASE: {
    // The live key is sent there.
    check: (value, mode) =>
      rules.checkOrigin(value, mode) ??
      (mode === 'development' || new URL(value).host === 'api.stripe.com' ? null : 'is not Stripe'),
    local: ({ stripe }) => toLoopback(stripe),
  },
  PLAN_CLOCK_URL: {
    // Anyone who sets the time by which plans live could erase every machine.
    check: (value, mode) => {
      if (mode !== 'development') return 'is for development only';
      return readUrl(value) === null ? 'is not an address' : null;
    },
    local: ({ machineHost }) => `${toLoopback(machineHost)}/__control/clock`,
  },
  // `npm test` sets it; `time-limit.ts` reads it.
  TIME_LIMIT_FACTOR: {
    check: (value, mode) =>
      mode === 'development'
        ? rules.checkForm(/^[1-6]$/, 'is not a whole number from 1 to 6')(value)
        : 'is for development only',
  },
} as const satisfies Rows<Setting>;

/** In Secret Manager. */
export const SECRETS = {
  STRIPE_SECRET_KEY: {
    partOf: 'billing',
    isKey: true,
    begins: { staging: 'sk_test_', live: 'sk_live_' },
    // A test key where people pay would give plans away; a live key anywhere else would charge real cards.
    check: (value, mode) => {
      const kind = mode === 'live' ? 'live' : 'test';
      return rules.checkForm(RegExp(`^[sr]k_${kind}_[\\w-]{16,}$`), `is not a ${kind} key`)(value);
    },
    help: 'the API key; a restricted one will do | Stripe, Developers, API keys',
  },
  STRIPE_WEBHOOK_SECRET: {
    partOf: 'billing',
    begins: { staging: 'whsec_', live: 'whsec_' },
    check: (value) =>
      value.startsWith('whsec_') ? rules.checkSecret(value) : 'does not begin with whsec_',
    help: 'signs Stripe’s webhooks; begins with `whsec_` | Stripe, Developers, Webhooks, the endpoint',
  },
  ZENDESK_MESSAGING_SECRET: {
    partOf: 'messaging',
    check: rules.checkSecret,
    help: 'signs the chat’s tokens | Zendesk Admin Center, Messaging, Authentication',
  },
  ZENDESK_SSO_SECRET: {
    partOf: 'helpCenter',
    check: rules.checkSecret,
    help: 'signs people in at the help center | Zendesk Admin Center, Security, Single sign-on, JWT',
  },
  CANNY_SSO_SECRET: {
    partOf: 'feedback',
    check: rules.checkSecret,
    help: 'signs people in at the feedback board | Canny, Settings, Single sign-on',
  },
  MACHINE_HOST_KEY: {
    partOf: 'machines',
    isKey: true,
    check: rules.checkForm(/^[\x21-\x7e]{16,}$/, 'is not a key of 16 characters or more'),
    help: 'our key at the machine host | your machine host',
  },
  MACHINE_HOST_SECRET: {
    partOf: 'machines',
    begins: { staging: 'whsec_', live: 'whsec_' },
    check: rules.checkWebhookSecret,
    help: 'signs the machine host’s events, in the form of Standard Webhooks: `whsec_` and 24 to 64 random bytes in base64 | your machine host',
  },
  SMTP_URL: {
    partOf: 'mail',
    isKey: true,
    begins: { staging: SMTP_FORM, live: SMTP_FORM },
    check: checkSmtp,
    help: 'your mail provider’s SMTP server with user and password: `smtps://<user>:<password>@<server>`, both written as in a web address, so `@` is `%40` | Mailgun, the domain, SMTP credentials',
  },
  MAIL_LINK_SECRET: {
    partOf: 'mail',
    check: rules.checkSecret,
    help: 'signs the links in our e-mails | 32 random bytes: `openssl rand -hex 32`',
  },
  MAIL_EVENTS_SECRET: {
    partOf: 'mail',
    check: rules.checkForm(/^[\x21-\x7e]{16,}$/, 'is not a key of 16 characters or more'),
    help: 'signs your mail provider’s reports of e-mails that came back | Mailgun, Settings, API security: the HTTP webhook signing key',
  },
} as const satisfies Rows<Secret>;

/** Stand-ins listen there; Node may take `localhost` for an address of IPv6. */
function toLoopback(address: string): string {
  return address.replace('localhost', '127.0.0.1');
}

export type Feature = 'billing' | 'messaging' | 'helpCenter' | 'feedback' | 'machines' | 'mail';

export type Rows<Row> = Readonly<Record<string, Row>>;

/** May be left out unless it is required, turns a feature on or belongs to one. */
export type Setting = {
  isRequired?: true;
  /** A feature is on if this is set. It may also say `off`. */
  turnsOn?: Feature;
  partOf?: Feature;
  /** It is read in any case, and required where this feature is on. */
  neededFor?: Feature;
  /** Shown to prove who we are. Any other secret signs, is shared and never sent. */
  isKey?: true;
  check?: rules.Check;
  /** The row of the guide: what it is | where it comes from | what is seen without it, beside a refusal. Missing: for a local start. */
  help?: string;
  /** In a complete deployment, such as the one of the tests and of the bench. */
  example?: string;
  /** In a local start. Empty: not set. Missing: as the shell has it. */
  local?: string | ((at: Local) => string);
};

export type Secret = Setting & {
  partOf: Feature;
  begins?: Record<'staging' | 'live', string>;
};

/** The project, and the origin of each part. */
type Local = Record<
  'project' | 'site' | 'vite' | 'stripe' | 'zendesk' | 'canny' | 'machineHost',
  string
>;
