import { createSecretKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { forbiddenOrigins } from '../contract/forbidden-origins.ts';
import { PLAN_INTERVALS, PLAN_SLUGS, type PlanInterval, type PlanSlug } from '../contract/plans.ts';
import { readUrl } from '../contract/read-url.ts';
import { parsePattern, type TargetPattern } from '../contract/target-check.ts';
import { FEATURE_SETTINGS, HMAC_SECRETS, isOn, KEYS } from './feature-settings.ts';
import { secretFault } from './secret-fault.ts';

/** One of our prices, as `PLAN_PRICES` names it. */
export type PlanPrice = { slug: PlanSlug; interval: PlanInterval; priceId: string };

export type BillingConfig = {
  secretKey: string;
  webhookSecret: string;
  prices: readonly PlanPrice[];
  /** Whether the checkout asks for address and tax number, and Stripe works out the tax. */
  worksOutTax: boolean;
  /** Where Stripe's API is; null for Stripe's own address. */
  apiBase: URL | null;
};

/** The service that makes our machines. */
export type MachineHostConfig = { url: URL; key: string; secret: string };

export type Config = {
  isDevelopment: boolean;
  /** Exact origins of our site; the first is the canonical one. */
  siteOrigins: readonly [string, ...string[]];
  firstPartyTargets: readonly TargetPattern[];
  /** Origins that never receive a custom token. */
  forbiddenTargets: readonly string[];
  billing: BillingConfig | null;
  messaging: { keyId: string; key: KeyObject } | null;
  helpCenter: { key: KeyObject } | null;
  feedback: { key: KeyObject } | null;
  /** Null where operators make the machines by hand. */
  machines: MachineHostConfig | null;
  /** The domain whose names are the addresses of our machines; null if they have none in common. */
  machineDomain: string | null;
  /** Where operators are told of what they have to do; null if it is only logged. */
  machineOperators: string | null;
  /** Where the time is told by which plans and machines live, in development; null for the time of day. */
  planClock: URL | null;
};

/** A reason not to start. The message names settings and never a value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings once, at start.
 * @throws {ConfigError} listing every fault, one per line
 */
export function parseConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = Settings.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  }
  const settings = parsed.data;
  const faults = [...emulatorFaults(settings), ...everywhereFaults(settings)];
  const isDevelopment = isInEmulator(settings);
  const attempt = <T>(setting: string, read: () => T, otherwise: T): T => {
    try {
      return read();
    } catch (error) {
      faults.push(`${setting}: ${error instanceof ConfigError ? error.message : 'is not valid'}`);
      return otherwise;
    }
  };
  const origins = (setting: 'SITE_ORIGINS' | 'HELP_CENTER_ORIGINS' | 'CANNY_ORIGINS') =>
    attempt(
      setting,
      () => splitList(settings[setting]).map((o) => readOrigin(o, isDevelopment)),
      [],
    );

  const [canonical, ...otherOrigins] = origins('SITE_ORIGINS');
  if (canonical === undefined && !faults.length) faults.push('SITE_ORIGINS: is not set');
  const helpCenterOrigins = origins('HELP_CENTER_ORIGINS');
  const cannyOrigins = origins('CANNY_ORIGINS');
  const firstPartyTargets = attempt(
    'FIRST_PARTY_TARGETS',
    () => splitList(settings.FIRST_PARTY_TARGETS).map((t) => readPattern(t, isDevelopment)),
    [],
  );

  const features = {
    billing: hasFeature('billing', settings, faults),
    messaging: hasFeature('messaging', settings, faults),
    helpCenter: hasFeature('helpCenter', settings, faults),
    feedback: hasFeature('feedback', settings, faults),
    machines: hasFeature('machines', settings, faults),
  };

  faults.push(...secretFaults(settings));
  const prices = features.billing
    ? attempt('PLAN_PRICES', () => readPrices(settings.PLAN_PRICES ?? ''), [])
    : [];
  const worksOutTax = attempt('CHECKOUT_TAX', () => readSwitch(settings.CHECKOUT_TAX), false);
  const apiBase = attempt('STRIPE_API_BASE', () => readApiBase(settings, isDevelopment), null);
  const machines = features.machines
    ? attempt('MACHINE_HOST_URL', () => readMachineHost(settings, isDevelopment), null)
    : null;
  const planClock = attempt('PLAN_CLOCK_URL', () => readPlanClock(settings, isDevelopment), null);
  faults.push(...(isDevelopment ? keyFaults(settings, 'test') : productionFaults(settings, env)));
  if (canonical === undefined || faults.length > 0) throw new ConfigError(faults.join('\n'));

  return {
    isDevelopment,
    siteOrigins: [canonical, ...otherOrigins],
    firstPartyTargets,
    forbiddenTargets: forbiddenOrigins({
      siteOrigins: [canonical, ...otherOrigins],
      helpCenterOrigins,
      boardOrigins: cannyOrigins,
      projectId: settings.GCLOUD_PROJECT ?? '',
      authDomain: settings.AUTH_DOMAIN ?? '',
    }),
    billing: features.billing
      ? {
          secretKey: settings.STRIPE_SECRET_KEY ?? '',
          webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? '',
          prices,
          worksOutTax,
          apiBase,
        }
      : null,
    messaging: features.messaging
      ? {
          keyId: settings.ZENDESK_MESSAGING_KEY_ID ?? '',
          key: keyOf(settings.ZENDESK_MESSAGING_SECRET),
        }
      : null,
    helpCenter: features.helpCenter ? { key: keyOf(settings.ZENDESK_SSO_SECRET) } : null,
    feedback: features.feedback ? { key: keyOf(settings.CANNY_SSO_SECRET) } : null,
    machines,
    machineDomain: settings.MACHINE_DOMAIN ?? null,
    machineOperators: settings.MACHINE_OPERATORS ?? null,
    planClock,
  };
}

