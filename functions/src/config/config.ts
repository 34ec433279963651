import { createSecretKey, type KeyObject } from 'node:crypto';
import { readEmail } from '../contract/email.ts';
import { forbiddenOrigins } from '../contract/forbidden-origins.ts';
import { parsePattern } from '../contract/target-check.ts';
import { OFFICE_HOURS, readWorkingHours } from '../foundation/working-hours.ts';
import { featuresOn, isOn } from './feature-settings.ts';
import { readSender, readStaff, USUAL_PER_MINUTE, type StaffSubject } from './mail-settings.ts';
import { listOf, planPricesIn, type Mode } from './setting-checks.ts';
import { API, SECRETS, type Feature, type Rows, type Setting } from './settings.ts';

/** A reason not to start. The message names settings and never a value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings once, at start. What each is held to is in their table.
 * @throws {ConfigError} listing every fault, one per line
 */
export function parseConfig(env: NodeJS.ProcessEnv) {
  const mode = modeOf(env);
  const faults = [
    ...platformFaults(env, mode),
    ...Object.keys(SETTINGS).flatMap((name) => say(name, faultOf(name, env, mode))),
    ...twinFaults(env),
  ];
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));

  const read = (name: Name) => valueOf(name, env);
  const features = featuresOn(env);
  const has = (feature: Feature) => features.includes(feature);
  const urlIn = (name: Name) => (read(name) === '' ? null : new URL(read(name)));
  const [canonical = '', ...otherOrigins] = listOf(read('SITE_ORIGINS'));
  /** Exact; the first is the canonical one. */
  const siteOrigins: readonly [string, ...string[]] = [canonical, ...otherOrigins];
  return {
    isDevelopment: mode === 'development',
    /** What it is deployed to; null in the emulator. */
    project: mode === 'development' ? null : (env.GCLOUD_PROJECT ?? null),
    siteOrigins,
    firstPartyTargets: listOf(read('FIRST_PARTY_TARGETS')).map(parsePattern),
    /** Origins that never receive a custom token. */
    forbiddenTargets: forbiddenOrigins({
      siteOrigins,
      helpCenterOrigins: listOf(read('HELP_CENTER_ORIGINS')),
      boardOrigins: listOf(read('CANNY_ORIGINS')),
      projectId: env.GCLOUD_PROJECT ?? '',
      authDomain: read('AUTH_DOMAIN'),
    }),
    /** The name of the bucket that people's files are in. */
    storageBucket: read('STORAGE_BUCKET'),
    billing: has('billing')
      ? {
          secretKey: read('STRIPE_SECRET_KEY'),
          webhookSecret: read('STRIPE_WEBHOOK_SECRET'),
          prices: planPricesIn(read('PLAN_PRICES')),
          /** Whether the checkout asks for address and tax number, and Stripe works out the tax. */
          worksOutTax: read('CHECKOUT_TAX') === 'on',
          /** Where Stripe's API is; null for Stripe's own address. */
          apiBase: urlIn('STRIPE_API_BASE'),
        }
      : null,
    messaging: has('messaging')
      ? {
          keyId: read('ZENDESK_MESSAGING_KEY_ID'),
          key: keyOf(read('ZENDESK_MESSAGING_SECRET')),
        }
      : null,
    helpCenter: has('helpCenter') ? { key: keyOf(read('ZENDESK_SSO_SECRET')) } : null,
    feedback: has('feedback') ? { key: keyOf(read('CANNY_SSO_SECRET')) } : null,
    /** The service that makes our machines. Null where operators make them by hand. */
    machines: has('machines')
      ? {
          url: new URL(read('MACHINE_HOST_URL')),
          key: read('MACHINE_HOST_KEY'),
          secret: read('MACHINE_HOST_SECRET'),
        }
      : null,
    /** How e-mails are sent. Null where none are. */
    mail: has('mail')
      ? {
          from: readSender(read('MAIL_FROM')) ?? { name: '', address: '' },
          smtp: new URL(read('SMTP_URL')),
          linkKey: keyOf(read('MAIL_LINK_SECRET')),
          eventsSecret: read('MAIL_EVENTS_SECRET'),
          staff: readStaff(read('STAFF_MAIL')) ?? new Map<StaffSubject | '', string>(),
          perMinute: Number(read('MAIL_PER_MINUTE') || USUAL_PER_MINUTE),
        }
      : null,
    /** The domain whose names are the addresses of our machines; null if they have none in common. */
    machineDomain: read('MACHINE_DOMAIN') || null,
    /** Where operators are told of what they have to do; null if it is only logged. */
    machineOperators: readEmail(read('MACHINE_OPERATORS')).email,
    /** When operators are at work. */
    machineHours: readWorkingHours(read('MACHINE_HOURS')) ?? OFFICE_HOURS,
    /** Where the time is told by which plans and machines live, in development; null for the time of day. */
    planClock: urlIn('PLAN_CLOCK_URL'),
  };
}

