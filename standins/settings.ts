import { planPricesIn } from '../functions/src/config/setting-checks.ts';
import { payersOf, productsOf } from './seed-payers.ts';

/** What each stand-in is started with. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads what the launcher sets for the stand-ins.
 * @throws {Error} naming a setting that is missing, never a value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const required = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`the setting ${name} is missing`);
    return value;
  };
  const port = (name: string, fallback: number) => Number(env[name] ?? fallback);
  const siteOrigin = env['SITE_ORIGIN'] ?? 'http://localhost:5000';
  const authEmulator = {
    projectId: env['FIREBASE_PROJECT_ID'] ?? 'demo-alcove',
    authEmulatorHost: env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099',
  };
  const planPrices = new Map(
    planPricesIn(required('PLAN_PRICES')).map(
      ({ slug, interval, priceId }) => [`${slug}.${interval}`, priceId] as const,
    ),
  );

  return {
    stripe: {
      port: port('STRIPE_PORT', 12111),
      secretKey: required('STRIPE_SECRET_KEY'),
      webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
      webhookUrl: env['STRIPE_WEBHOOK_URL'],
      products: productsOf(planPrices),
      customers: () => payersOf(planPrices),
    },
    zendesk: {
      port: port('ZENDESK_PORT', 12112),
      // Where its sign-in link leads.
      siteOrigin,
      // The key in the snippet's address.
      snippetKey: required('ZENDESK_MESSAGING_KEY'),
      messagingKeyId: required('ZENDESK_MESSAGING_KEY_ID'),
      messagingSecret: required('ZENDESK_MESSAGING_SECRET'),
      ssoSecret: required('ZENDESK_SSO_SECRET'),
    },
    canny: {
      port: port('CANNY_PORT', 12113),
      siteOrigin,
      companyId: 'alcove',
      ssoSecret: required('CANNY_SSO_SECRET'),
    },
    machineHost: {
      port: port('MACHINE_HOST_PORT', 12115),
      key: required('MACHINE_HOST_KEY'),
      secret: required('MACHINE_HOST_SECRET'),
      // Where events go; without it they are recorded only.
      eventsUrl: env['MACHINE_EVENTS_URL'],
      // At which all machines answer, each by its own host name.
      machinesPort: port('AI_SERVER_PORT', 12114),
    },
    mailbox: {
      port: port('MAILBOX_PORT', 12116),
      smtpPort: port('SMTP_PORT', 12117),
      siteOrigin,
      ...authEmulator,
      eventsUrl: env['MAIL_EVENTS_URL'],
      // Mailgun calls it the webhook signing key.
      eventsSecret: required('MAIL_EVENTS_SECRET'),
    },
    jobs: {
      // Who is due, what the machines' host has changed, and e-mails.
      often: [env['MACHINES_JOB_URL'], env['WATCH_JOB_URL'], env['MAIL_JOB_URL']],
      daily: env['RECONCILE_JOB_URL'],
    },
    aiServer: {
      port: port('AI_SERVER_PORT', 12114),
      siteOrigin,
      authEmulatorHost: authEmulator.authEmulatorHost,
    },
  };
}
