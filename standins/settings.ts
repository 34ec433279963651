import { fileURLToPath } from 'node:url';
import { payersOf, productsOf, type PlanPrices } from './seed-payers.ts';

const PEOPLE_FILE = fileURLToPath(new URL('../emulator-data/seed/people.json', import.meta.url));

/**
 * Reads what the launcher sets for the stand-ins.
 * @throws {Error} naming every setting that is missing, never a value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const missing: string[] = [];
  const required = (name: string): string => {
    const value = env[name];
    if (!value) missing.push(name);
    return value ?? '';
  };
  const port = (name: string, fallback: number) => parsePort(name, env[name] ?? String(fallback));

  const settings = {
    stripe: {
      port: port('STRIPE_PORT', 12111),
      secretKey: required('STRIPE_SECRET_KEY'),
      webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
      webhookUrl: env['STRIPE_WEBHOOK_URL'],
      accountName: 'Alcove',
      ...seedOf(parsePlanPrices(required('PLAN_PRICES'))),
    },
    zendesk: {
      port: port('ZENDESK_PORT', 12112),
      siteOrigin: env['SITE_ORIGIN'] ?? 'http://localhost:5000',
      snippetKey: required('ZENDESK_MESSAGING_KEY'),
      messagingKeyId: required('ZENDESK_MESSAGING_KEY_ID'),
      messagingSecret: required('ZENDESK_MESSAGING_SECRET'),
      ssoSecret: required('ZENDESK_SSO_SECRET'),
    },
    canny: {
      port: port('CANNY_PORT', 12113),
      siteOrigin: env['SITE_ORIGIN'] ?? 'http://localhost:5000',
      companyId: 'alcove',
      ssoSecret: required('CANNY_SSO_SECRET'),
    },
    machineHost: {
      port: port('MACHINE_HOST_PORT', 12115),
      key: required('MACHINE_HOST_KEY'),
      secret: required('MACHINE_HOST_SECRET'),
      eventsUrl: env['MACHINE_EVENTS_URL'],
      machinesPort: port('AI_SERVER_PORT', 12114),
      peopleFile: PEOPLE_FILE,
    },
    jobs: { machinesUrl: env['MACHINES_JOB_URL'], reconcileUrl: env['RECONCILE_JOB_URL'] },
    aiServer: {
      port: port('AI_SERVER_PORT', 12114),
      siteOrigin: env['SITE_ORIGIN'] ?? 'http://localhost:5000',
      projectId: env['FIREBASE_PROJECT_ID'] ?? 'demo-alcove',
      authEmulatorHost: env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099',
    },
  };
  if (missing.length > 0) throw new Error(`missing settings: ${missing.join(', ')}`);
  return settings;
}

function seedOf(planPrices: PlanPrices) {
  return {
    products: productsOf(planPrices),
    customers: () => payersOf(PEOPLE_FILE, planPrices),
  };
}

/** Reads `solo.month=price_…,solo.year=price_…`. */
export function parsePlanPrices(text: string): PlanPrices {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair): [string, string] => {
      const [plan, price] = pair.split('=').map((part) => part.trim());
      if (!plan || !price) throw new Error('PLAN_PRICES is not a list of plan.interval=price_id');
      return [plan, price];
    });
  return new Map(pairs);
}

function parsePort(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${name} is not a port`);
}
