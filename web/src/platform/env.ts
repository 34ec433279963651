/** The build's settings, read once. A missing setting turns its feature off; the feature itself says so. */
export const env = readEnv(import.meta.env);

export function readEnv(source: Record<string, unknown>) {
  const text = (name: string) => {
    const value = source[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const list = (name: string) =>
    text(name)
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return {
    firebase: {
      projectId: text('VITE_FIREBASE_PROJECT_ID'),
      apiKey: text('VITE_FIREBASE_API_KEY'),
      authDomain: text('VITE_FIREBASE_AUTH_DOMAIN'),
      storageBucket: text('VITE_FIREBASE_STORAGE_BUCKET'),
    },
    /** Of people's files: its name, without a scheme. */
    storageBucket: text('VITE_FIREBASE_STORAGE_BUCKET'),
    /** Empty in production. */
    authEmulatorUrl: text('VITE_AUTH_EMULATOR_URL'),
    /** `host:port`; empty in production. */
    firestoreEmulatorHost: text('VITE_FIRESTORE_EMULATOR_HOST'),
    /** `host:port`; empty in production. */
    storageEmulatorHost: text('VITE_STORAGE_EMULATOR_HOST'),
    siteOrigin: text('VITE_SITE_ORIGIN'),
    /** Complete, with its `?key=`. */
    zendeskSnippetUrl: text('VITE_ZENDESK_SNIPPET_URL'),
    helpCenterOrigins: list('VITE_HELP_CENTER_ORIGINS'),
    helpCenterAccessUrl: text('VITE_HELP_CENTER_ACCESS_URL'),
    helpCenterHome: text('VITE_HELP_CENTER_HOME'),
    cannySsoUrl: text('VITE_CANNY_SSO_URL'),
    cannyCompanyId: text('VITE_CANNY_COMPANY_ID'),
    cannyOrigins: list('VITE_CANNY_ORIGINS'),
    /** True in development only: hand-offs may go to `http://localhost`. */
    allowLocalhostTargets: text('VITE_ALLOW_LOCALHOST_TARGETS') === 'true',
  } as const;
}

export type Env = ReturnType<typeof readEnv>;
