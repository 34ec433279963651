// Where the live product runs and which hosts it talks to. Everything here is public; secrets are in Secret Manager.

export const REGION = 'europe-west1';

/** Build-time settings of the web app for the live deployment. */
export const LIVE_WEB = {
  VITE_FIREBASE_PROJECT_ID: 'alcove-live',
  VITE_FIREBASE_API_KEY: process.env.VITE_FIREBASE_API_KEY ?? '',
  VITE_FIREBASE_AUTH_DOMAIN: 'alcove-live.firebaseapp.com',
  VITE_SITE_ORIGIN: 'https://alcove.example',
  VITE_ZENDESK_SNIPPET_URL: `https://static.zdassets.com/ekr/snippet.js?key=${process.env.ZENDESK_MESSAGING_KEY ?? ''}`,
  VITE_HELP_CENTER_ORIGINS: 'https://alcove.zendesk.com',
  VITE_HELP_CENTER_ACCESS_URL: 'https://alcove.zendesk.com/access/jwt',
  VITE_HELP_CENTER_HOME: 'https://alcove.zendesk.com/hc/en-us',
  VITE_CANNY_SSO_URL: 'https://canny.io/api/redirects/sso',
  VITE_CANNY_COMPANY_ID: process.env.CANNY_COMPANY_ID ?? '',
  VITE_CANNY_ORIGINS: 'https://alcove.canny.io,https://canny.io',
  VITE_ALLOW_LOCALHOST_TARGETS: 'false',
};

/** Hosts that the pages of the live site may reach, by use. Those of the chat are in chat-hosts.mjs. */
export const LIVE_HOSTS = {
  identity: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ],
  helpCenter: ['https://alcove.zendesk.com'],
};