type Feature = keyof typeof FEATURE_SETTINGS;

const EMULATOR_SETTINGS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_DATABASE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
  'PUBSUB_EMULATOR_HOST',
  'FIREBASE_EMULATOR_HUB',
] as const;

/** An empty variable counts as unset: shells and `.env` files cannot distinguish the two. */
const setting = z
  .string()
  .optional()
  .transform((text) => (text === '' ? undefined : text));

/** `off` says on purpose what leaving it out does as well. */
const featureSetting = z
  .string()
  .optional()
  .transform((text) => (isOn(text) ? text : undefined));

const Settings = z.object({
  FUNCTIONS_EMULATOR: setting,
  K_CONFIGURATION: setting,
  GCLOUD_PROJECT: setting,
  DEPLOYMENT: setting,
  NODE_TLS_REJECT_UNAUTHORIZED: setting,
  AUTH_DOMAIN: setting,
  SITE_ORIGINS: setting,
  FIRST_PARTY_TARGETS: setting,
  STRIPE_SECRET_KEY: setting,
  STRIPE_WEBHOOK_SECRET: setting,
  STRIPE_API_BASE: setting,
  PLAN_PRICES: featureSetting,
  CHECKOUT_TAX: setting,
  ZENDESK_MESSAGING_KEY_ID: featureSetting,
  ZENDESK_MESSAGING_SECRET: setting,
  ZENDESK_SSO_SECRET: setting,
  HELP_CENTER_ORIGINS: featureSetting,
  CANNY_SSO_SECRET: setting,
  CANNY_ORIGINS: featureSetting,
  MACHINE_HOST_URL: featureSetting,
  MACHINE_HOST_KEY: setting,
  MACHINE_HOST_SECRET: setting,
  MACHINE_DOMAIN: setting,
  MACHINE_OPERATORS: setting,
  PLAN_CLOCK_URL: setting,
});
type Settings = z.infer<typeof Settings>;

