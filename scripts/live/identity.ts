import { z } from 'zod';
import type { Check } from './finding.ts';
import type { Google } from './google.ts';

/** What the pages ask for as well. */
const MIN_PASSWORD_LENGTH = 8;

/** The part that we judge of a project's configuration, which leaves out what is off. */
const Config = z.object({
  authorizedDomains: z.array(z.string()).default([]),
  signIn: z
    .object({ email: z.object({ enabled: z.boolean().default(false) }).optional() })
    .optional(),
  client: z
    .object({
      permissions: z
        .object({
          disabledUserSignup: z.boolean().default(false),
          disabledUserDeletion: z.boolean().default(false),
        })
        .optional(),
    })
    .optional(),
  emailPrivacyConfig: z
    .object({ enableImprovedEmailPrivacy: z.boolean().default(false) })
    .optional(),
  passwordPolicyConfig: z
    .object({
      passwordPolicyEnforcementState: z.string().default('OFF'),
      passwordPolicyVersions: z
        .array(
          z.object({
            customStrengthOptions: z
              .object({ minPasswordLength: z.number().optional() })
              .optional(),
          }),
        )
        .default([]),
    })
    .optional(),
  notification: z
    .object({
      sendEmail: z
        .object({
          method: z.string().default('DEFAULT'),
          callbackUri: z.string().optional(),
          dnsInfo: z.object({ useCustomDomain: z.boolean().default(false) }).optional(),
        })
        .optional(),
    })
    .optional(),
});

/** Null before anyone has opened Authentication in the console. */
export type IdentityConfig = z.infer<typeof Config> | null;

/** https://docs.cloud.google.com/identity-platform/docs/reference/rest/v2/projects/getConfig */
export function readIdentity(google: Google): Promise<IdentityConfig> {
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${google.project}/config`;
  return google.readKnown(Config, url);
}

/** @param sites the origins of the site, the one in e-mails first */
export function identityChecks(sites: readonly string[]): Check<IdentityConfig>[] {
  const [site = 'https://<site>'] = sites;
  return [
    {
      name: 'E-mail sign-in',
      step: 'signIn',
      isRequired: true,
      fix: 'Turn on Email/Password, and let people create accounts.',
      judge: (config) => {
        if (config === null) return { isOk: false, found: 'Authentication is not set up' };
        const isOpen = config.client?.permissions?.disabledUserSignup !== true;
        const isOn = config.signIn?.email?.enabled === true;
        const found = isOn ? `on${isOpen ? '' : ', but sign-up is closed'}` : 'off';
        return { isOk: isOn && isOpen, found };
      },
    },
    {
      name: 'Authorised domains',
      step: 'domain',
      isRequired: true,
      fix: 'Add each host of SITE_ORIGINS. Until then no e-mail about an account can be sent.',
      judge: (config) => {
        const known = config?.authorizedDomains ?? [];
        const hosts = sites.map((origin) => new URL(origin).hostname);
        const missing = hosts.filter((host) => !known.includes(host));
        if (hosts.length === 0) return { isOk: false, found: 'SITE_ORIGINS names none' };
        return missing.length === 0
          ? { isOk: true, found: hosts.join(', ') }
          : { isOk: false, found: `without ${missing.join(', ')}` };
      },
    },
    {
      name: 'E-mail enumeration',
      step: 'signIn',
      isRequired: true,
      fix: 'Turn on e-mail enumeration protection.',
      judge: (config) => onOrOff(config?.emailPrivacyConfig?.enableImprovedEmailPrivacy === true),
    },
    {
      name: 'Password policy',
      step: 'signIn',
      isRequired: true,
      fix: `Require ${MIN_PASSWORD_LENGTH} characters or more, and enforce it.`,
      judge: (config) => {
        const policy = config?.passwordPolicyConfig;
        const [version] = policy?.passwordPolicyVersions ?? [];
        const length = version?.customStrengthOptions?.minPasswordLength ?? 0;
        const isEnforced = policy?.passwordPolicyEnforcementState === 'ENFORCE';
        const found = isEnforced ? `${length} characters or more` : 'not enforced';
        return { isOk: isEnforced && length >= MIN_PASSWORD_LENGTH, found };
      },
    },
    {
      name: 'Deletion by clients',
      step: 'signIn',
      isRequired: true,
      fix: 'Stop clients from deleting accounts with the PATCH in the guide.',
      judge: (config) => {
        const isStopped = config?.client?.permissions?.disabledUserDeletion === true;
        return { isOk: isStopped, found: isStopped ? 'stopped' : 'possible' };
      },
    },
    {
      name: 'Action URL',
      step: 'signInMail',
      isRequired: true,
      fix: `Set the action URL of the templates to ${site}/auth/action.`,
      judge: (config) => {
        const url = config?.notification?.sendEmail?.callbackUri;
        return { isOk: url === `${site}/auth/action`, found: url ?? 'not set' };
      },
    },
    {
      name: 'Mail sender',
      step: 'signInMail',
      isRequired: false,
      fix: 'Send from your own domain; e-mails of noreply@<project>.firebaseapp.com often count as spam.',
      judge: (config) => {
        const sendEmail = config?.notification?.sendEmail;
        if (sendEmail?.method === 'CUSTOM_SMTP') return { isOk: true, found: 'your mail server' };
        const isOwn = sendEmail?.dnsInfo?.useCustomDomain === true;
        return { isOk: isOwn, found: isOwn ? 'your domain' : 'firebaseapp.com' };
      },
    },
  ];
}

function onOrOff(isOk: boolean): { isOk: boolean; found: string } {
  return { isOk, found: isOk ? 'on' : 'off' };
}
