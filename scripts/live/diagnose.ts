import { examineAccounts } from './accounts.ts';
import type { Caller } from './ask.ts';
import { examineBackups, examineDatabase, examineExpiry, type Expiring } from './database.ts';
import type { Finding } from './finding.ts';
import { createGoogle } from './google.ts';
import { examineIdentity } from './identity.ts';
import { examineSecret, examineServices } from './project.ts';
import { examineSettings, type DeploymentSettings } from './settings.ts';
import { examineSite } from './site.ts';
import { examineStripe, type StripeReads } from './stripe.ts';

type Parts = Caller & {
  /** Makes an access token of the person who asks. */
  token: () => Promise<string>;
  /** Null without a key. */
  stripe: StripeReads | null;
  project: string;
  /** Null where they are not written. */
  settings: DeploymentSettings | null;
  expiring: Expiring;
};

/** What every purchase needs, where the settings do not say what else there is. */
const LEAST_SECRETS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

/** Reads everything at once. What one service refuses hides nothing of another's. */
export async function diagnose(parts: Parts): Promise<Finding[]> {
  const { stripe, settings, expiring, ...caller } = parts;
  const { sites = [], mode = 'live', features = [], secrets = LEAST_SECRETS } = settings ?? {};
  const [site] = sites;
  const google = createGoogle(caller);
  const found = await Promise.all([
    examineSettings(settings),
    examineDatabase(google),
    examineServices(google),
    examineAccounts(google),
    examineIdentity(google, sites),
    ...secrets.map((name) => examineSecret(google, name)),
    examineStripe(stripe, { site, mode }),
    examineSite(caller, site, features),
    examineExpiry(google, expiring),
    examineBackups(google),
  ]);
  return found.flat();
}
