import { either, examine, lacks } from './finding.ts';
import type { Google } from './google.ts';

/** What the pages ask for as well. */
const MIN_PASSWORD_LENGTH = 8;

/** The part that we judge of a project's configuration, which leaves out what is off. */
type Config = {
  authorizedDomains?: string[];
  signIn?: { email?: { enabled?: boolean } };
  client?: { permissions?: { disabledUserSignup?: boolean; disabledUserDeletion?: boolean } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string;
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[];
  };
  notification?: {
    sendEmail?: { method?: string; callbackUri?: string; dnsInfo?: { useCustomDomain?: boolean } };
  };
};

/**
 * Nothing is configured before anyone has opened Authentication in the console.
 * https://docs.cloud.google.com/identity-platform/docs/reference/rest/v2/projects/getConfig
 * @param sites the origins of the site, the one in e-mails first
 */
export function examineIdentity({ project, readKnown }: Google, sites: readonly string[]) {
  const [site = 'https://<site>'] = sites;
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;
  const reading: Promise<Config | null> = readKnown(url);
  return [
    examine('E-mail sign-in', '6. Sign-in', reading, {
      fix: 'Turn on Email/Password, and let people create accounts.',
      judge: (config) => {
        if (config === null) return [false, 'Authentication is not set up'];
        if (config.signIn?.email?.enabled !== true) return [false, 'off'];
        const isClosed = config.client?.permissions?.disabledUserSignup === true;
        return either(!isClosed, 'on', 'on, but sign-up is closed');
      },
    }),
    examine('Authorised domains', '5. Site address', reading, {
      fix: 'Add each host of SITE_ORIGINS. Until then no e-mail about an account can be sent.',
      judge: (config) => {
        const known = config?.authorizedDomains ?? [];
        const hosts = sites.map((origin) => new URL(origin).hostname);
        const missing = hosts.filter((host) => !known.includes(host));
        if (hosts.length === 0) return [false, 'SITE_ORIGINS names none'];
        return lacks(missing, hosts.join(', '), 'without');
      },
    }),
    examine('E-mail enumeration', '6. Sign-in', reading, {
      fix: 'Turn on e-mail enumeration protection.',
      judge: (config) => either(config?.emailPrivacyConfig?.enableImprovedEmailPrivacy === true),
    }),
    examine('Password policy', '6. Sign-in', reading, {
      fix: `Require ${MIN_PASSWORD_LENGTH} characters or more, and enforce it.`,
      judge: (config) => {
        const policy = config?.passwordPolicyConfig;
        if (policy?.passwordPolicyEnforcementState !== 'ENFORCE') return [false, 'not enforced'];
        const [version] = policy.passwordPolicyVersions ?? [];
        const length = version?.customStrengthOptions?.minPasswordLength ?? 0;
        return [length >= MIN_PASSWORD_LENGTH, `${length} characters or more`];
      },
    }),
    examine('Deletion by clients', '6. Sign-in', reading, {
      fix: 'Stop clients from deleting accounts with the PATCH in the guide.',
      judge: (config) =>
        either(config?.client?.permissions?.disabledUserDeletion === true, 'stopped', 'possible'),
    }),
    examine('Action URL', '7. Sign-in e-mails', reading, {
      fix: `Set the action URL of the templates to ${site}/auth/action.`,
      judge: (config) => {
        const action = config?.notification?.sendEmail?.callbackUri;
        return [action === `${site}/auth/action`, action ?? 'not set'];
      },
    }),
    examine('Mail sender', '7. Sign-in e-mails', reading, {
      isOptional: true,
      fix: 'Send from your own domain; e-mails of noreply@<project>.firebaseapp.com often count as spam.',
      judge: (config) => {
        const { method, dnsInfo } = config?.notification?.sendEmail ?? {};
        if (method === 'CUSTOM_SMTP') return [true, 'your mail server'];
        return either(dnsInfo?.useCustomDomain === true, 'your domain', 'firebaseapp.com');
      },
    }),
  ];
}
