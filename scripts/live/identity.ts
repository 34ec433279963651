import { either, examine, lacks } from './finding.ts';
import type { Google } from './google.ts';

/** The part that we judge of a project's configuration, which leaves out what is off. */
type Config = {
  authorizedDomains?: string[];
  client?: { permissions?: { disabledUserDeletion?: boolean } };
  notification?: { sendEmail?: { callbackUri?: string } };
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
  ];
}
