// Where the deployed product runs and which hosts its pages talk to, whatever the deployment. What differs from one to the
// next comes from its settings: site-settings.ts.

export const REGION = 'europe-west1';

/** Hosts that the pages of a deployed site may reach, by use. Those of the chat are in chat-hosts.ts. */
export const LIVE_HOSTS = {
  identity: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
  ],
};
