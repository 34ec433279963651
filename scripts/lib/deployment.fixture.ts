import { PLAN_INTERVALS, PLAN_SLUGS } from '../../functions/src/contract/plans.ts';

/** A deployment that has every setting, in the order of the tables in docs/deploy.md. */
export type Settings = Record<string, string>;

export const PROJECT = 'acme-staging';
export const SITE: Settings = {
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_API_KEY: 'k'.repeat(39),
  VITE_FIREBASE_AUTH_DOMAIN: 'auth.acme.eu',
  VITE_SITE_ORIGIN: 'https://www.acme.eu',
  ZENDESK_MESSAGING_KEY: '3f1c2a90-0000-4000-8000-000000000000',
  HELP_CENTER_ORIGINS: 'https://acme.zendesk.com',
  CANNY_COMPANY_ID: '5f1c2a90',
  CANNY_ORIGINS: 'https://ideas.acme.eu',
  HSTS: 'preload',
};
export const API: Settings = {
  SITE_ORIGINS: 'https://www.acme.eu',
  DEPLOYMENT: 'staging',
  AUTH_DOMAIN: 'auth.acme.eu',
  PLAN_PRICES: PLAN_SLUGS.flatMap((plan) =>
    PLAN_INTERVALS.map((interval) => `${plan}.${interval}=price_${plan}_${interval}`),
  ).join(),
  CHECKOUT_TAX: 'on',
  ZENDESK_MESSAGING_KEY_ID: 'app_1',
  HELP_CENTER_ORIGINS: 'https://acme.zendesk.com',
  CANNY_ORIGINS: 'https://ideas.acme.eu',
  FIRST_PARTY_TARGETS: 'https://ai.acme.eu',
  MACHINE_HOST_URL: 'https://machines.acme.eu',
  MACHINE_DOMAIN: 'machines.acme.eu',
  MACHINE_OPERATORS: 'machines@acme.eu',
};
export const SECRETS: Settings = {
  STRIPE_SECRET_KEY: 'sk_test_abcdefghijklmnop',
  STRIPE_WEBHOOK_SECRET: 'whsec_9fK2mQ7xLp0VbR4tYw8sZc3nHd6jGa1u',
  ZENDESK_MESSAGING_SECRET: 'Vb7nKq2Xw9Lm4Rt6Yp1Zs8Dc3Fg5Hj0Ae',
  ZENDESK_SSO_SECRET: 'Qm3Wx8Ev5Rb1Tn7Yk9Uz2Io4Pa6Sd0Flg',
  CANNY_SSO_SECRET: 'Jh4Gf7Ds2Ap9Oi6Uy1Tr8Ew3Qz5Xc0Vbn',
  MACHINE_HOST_KEY: 'Ze7Rk2Mw9Qx4Vt1Bn8Lc',
  MACHINE_HOST_SECRET: 'Lp5Ty2Wq8Nb3Kx7Vz0Rm6Hc9Jd4Gs1Fae',
};
