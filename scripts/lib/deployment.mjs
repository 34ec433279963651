// Where the deployed product runs and which hosts its pages talk to, whatever the deployment. What differs from one to the
// next comes from its settings: site-settings.mjs.

export const REGION = 'europe-west1';

/**
 * Hosts that the pages of a deployed site may reach, by use.
 * Zendesk's are those its messaging widget names for a Content-Security-Policy.
 */
export const LIVE_HOSTS = {
  identity: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ],
  widgetScript: ['https://static.zdassets.com', 'https://ekr.zdassets.com'],
  widgetConnect: [
    'https://static.zdassets.com',
    'https://ekr.zdassets.com',
    'https://*.zendesk.com',
    'https://api.smooch.io',
    'wss://*.zendesk.com',
    'wss://api.smooch.io',
  ],
  widgetImage: ['https://static.zdassets.com', 'https://*.zendesk.com', 'https://media.smooch.io'],
};
