// The site that the bench measures: one with every feature, as `npm run build` makes it for a deployment.
import type { Deployment } from '../../scripts/lib/site-settings.ts';

/** Its settings, named as the web app reads them. */
export const BENCH_WEB = {
  VITE_FIREBASE_PROJECT_ID: 'alcove-bench',
  VITE_FIREBASE_API_KEY: 'none',
  VITE_FIREBASE_AUTH_DOMAIN: 'alcove-bench.firebaseapp.com',
  VITE_SITE_ORIGIN: 'https://alcove.example',
  VITE_ZENDESK_SNIPPET_URL: 'https://static.zdassets.com/ekr/snippet.js?key=alcove',
  VITE_HELP_CENTER_ORIGINS: 'https://alcove.zendesk.com',
  VITE_HELP_CENTER_ACCESS_URL: 'https://alcove.zendesk.com/access/jwt',
  VITE_HELP_CENTER_HOME: 'https://alcove.zendesk.com/hc/en-us',
  VITE_CANNY_SSO_URL: 'https://canny.io/api/redirects/sso',
  VITE_CANNY_COMPANY_ID: 'alcove',
  VITE_CANNY_ORIGINS: 'https://alcove.canny.io,https://canny.io',
  VITE_ALLOW_LOCALHOST_TARGETS: 'false',
};

/** What makes its headers as long as they get. */
export const BENCH_DEPLOYMENT: Deployment = {
  hasChat: true,
  helpCenter: ['https://alcove.zendesk.com'],
  hsts: 'preload',
};
