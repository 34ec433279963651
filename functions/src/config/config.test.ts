import { describe, expect, it } from 'vitest';
import { PLAN_INTERVALS, PLAN_SLUGS } from '../contract/plans.ts';
import { ConfigError, parseConfig } from './config.ts';

const SECRETS = {
  STRIPE_WEBHOOK_SECRET: 'whsec_9fK2mQ7xLp0VbR4tYw8sZc3nHd6jGa1u',
  ZENDESK_MESSAGING_SECRET: 'Vb7nKq2Xw9Lm4Rt6Yp1Zs8Dc3Fg5Hj0Ae',
  ZENDESK_SSO_SECRET: 'Qm3Wx8Ev5Rb1Tn7Yk9Uz2Io4Pa6Sd0Flg',
  CANNY_SSO_SECRET: 'Jh4Gf7Ds2Ap9Oi6Uy1Tr8Ew3Qz5Xc0Vbn',
  MACHINE_HOST_SECRET: 'whsec_Lp5Ty2Wq8Nb3Kx7Vz0Rm6Hc9Jd4Gs1Fa',
  MAIL_LINK_SECRET: 'Xc6Vt9Bz2Nq5Mw8Kr1Lp4Jh7Gf0Ds3Aeu',
};

const PRICES = PLAN_SLUGS.flatMap((plan) =>
  PLAN_INTERVALS.map((interval) => `${plan}.${interval}=price_${plan}_${interval}`),
);

/** What no API starts without. */
const LEAST = {
  SITE_ORIGINS: 'https://alcove.example',
  STORAGE_BUCKET: 'alcove-live.firebasestorage.app',
};

const LIVE = {
  ...SECRETS,
  ...LEAST,
  GCLOUD_PROJECT: 'alcove-live',
  SITE_ORIGINS: 'https://alcove.example,https://www.alcove.example',
  STRIPE_SECRET_KEY: 'sk_live_abcdefghijklmnop',
  PLAN_PRICES: PRICES.join(','),
  ZENDESK_MESSAGING_KEY_ID: 'app_1',
  HELP_CENTER_ORIGINS: 'https://alcove.zendesk.com',
  CANNY_ORIGINS: 'https://alcove.canny.io',
  MACHINE_HOST_URL: 'https://machines.alcove.example',
  MACHINE_HOST_KEY: 'Ze7Rk2Mw9Qx4Vt1Bn8Lc',
  MACHINE_DOMAIN: 'servers.alcove.example',
  FIRST_PARTY_TARGETS: 'https://ai.alcove.example,https://ai.alcove.example:8443',
  MAIL_FROM: 'Alcove <mail@alcove.example>',
  STAFF_MAIL: 'team@alcove.example,security=security@alcove.example',
  SMTP_URL: 'smtps://postmaster%40alcove.example:s3cr%2Ft@smtp.eu.mailgun.org',
  MAIL_EVENTS_SECRET: 'b1946ac92492d2347c6235b4d2611184',
};

/** The refusal's words, and proof that no setting's value is among them. */
function refusal(change: Record<string, string | undefined>, base: object = LIVE): string {
  const env = { ...base, ...change };
  try {
    parseConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { message } = error;
    const isTold = (value: string | undefined) =>
      value && value.length > 6 && message.includes(value);
    return Object.values(env).some(isTold) ? 'a value is told' : message;
  }
  return 'accepted';
}

