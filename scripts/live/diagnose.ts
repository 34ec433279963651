import { ACCOUNT_CHECKS, readAccounts } from './accounts.ts';
import {
  BACKUP_CHECKS,
  DATABASE_CHECKS,
  readBackups,
  readDatabase,
  readTtl,
  ttlChecks,
} from './database.ts';
import { examine, UnreadError, type Finding } from './finding.ts';
import { createGoogle } from './google.ts';
import { identityChecks, readIdentity } from './identity.ts';
import { readSecret, secretChecks } from './secrets.ts';
import { readServices, SERVICE_CHECKS } from './services.ts';
import { SETTINGS_CHECKS, type DeploymentSettings } from './settings.ts';
import {
  headerChecks,
  healthChecks,
  HEALTH_PATH,
  MISSING_ASSET_CHECKS,
  MISSING_ASSET_PATH,
  PAGES,
  PLANS_CHECKS,
  PLANS_PATH,
  readPage,
  SECURITY_FILE_CHECKS,
  SECURITY_FILE_PATH,
} from './site.ts';
import {
  portalChecks,
  readPortal,
  readWebhooks,
  STRIPE_KEY_REMEDY,
  webhookChecks,
  type StripeReads,
} from './stripe.ts';

const CALL_TIMEOUT_MS = 10_000;

type Parts = {
  fetch: typeof globalThis.fetch;
  /** Makes an access token of the person who asks. */
  token: () => Promise<string>;
  /** Null without a key. */
  stripe: StripeReads | null;
  project: string;
  /** Null where they are not written. */
  settings: DeploymentSettings | null;
  /** The collections whose documents expire. */
  expiring: readonly { collectionGroup: string; fieldPath: string }[];
  /** How long one call may take. */
  timeoutMs?: number;
};

/** Reads everything at once. What one service refuses hides nothing of another's. */
export async function diagnose(parts: Parts): Promise<Finding[]> {
  const { fetch, token, project, settings, expiring, timeoutMs = CALL_TIMEOUT_MS } = parts;
  const google = createGoogle({ fetch, token, project, timeoutMs });
  const sites = settings?.sites ?? [];
  const [site] = sites;
  const mode = settings?.mode ?? 'live';
  const page = async (path: string) => readPage({ fetch, site: siteOf(site), timeoutMs }, path);
  const stripe = async () => clientOf(parts.stripe);
  const found = await Promise.all([
    examine(async () => settings, SETTINGS_CHECKS),
    examine(() => readDatabase(google), DATABASE_CHECKS),
    examine(() => readServices(google), SERVICE_CHECKS),
    examine(() => readAccounts(google), ACCOUNT_CHECKS),
    examine(() => readIdentity(google), identityChecks(sites)),
    ...(settings?.secrets ?? LEAST_SECRETS).map((name) =>
      examine(() => readSecret(google, name), secretChecks(name)),
    ),
    examine(async () => readPortal(await stripe()), portalChecks(mode)),
    examine(async () => readWebhooks(await stripe()), webhookChecks(site, mode)),
    examine(() => page(HEALTH_PATH), healthChecks(settings?.features ?? [])),
    examine(() => page(PLANS_PATH), PLANS_CHECKS),
    ...PAGES.map((each) => examine(() => page(each.path), headerChecks(each))),
    examine(() => page(MISSING_ASSET_PATH), MISSING_ASSET_CHECKS),
    examine(() => page(SECURITY_FILE_PATH), SECURITY_FILE_CHECKS),
    examine(() => readTtl(google), ttlChecks(expiring)),
    examine(() => readBackups(google), BACKUP_CHECKS),
  ]);
  return found.flat();
}

/** What every purchase needs, where the settings do not say what else there is. */
const LEAST_SECRETS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

function siteOf(site: string | undefined): string {
  if (site !== undefined) return site;
  throw new UnreadError(
    'the settings name no site',
    'Set SITE_ORIGINS in functions/.env.<project>: docs/deploy.md, 17. Settings and secrets.',
  );
}

function clientOf(stripe: StripeReads | null): StripeReads {
  if (stripe !== null) return stripe;
  throw new UnreadError('STRIPE_SECRET_KEY is not set here', STRIPE_KEY_REMEDY);
}
