/** Addresses of a deployment, as its settings name them; empty where it has none. */
export type OwnAddresses = {
  siteOrigins: readonly string[];
  helpCenterOrigins: readonly string[];
  boardOrigins: readonly string[];
  projectId: string;
  /** Host of Firebase's sign-in helpers, where it is not the project's own. */
  authDomain: string;
};

/**
 * Origins that never receive a custom token: our own site, the help desk, the feedback board, the auth handler.
 * The web app and the API forbid this same list.
 */
export function forbiddenOrigins(own: OwnAddresses): readonly string[] {
  const authHosts = [
    own.projectId && `${own.projectId}.firebaseapp.com`,
    own.projectId && `${own.projectId}.web.app`,
    own.authDomain,
  ];
  const origins = [
    ...own.siteOrigins,
    ...own.helpCenterOrigins,
    ...own.boardOrigins,
    CANNY_ITSELF,
    ...authHosts.map((host) => host && `https://${host}`),
  ];
  return [...new Set(origins.filter((origin) => origin !== ''))];
}

/** The board's sign-in runs here whatever host the board itself has. */
const CANNY_ITSELF = 'https://canny.io';