const UNSAFE: readonly (readonly [
  what: string,
  change: Record<string, string | undefined>,
  setting: string,
])[] = [
  ['no site', { SITE_ORIGINS: undefined }, 'SITE_ORIGINS'],
  ['no bucket', { STORAGE_BUCKET: undefined }, 'STORAGE_BUCKET'],
  ['the address of a bucket', { STORAGE_BUCKET: 'gs://alcove' }, 'STORAGE_BUCKET'],
  ['an http site', { SITE_ORIGINS: 'http://alcove.example' }, 'SITE_ORIGINS'],
  ['a site with a path', { SITE_ORIGINS: 'https://alcove.example/' }, 'SITE_ORIGINS'],
  ['a site that is any', { SITE_ORIGINS: '*' }, 'SITE_ORIGINS'],
  ['an http help center', { HELP_CENTER_ORIGINS: 'http://a.example' }, 'HELP_CENTER_ORIGINS'],
  ['an http board', { CANNY_ORIGINS: 'http://a.example' }, 'CANNY_ORIGINS'],
  [
    'an http first-party target',
    { FIRST_PARTY_TARGETS: 'http://ai.example.com' },
    'FIRST_PARTY_TARGETS',
  ],
  ['any subdomain as a site', { SITE_ORIGINS: 'https://*.alcove.example' }, 'SITE_ORIGINS'],
  ['any help center', { HELP_CENTER_ORIGINS: 'https://*.zendesk.com' }, 'HELP_CENTER_ORIGINS'],
  ['any board', { CANNY_ORIGINS: 'https://*.canny.io' }, 'CANNY_ORIGINS'],
  ...['co.uk', 'web.app', 'vercel.app', 'a.run.app', 'servers.alcove.example'].map(
    (host) =>
      [
        `any subdomain of ${host} as a target`,
        { FIRST_PARTY_TARGETS: `https://ai.alcove.example,https://*.${host}` },
        'FIRST_PARTY_TARGETS',
      ] as const,
  ),
  ['localhost as a target', { FIRST_PARTY_TARGETS: 'http://localhost:*' }, 'FIRST_PARTY_TARGETS'],
  ['a bare wildcard', { FIRST_PARTY_TARGETS: 'https://*' }, 'FIRST_PARTY_TARGETS'],
  [
    'a wildcard under a top-level domain',
    { FIRST_PARTY_TARGETS: 'https://*.com' },
    'FIRST_PARTY_TARGETS',
  ],
  ['a Stripe test key', { STRIPE_SECRET_KEY: 'sk_test_abcdefghijklmnop' }, 'STRIPE_SECRET_KEY'],
  [
    'a restricted Stripe test key',
    { STRIPE_SECRET_KEY: 'rk_test_abcdefghijklmnop' },
    'STRIPE_SECRET_KEY',
  ],
  ['a live key that is only its beginning', { STRIPE_SECRET_KEY: 'sk_live_' }, 'STRIPE_SECRET_KEY'],
  ['what is no Stripe key', { STRIPE_SECRET_KEY: 'not-a-key-at-all-1234567' }, 'STRIPE_SECRET_KEY'],
  [
    'a live key in staging',
    { DEPLOYMENT: 'staging', STRIPE_SECRET_KEY: LIVE.STRIPE_SECRET_KEY },
    'STRIPE_SECRET_KEY',
  ],
  ['a deployment of another name', { DEPLOYMENT: 'production' }, 'DEPLOYMENT'],
  ['another Stripe', { STRIPE_API_BASE: 'https://stripe.evil.example' }, 'STRIPE_API_BASE'],
  [
    'another host of Stripe',
    { STRIPE_API_BASE: 'https://api.stripe.com.evil.example' },
    'STRIPE_API_BASE',
  ],
  [
    'a webhook secret that is none',
    { STRIPE_WEBHOOK_SECRET: 'x9K2mQ7xLp0VbR4tYw8sZc3nHd6jGa1uE' },
    'STRIPE_WEBHOOK_SECRET',
  ],
  [
    'a public key id that is the secret',
    { ZENDESK_MESSAGING_KEY_ID: SECRETS.ZENDESK_MESSAGING_SECRET },
    'ZENDESK_MESSAGING_KEY_ID',
  ],
  [
    'certificates that are not checked',
    { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    'NODE_TLS_REJECT_UNAUTHORIZED',
  ],
  ['the emulator beside a live project', { FUNCTIONS_EMULATOR: 'true' }, 'FUNCTIONS_EMULATOR'],
  [
    'the emulator beside no project',
    { FUNCTIONS_EMULATOR: 'true', GCLOUD_PROJECT: undefined },
    'FUNCTIONS_EMULATOR',
  ],
  [
    'the emulator in the cloud',
    { FUNCTIONS_EMULATOR: 'true', GCLOUD_PROJECT: 'demo-alcove', K_CONFIGURATION: 'api' },
    'FUNCTIONS_EMULATOR',
  ],
  ...(
    [
      'FIREBASE_DATABASE_EMULATOR_HOST',
      'FIREBASE_STORAGE_EMULATOR_HOST',
      'STORAGE_EMULATOR_HOST',
      'PUBSUB_EMULATOR_HOST',
    ] as const
  ).map((name) => [`the setting ${name}`, { [name]: '127.0.0.1:9199' }, name] as const),
  ['another Stripe over http', { STRIPE_API_BASE: 'http://127.0.0.1:12111' }, 'STRIPE_API_BASE'],
  [
    'the Auth emulator',
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    'FIREBASE_AUTH_EMULATOR_HOST',
  ],
  [
    'the Firestore emulator',
    { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
    'FIRESTORE_EMULATOR_HOST',
  ],
  ['an emulator hub', { FIREBASE_EMULATOR_HUB: '127.0.0.1:4400' }, 'FIREBASE_EMULATOR_HUB'],
  [
    'billing without a webhook secret',
    { STRIPE_WEBHOOK_SECRET: undefined },
    'STRIPE_WEBHOOK_SECRET',
  ],
  ['billing without prices', { PLAN_PRICES: undefined }, 'PLAN_PRICES'],
  [
    'messaging without its secret',
    { ZENDESK_MESSAGING_SECRET: undefined },
    'ZENDESK_MESSAGING_SECRET',
  ],
  [
    'messaging without its key id',
    { ZENDESK_MESSAGING_KEY_ID: undefined },
    'ZENDESK_MESSAGING_KEY_ID',
  ],
  ['a help center without its secret', { ZENDESK_SSO_SECRET: undefined }, 'ZENDESK_SSO_SECRET'],
  ['a board without its secret', { CANNY_SSO_SECRET: undefined }, 'CANNY_SSO_SECRET'],
  ['a switch for tax that must be on or off', { CHECKOUT_TAX: 'yes' }, 'CHECKOUT_TAX'],
  ['an http machine host', { MACHINE_HOST_URL: 'http://m.example' }, 'MACHINE_HOST_URL'],
  ['a machine host with a path', { MACHINE_HOST_URL: 'https://m.example/v1' }, 'MACHINE_HOST_URL'],
  ['a machine host without its address', { MACHINE_HOST_URL: undefined }, 'MACHINE_HOST_URL'],
  ['a machine host without its key', { MACHINE_HOST_KEY: undefined }, 'MACHINE_HOST_KEY'],
  [
    'a machine host without the domain of machines',
    { MACHINE_DOMAIN: undefined },
    'MACHINE_DOMAIN',
  ],
  ['a machine host without its secret', { MACHINE_HOST_SECRET: undefined }, 'MACHINE_HOST_SECRET'],
  ['a short key of a machine host', { MACHINE_HOST_KEY: 'Ze7Rk2Mw9Qx4Vt1' }, 'MACHINE_HOST_KEY'],
  [
    'a key of a machine host over two lines',
    { MACHINE_HOST_KEY: 'Ze7Rk2Mw9Qx4Vt1\nBn8Lc6Hd' },
    'MACHINE_HOST_KEY',
  ],
  [
    'a secret of the machine host in another form',
    { MACHINE_HOST_SECRET: SECRETS.MACHINE_HOST_SECRET.replace('whsec_', '') },
    'MACHINE_HOST_SECRET',
  ],
  [
    'a secret of the machine host that is short',
    { MACHINE_HOST_SECRET: 'whsec_Lp5Ty2Wq8Nb3Kx7Vz0Rm6Hc9Jd4=' },
    'MACHINE_HOST_SECRET',
  ],
  [
    'a secret of the machine host that is no base64',
    { MACHINE_HOST_SECRET: 'whsec_Lp5Ty2Wq8Nb3Kx7Vz0Rm6Hc9Jd4Gs-Fa' },
    'MACHINE_HOST_SECRET',
  ],
  [
    'a secret of the machine host that is its key',
    { MACHINE_HOST_KEY: SECRETS.MACHINE_HOST_SECRET },
    'MACHINE_HOST_SECRET',
  ],
  [
    'a domain of machines that is an address',
    { MACHINE_DOMAIN: 'https://m.example' },
    'MACHINE_DOMAIN',
  ],
  ['a domain of machines that all others are below', { MACHINE_DOMAIN: 'com' }, 'MACHINE_DOMAIN'],
  ['a domain of machines in capitals', { MACHINE_DOMAIN: 'M.Example' }, 'MACHINE_DOMAIN'],
  ['a domain of machines with a dot before it', { MACHINE_DOMAIN: '.m.example' }, 'MACHINE_DOMAIN'],
  ['hours without a time', { MACHINE_HOURS: 'always' }, 'MACHINE_HOURS'],
  ['hours of no zone', { MACHINE_HOURS: 'Mon 09:00-17:00 Moon' }, 'MACHINE_HOURS'],
  ['a sender without an address', { MAIL_FROM: 'Alcove' }, 'MAIL_FROM'],
  ['a sender in front of another', { MAIL_FROM: 'a@a.eu <mail@alcove.example>' }, 'MAIL_FROM'],
  ['a sender over two lines', { MAIL_FROM: 'Alcove\nBcc: <a@alcove.example>' }, 'MAIL_FROM'],
  ['mail without a sender', { MAIL_FROM: undefined }, 'MAIL_FROM'],
  ['mail without staff', { STAFF_MAIL: undefined }, 'STAFF_MAIL'],
  ['staff for a subject alone', { STAFF_MAIL: 'security=s@alcove.example' }, 'STAFF_MAIL'],
  [
    'staff for a subject that there is not',
    { STAFF_MAIL: 'team@alcove.example,sales=s@alcove.example' },
    'STAFF_MAIL',
  ],
  [
    'two addresses for one subject',
    { STAFF_MAIL: 'team@alcove.example,call=a@alcove.example,call=b@alcove.example' },
    'STAFF_MAIL',
  ],
  ['two addresses for everything', { STAFF_MAIL: 'a@a.example,b@b.example' }, 'STAFF_MAIL'],
  ['no e-mails in a minute', { MAIL_PER_MINUTE: '0' }, 'MAIL_PER_MINUTE'],
  ['a number of e-mails in words', { MAIL_PER_MINUTE: 'sixty' }, 'MAIL_PER_MINUTE'],
  ['mail without a server', { SMTP_URL: undefined }, 'SMTP_URL'],
  ['the name of a mail server alone', { SMTP_URL: 'smtp.eu.mailgun.org' }, 'SMTP_URL'],
  ['an https address as a mail server', { SMTP_URL: 'https://smtp.eu.mailgun.org' }, 'SMTP_URL'],
  [
    'a password of the mail server with a bare %',
    { SMTP_URL: 'smtps://a:100%sure@smtp.eu.mailgun.org' },
    'SMTP_URL',
  ],
  ['mail without a secret for its links', { MAIL_LINK_SECRET: undefined }, 'MAIL_LINK_SECRET'],
  ['mail without a secret for events', { MAIL_EVENTS_SECRET: undefined }, 'MAIL_EVENTS_SECRET'],
  ['a short secret for events', { MAIL_EVENTS_SECRET: 'b1946ac92492d23' }, 'MAIL_EVENTS_SECRET'],
  [
    'a secret for events that signs links',
    { MAIL_EVENTS_SECRET: SECRETS.MAIL_LINK_SECRET },
    'MAIL_EVENTS_SECRET',
  ],
  ['operators without an address', { MACHINE_OPERATORS: 'the operators' }, 'MACHINE_OPERATORS'],
  [
    'a clock that plans live by',
    { PLAN_CLOCK_URL: 'https://clock.alcove.example' },
    'PLAN_CLOCK_URL',
  ],
  ['time limits that are stretched', { TIME_LIMIT_FACTOR: '2' }, 'TIME_LIMIT_FACTOR'],
  ['five prices', { PLAN_PRICES: PRICES.slice(1).join(',') }, 'PLAN_PRICES'],
  [
    'a price twice',
    { PLAN_PRICES: PRICES.join(',').replace('price_solo_year', 'price_solo_month') },
    'PLAN_PRICES',
  ],
  [
    'an unknown plan',
    { PLAN_PRICES: [...PRICES, 'palace.month=price_palace'].join(',') },
    'PLAN_PRICES',
  ],
  [
    'what is no price',
    { PLAN_PRICES: PRICES.join(',').replace('=price_solo_month', '=prod_1') },
    'PLAN_PRICES',
  ],
];

describe('parseConfig in production', () => {
  // R-API-01
  it('takes complete settings and forbids all our origins and those of our services as targets', () => {
    const config = parseConfig(LIVE);
    expect(config.siteOrigins).toEqual(['https://alcove.example', 'https://www.alcove.example']);
    expect(config.isDevelopment).toBe(false);
    expect(config.billing?.prices).toHaveLength(6);
    expect(config.forbiddenTargets).toEqual([
      'https://alcove.example',
      'https://www.alcove.example',
      'https://alcove.zendesk.com',
      'https://alcove.canny.io',
      'https://canny.io',
      'https://alcove-live.firebaseapp.com',
      'https://alcove-live.web.app',
    ]);
  });

  // R-API-01
  it('turns features off when none of their settings is set, and empty counts as unset', () => {
    const config = parseConfig({ ...LEAST, CANNY_SSO_SECRET: '' });
    expect(config).toMatchObject({
      billing: null,
      messaging: null,
      helpCenter: null,
      feedback: null,
      machines: null,
      machineOperators: null,
      mail: null,
      planClock: null,
    });
  });

  // R-MAI-06
  it('reads who sends e-mails, through which server, and who reads what people send us', () => {
    const { mail } = parseConfig(LIVE);
    expect(mail?.from).toEqual({ name: 'Alcove', address: 'mail@alcove.example' });
    expect(mail?.smtp.hostname).toBe('smtp.eu.mailgun.org');
    expect([...(mail?.staff ?? [])]).toEqual([
      ['', 'team@alcove.example'],
      ['security', 'security@alcove.example'],
    ]);
    expect(mail?.perMinute).toBe(60);
    const other = parseConfig({ ...LIVE, MAIL_FROM: 'a@a.example', MAIL_PER_MINUTE: '300' });
    expect(other.mail).toMatchObject({
      from: { name: '', address: 'a@a.example' },
      perMinute: 300,
    });
  });

  // R-LIV-06
  it('turns features off whose public settings say so', () => {
    const off = {
      PLAN_PRICES: 'off',
      ZENDESK_MESSAGING_KEY_ID: 'off',
      HELP_CENTER_ORIGINS: 'off',
      CANNY_ORIGINS: 'off',
      MACHINE_HOST_URL: 'off',
      MAIL_FROM: 'off',
    };
    const STAFF_MAIL = 'team@alcove.example';
    expect(parseConfig({ ...LEAST, ...off, STAFF_MAIL })).toEqual(parseConfig(LEAST));
  });

  // R-LIV-06
  it('refuses a secret of a feature that is off', () => {
    expect(refusal({ CANNY_ORIGINS: 'off' })).toContain('CANNY_ORIGINS: is not set, but');
  });

  // R-REL-09, R-LIV-04
  it.each(UNSAFE)('refuses %s by name', (_what, change, setting) => {
    expect(refusal(change)).toMatch(new RegExp(`^${setting}: `, 'm'));
  });

  // R-API-01
  it.each(Object.keys(SECRETS))(
    'refuses %s when it is short, a placeholder or another one’s',
    (name) => {
      const [twin = ''] = Object.entries(SECRETS)
        .filter(([other]) => other !== name)
        .map(([, value]) => value);
      for (const value of [
        'x9K2mQ7xLp0VbR4tYw8sZc3nHd6jGa1',
        'change-me-change-me-change-me-change-me',
        'your-secret-9fK2mQ7xLp0VbR4tYw8sZc3nHd6',
        '<paste the shared secret of the account here>',
        'a'.repeat(64),
        '0123'.repeat(16),
        ' 9fK2mQ7xLp0VbR4tYw8sZc3nHd6jGa1u',
        twin,
      ]) {
        expect([value, refusal({ [name]: value })]).not.toEqual([value, 'accepted']);
        expect(refusal({ [name]: value })).toContain('SECRET: ');
      }
    },
  );

  // R-REL-09, R-LIV-04
  it('takes test keys in staging, and Stripe’s own address', () => {
    const staging = { DEPLOYMENT: 'staging', STRIPE_SECRET_KEY: 'sk_test_abcdefghijklmnop' };
    expect(refusal(staging)).toBe('accepted');
    expect(refusal({ STRIPE_API_BASE: 'https://api.stripe.com' })).toBe('accepted');
  });

  // R-API-01
  it('names every fault at once', () => {
    const words = refusal({ SITE_ORIGINS: 'x', STRIPE_SECRET_KEY: 'sk_test_1', PLAN_PRICES: 'y' });
    expect(words.split('\n').map((line) => line.split(':')[0])).toEqual([
      'SITE_ORIGINS',
      'PLAN_PRICES',
      'STRIPE_SECRET_KEY',
    ]);
  });
});

describe('parseConfig in development', () => {
  const LOCAL = {
    ...LIVE,
    FUNCTIONS_EMULATOR: 'true',
    GCLOUD_PROJECT: 'demo-alcove',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    SITE_ORIGINS: 'http://localhost:5000,http://localhost:5173',
    STRIPE_SECRET_KEY: 'sk_test_abcdefghijklmnop',
    STRIPE_API_BASE: 'http://127.0.0.1:12111',
    FIRST_PARTY_TARGETS: 'http://localhost:*',
    MACHINE_HOST_URL: 'http://127.0.0.1:12115',
    PLAN_CLOCK_URL: 'http://127.0.0.1:12111/__control/clock',
  };

  // R-API-01
  it('takes emulators, test keys and localhost', () => {
    const config = parseConfig(LOCAL);
    expect(config.isDevelopment).toBe(true);
    expect(config.billing?.apiBase?.origin).toBe('http://127.0.0.1:12111');
    expect(config.machines?.url.origin).toBe('http://127.0.0.1:12115');
    expect(config.planClock?.href).toBe(LOCAL.PLAN_CLOCK_URL);
  });

  // R-REL-09
  it('stretches time limits by up to six times', () => {
    expect(parseConfig({ ...LOCAL, TIME_LIMIT_FACTOR: '6' }).isDevelopment).toBe(true);
    const words = 'TIME_LIMIT_FACTOR: is not a whole number from 1 to 6';
    expect(refusal({ TIME_LIMIT_FACTOR: '7' }, LOCAL)).toBe(words);
  });

  // R-REL-09
  it('refuses a live key, which would charge real cards', () => {
    const change = { STRIPE_SECRET_KEY: LIVE.STRIPE_SECRET_KEY };
    expect(refusal(change, LOCAL)).toBe('STRIPE_SECRET_KEY: is not a test key');
  });

  // R-REL-09
  it('takes a wildcard over a host, which no live project may have', () => {
    const change = { FIRST_PARTY_TARGETS: 'https://*.servers.example.com' };
    expect(refusal(change, LOCAL)).toBe('accepted');
  });

  // R-API-01
  it('is as strict with secrets and wildcards', () => {
    expect(refusal({ CANNY_SSO_SECRET: 'secret' }, LOCAL)).toContain('CANNY_SSO_SECRET');
    expect(refusal({ FIRST_PARTY_TARGETS: 'https://*' }, LOCAL)).toContain('FIRST_PARTY_TARGETS');
    expect(refusal({ FIRST_PARTY_TARGETS: 'http://ai.example' }, LOCAL)).toContain('FIRST_PARTY');
  });
});