const SETTINGS: Rows<Setting> = { ...API, ...SECRETS };

/** Where emulators answer. The libraries of Google follow them, also in the cloud. */
const EMULATOR_SETTINGS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_DATABASE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
  'PUBSUB_EMULATOR_HOST',
  'FIREBASE_EMULATOR_HUB',
];

/** Empty where it is not set or its feature is off. A secret counts even then: nothing should bind it. */
function valueOf(name: string, env: NodeJS.ProcessEnv): string {
  const value = env[name] ?? '';
  const { turnsOn, partOf } = SETTINGS[name] ?? {};
  const isOff = partOf && name in API && !featuresOn(env).includes(partOf);
  return isOff || (turnsOn && !isOn(value)) ? '' : value;
}

/** The emulator trusts unsigned tokens, so it takes more than one variable to be in it. */
function modeOf(env: NodeJS.ProcessEnv): Mode {
  if (env.FUNCTIONS_EMULATOR === 'true' && emulatorFaults(env).length === 0) return 'development';
  return env.DEPLOYMENT === 'staging' ? 'staging' : 'live';
}

function emulatorFaults({
  FUNCTIONS_EMULATOR: emulator,
  GCLOUD_PROJECT: project,
  K_CONFIGURATION: cloudRun,
}: NodeJS.ProcessEnv): string[] {
  if (!emulator) return [];
  if (cloudRun) return ['FUNCTIONS_EMULATOR: is set in the cloud'];
  // A project of this name reaches nothing that is real.
  return project?.startsWith('demo-')
    ? []
    : ['FUNCTIONS_EMULATOR: is set, but GCLOUD_PROJECT does not begin with demo-'];
}

function platformFaults(env: NodeJS.ProcessEnv, mode: Mode): string[] {
  const faults = emulatorFaults(env);
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    faults.push('NODE_TLS_REJECT_UNAUTHORIZED: switches the check of certificates off');
  }
  if (mode === 'development') return faults;
  const emulated = EMULATOR_SETTINGS.filter((name) => env[name]);
  return [...faults, ...emulated.map((name) => `${name}: is set in production`)];
}

function faultOf(name: string, env: NodeJS.ProcessEnv, mode: Mode) {
  const { isRequired, turnsOn, partOf = turnsOn, neededFor, check } = SETTINGS[name] ?? {};
  const value = valueOf(name, env);
  if (value !== '') return check?.(value, mode);
  if (isRequired) return 'is not set';
  if (neededFor !== undefined && featuresOn(env).includes(neededFor)) {
    return `is not set, but ${neededFor} is on`;
  }
  const isHalf = Object.entries(SETTINGS).some(
    ([other, row]) =>
      partOf && (row.partOf ?? row.turnsOn) === partOf && valueOf(other, env) !== '',
  );
  return isHalf && `is not set, but ${partOf} is half configured`;
}

/** No secret that signs is used twice or shown, as keys are. */
function twinFaults(env: NodeJS.ProcessEnv): string[] {
  const keys = Object.keys(SECRETS).filter((name) => SETTINGS[name]?.isKey);
  const signing = Object.keys(SECRETS).filter((name) => !SETTINGS[name]?.isKey);
  const twinOf = (name: string, others: string[]) => {
    const value = valueOf(name, env);
    const twin = others.find((other) => value !== '' && valueOf(other, env) === value);
    return say(name, twin && `is the same as ${twin}`);
  };
  return [
    ...signing.flatMap((name, index) => twinOf(name, [...keys, ...signing.slice(0, index)])),
    // An id is public: every token carries it.
    ...twinOf('ZENDESK_MESSAGING_KEY_ID', signing),
  ];
}

function say(name: string, fault: string | false | null | undefined): string[] {
  return fault ? [`${name}: ${fault}`] : [];
}

/** Zendesk and Canny use their secrets as plain text, not as base64. */
function keyOf(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret, 'utf8'));
}

type Name = keyof typeof API | keyof typeof SECRETS;

export type Config = ReturnType<typeof parseConfig>;
export type BillingConfig = NonNullable<Config['billing']>;
export type MailConfig = NonNullable<Config['mail']>;
export type MachineHostConfig = NonNullable<Config['machines']>;

/** One of our prices, as `PLAN_PRICES` names it. */
export type PlanPrice = BillingConfig['prices'][number];
