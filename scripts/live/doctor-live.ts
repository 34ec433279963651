/**
 * The work of `npm run doctor -- --live <project>`: reads what can be read of a live project, as the person signed in to Google
 * here, and changes nothing.
 */
import { resolveTxt } from 'node:dns/promises';
import { applicationDefault } from 'firebase-admin/app';
import { createSendMail } from '../../functions/src/adapters/smtp.ts';
import { securityContact } from '../../web/scripts/security-txt.ts';
import { readText } from '../lib/files.ts';
import { ROOT } from '../lib/places.ts';
import {
  examineBackups,
  examineDatabase,
  examineExpiry,
  examineIndexes,
  type Expiring,
  type NeededIndexes,
} from './database.ts';
import { examineBucket, examineStorageRules, type Lifecycle } from './bucket.ts';
import { examineDesks, type DeskKeys } from './desks.ts';
import { report, UnreadError, type Caller, type Finding } from './finding.ts';
import { createGoogle } from './google.ts';
import { examineIdentity } from './identity.ts';
import { examineMail, type MailParts } from './mail.ts';
import { examineAlerts, examineBillingPlan, examineDomains, examineJobs } from './operations.ts';
import { examineAccounts, examineSecret, examineServices } from './project.ts';
import {
  examineSettings,
  readSettings,
  resolveProject,
  type DeploymentSettings,
} from './settings.ts';
import { examineSite } from './site.ts';
import { examineMoney } from './stripe-money.ts';
import { examineStripe } from './stripe.ts';

const CALL_TIMEOUT_MS = 10_000;
/** What every purchase needs, where the settings do not say what else there is. */
const LEAST_SECRETS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

/**
 * @param word an alias of .firebaserc or a project id
 * @param isDeploy whether a deploy asks, see `report`
 * @param testTo where a test e-mail goes; null without one
 * @returns whether the project is fit; what it found is on the terminal
 */
export async function examineLive(
  word: string,
  isDeploy: boolean,
  testTo: string | null,
): Promise<boolean> {
  // Whether this is a machine of Google's is told by its hardware; asking the network takes seconds and warns about no answer.
  process.env['METADATA_SERVER_DETECTION'] ??= 'bios-only';
  try {
    const project = resolveProject(word, readText('.firebaserc'));
    console.log(`Reading ${project} …\n`);
    const { indexes, fieldOverrides } = JSON.parse(readText('firestore.indexes.json'));
    const findings = await diagnose({
      fetch,
      timeoutMs: CALL_TIMEOUT_MS,
      token: async () => (await applicationDefault().getAccessToken()).access_token,
      stripeKey: process.env['STRIPE_SECRET_KEY'],
      deskKeys: {
        zendesk: process.env['ZENDESK_API_TOKEN'],
        canny: process.env['CANNY_API_KEY'],
      },
      now: new Date(),
      project,
      settings: readSettings(ROOT, project),
      expiring: fieldOverrides,
      indexes,
      storageRules: readText('storage.rules'),
      lifecycle: JSON.parse(readText('storage.lifecycle.json')),
      mailParts: {
        resolveTxt,
        connect: (server) => createSendMail(server, false),
        testTo,
        securityContact: securityContact(),
      },
    });
    const { text, isFit } = report(findings, { isDeploy });
    console.log(text);
    return isFit;
  } catch (error) {
    if (!(error instanceof UnreadError)) throw error;
    console.error(`${error.message}. ${error.remedy}`);
    return false;
  }
}

type Parts = Caller & {
  /** Makes an access token of the person who asks. */
  token: () => Promise<string>;
  stripeKey: string | undefined;
  deskKeys: DeskKeys;
  now: Date;
  project: string;
  /** Null where they are not written. */
  settings: DeploymentSettings | null;
  expiring: Expiring;
  /** Those of the project. */
  storageRules: string;
  lifecycle: Lifecycle;
  indexes: NeededIndexes;
  mailParts: MailParts;
};

/** Reads everything at once. What one service refuses hides nothing of another's. */
export async function diagnose(parts: Parts): Promise<Finding[]> {
  const { stripeKey, deskKeys, now, settings, expiring, indexes } = parts;
  const { storageRules, lifecycle, mailParts, ...caller } = parts;
  const { sites = [], mode = 'live', features = [], secrets = LEAST_SECRETS } = settings ?? {};
  const { bucket = null, prices = [], isTaxed = false, zendesk, mail = null } = settings ?? {};
  const [site] = sites;
  const google = createGoogle(caller);
  const found = await Promise.all([
    examineSettings(settings),
    examineBillingPlan(google),
    examineDatabase(google),
    examineServices(google),
    examineAccounts(google),
    examineIdentity(google, sites),
    examineDomains(google, sites),
    ...secrets.map((name) => examineSecret(google, name)),
    examineStripe(caller, stripeKey, { site, mode }),
    examineMoney(caller, stripeKey, { prices, isTaxed, now }),
    examineDesks(caller, { features, zendesk, keys: deskKeys }),
    examineSite(caller, site, features),
    examineExpiry(google, expiring),
    examineIndexes(google, indexes),
    examineMail(google, { ...mailParts, mail, now }),
    examineBucket(google, bucket, lifecycle),
    examineStorageRules(google, bucket, storageRules),
    examineBackups(google),
    examineAlerts(google),
    examineJobs(google, now),
  ]);
  return found.flat();
}