/** Whether all of a feature's settings are there. Where some are, the others are faults. */
function hasFeature(feature: Feature, settings: Settings, faults: string[]): boolean {
  const names = FEATURE_SETTINGS[feature];
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    faults.push(...missing.map((name) => `${name}: is not set, but ${feature} is half configured`));
  }
  return missing.length === 0;
}

function secretFaults(settings: Settings): string[] {
  const faults: string[] = [];
  for (const [index, name] of HMAC_SECRETS.entries()) {
    const value = settings[name];
    if (value === undefined) continue;
    const fault = secretFault(value);
    if (fault !== null) faults.push(`${name}: ${fault}`);
    const before = [...KEYS, ...HMAC_SECRETS.slice(0, index)] as const;
    const twin = before.find((other) => settings[other] === value);
    if (twin !== undefined) faults.push(`${name}: is the same as ${twin}`);
  }
  return faults;
}

/** The emulator trusts unsigned tokens, so it takes more than one variable to be in it. */
function isInEmulator(settings: Settings): boolean {
  return settings.FUNCTIONS_EMULATOR === 'true' && emulatorFaults(settings).length === 0;
}

function emulatorFaults({
  FUNCTIONS_EMULATOR: emulator,
  GCLOUD_PROJECT: project,
  K_CONFIGURATION: cloudRun,
}: Settings): string[] {
  if (emulator === undefined) return [];
  if (cloudRun !== undefined) return ['FUNCTIONS_EMULATOR: is set in the cloud'];
  // A project of this name reaches nothing that is real.
  return project?.startsWith('demo-')
    ? []
    : ['FUNCTIONS_EMULATOR: is set, but GCLOUD_PROJECT does not begin with demo-'];
}

function everywhereFaults(settings: Settings): string[] {
  const faults: string[] = [];
  if (settings.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    faults.push('NODE_TLS_REJECT_UNAUTHORIZED: switches the check of certificates off');
  }
  const webhookSecret = settings.STRIPE_WEBHOOK_SECRET;
  if (webhookSecret !== undefined && !webhookSecret.startsWith('whsec_')) {
    faults.push('STRIPE_WEBHOOK_SECRET: does not begin with whsec_');
  }
  const {
    MACHINE_HOST_KEY: hostKey,
    MACHINE_DOMAIN: domain,
    MACHINE_OPERATORS: operators,
  } = settings;
  if (hostKey !== undefined && !/^[\x21-\x7e]{16,}$/.test(hostKey)) {
    faults.push('MACHINE_HOST_KEY: is not a key of 16 characters or more');
  }
  if (domain !== undefined && !/^(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/.test(domain)) {
    faults.push('MACHINE_DOMAIN: is not a domain in small letters, such as machines.example.org');
  }
  if (operators !== undefined && !z.email().safeParse(operators).success) {
    faults.push('MACHINE_OPERATORS: is not an e-mail address');
  }
  const keyId = settings.ZENDESK_MESSAGING_KEY_ID;
  // An id is public: every token carries it.
  const secret = HMAC_SECRETS.find((name) => keyId !== undefined && settings[name] === keyId);
  if (secret !== undefined) faults.push(`ZENDESK_MESSAGING_KEY_ID: is the same as ${secret}`);
  return faults;
}

function productionFaults(settings: Settings, env: NodeJS.ProcessEnv): string[] {
  const faults = EMULATOR_SETTINGS.filter((name) => env[name]).map(
    (name) => `${name}: is set in production`,
  );
  const deployment = settings.DEPLOYMENT ?? 'live';
  if (deployment !== 'live' && deployment !== 'staging') {
    return [...faults, 'DEPLOYMENT: must be live or staging'];
  }
  return [...faults, ...keyFaults(settings, deployment === 'live' ? 'live' : 'test')];
}

/** A test key where people pay would give plans away; a live key anywhere else would charge real cards. */
function keyFaults({ STRIPE_SECRET_KEY: key }: Settings, mode: 'live' | 'test'): string[] {
  if (key === undefined || new RegExp(`^[sr]k_${mode}_[\\w-]{16,}$`).test(key)) return [];
  return [`STRIPE_SECRET_KEY: is not a ${mode} key`];
}

function splitList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function readOrigin(text: string, isDevelopment: boolean): string {
  const url = readUrl(text);
  // A host may hold an asterisk as far as URLs are concerned.
  if (url === null || url.origin !== text || text.includes('*')) {
    throw new ConfigError('holds an entry that is not an exact origin');
  }
  if (url.protocol !== 'https:' && !(isDevelopment && url.protocol === 'http:')) {
    throw new ConfigError('holds an origin that is not https');
  }
  return url.origin;
}

function readPattern(text: string, isDevelopment: boolean): TargetPattern {
  let pattern: TargetPattern;
  try {
    pattern = parsePattern(text);
  } catch {
    throw new ConfigError(
      'holds an entry that is not a target pattern (https, an exact host or *. before a host of two labels or more)',
    );
  }
  if (pattern.scheme === 'http' && !isDevelopment) {
    throw new ConfigError('holds an origin that is not https');
  }
  // Anyone who gets their own host below it, at a hosting service or as our customer, would receive everyone's token.
  if (pattern.anyLabel && !isDevelopment) {
    throw new ConfigError('holds a wildcard, which is for development only');
  }
  return pattern;
}

function readPrices(text: string): PlanPrice[] {
  const entries = new Map(
    splitList(text).map((entry) => {
      const [key = '', priceId = ''] = entry.split('=');
      return [key, priceId];
    }),
  );
  const prices = PLAN_SLUGS.flatMap((slug) =>
    PLAN_INTERVALS.map((interval) => {
      const priceId = entries.get(`${slug}.${interval}`) ?? '';
      if (!/^price_\w+$/.test(priceId))
        throw new ConfigError(`lacks a price for ${slug}.${interval}`);
      return { slug, interval, priceId };
    }),
  );
  if (new Set(prices.map(({ priceId }) => priceId)).size !== prices.length) {
    throw new ConfigError('names one price twice');
  }
  if (entries.size !== prices.length) throw new ConfigError('names a plan that does not exist');
  return prices;
}

function readSwitch(text: string | undefined): boolean {
  if (text === undefined || text === 'off') return false;
  if (text === 'on') return true;
  throw new ConfigError('must be on or off');
}

function readApiBase(settings: Settings, isDevelopment: boolean): URL | null {
  if (settings.STRIPE_API_BASE === undefined) return null;
  const base = new URL(readOrigin(settings.STRIPE_API_BASE, isDevelopment));
  // The live key is sent there.
  if (!isDevelopment && base.host !== 'api.stripe.com') throw new ConfigError('is not Stripe');
  return base;
}

function readMachineHost(settings: Settings, isDevelopment: boolean): MachineHostConfig {
  return {
    url: new URL(readOrigin(settings.MACHINE_HOST_URL ?? '', isDevelopment)),
    key: settings.MACHINE_HOST_KEY ?? '',
    secret: settings.MACHINE_HOST_SECRET ?? '',
  };
}

/** Anyone who sets the time by which plans live could erase every machine. */
function readPlanClock({ PLAN_CLOCK_URL: address }: Settings, isDevelopment: boolean): URL | null {
  if (address === undefined) return null;
  if (!isDevelopment) throw new ConfigError('is for development only');
  const url = readUrl(address);
  if (url === null) throw new ConfigError('is not an address');
  return url;
}

/** Zendesk and Canny use their secrets as plain text, not as base64. */
function keyOf(secret: string | undefined): KeyObject {
  return createSecretKey(Buffer.from(secret ?? '', 'utf8'));
}
