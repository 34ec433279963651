/**
 * The work of `npm run doctor -- --live <project>`: reads what can be read of a live project, as the person signed in to Google
 * here, and changes nothing.
 */
import { applicationDefault } from 'firebase-admin/app';
import { createSendMail } from '../../functions/src/adapters/smtp.ts';
import { securityContact } from '../../web/scripts/security-txt.ts';
import { readText } from '../lib/files.ts';
import { ROOT } from '../lib/places.ts';
import { examineAlarms } from './alarms.ts';
import { examineBucket, type FilesWanted } from './bucket.ts';
import { examineFirestore, type FirestoreWanted } from './database.ts';
import { report, UnreadError, type Finding } from './finding.ts';
import { createGoogle } from './google.ts';
import { examineIdentity } from './identity.ts';
import { examineMail, type MailParts } from './mail.ts';
import { examineAccounts } from './project.ts';
import {
  examineSettings,
  readSettings,
  resolveProject,
  type DeploymentSettings,
} from './settings.ts';
import { examineSite } from './site.ts';
import { examineStripe } from './stripe.ts';

/**
 * @param word an alias of .firebaserc or a project id
 * @param isDeploy whether a deploy asks, see `report`
 * @param testTo where a test e-mail goes
 * @returns whether the project is fit; what it found is on the terminal
 */
export async function examineLive(
  word: string,
  isDeploy: boolean,
  testTo: string | undefined,
): Promise<boolean> {
  // Whether this is a machine of Google's is told by its hardware; asking the network takes seconds and warns about no answer.
  process.env['METADATA_SERVER_DETECTION'] ??= 'bios-only';
  const { env } = process;
  try {
    const project = resolveProject(word, readText('.firebaserc'));
    console.log(`Reading ${project} …\n`);
    const findings = await diagnose({
      token: async () => (await applicationDefault().getAccessToken()).access_token,
      stripeKey: env['STRIPE_SECRET_KEY'],
      now: new Date(),
      project,
      settings: readSettings(ROOT, project),
      firestore: JSON.parse(readText('firestore.indexes.json')),
      files: {
        rules: readText('storage.rules'),
        lifecycle: JSON.parse(readText('storage.lifecycle.json')),
      },
      mailParts: {
        connect: (server) => createSendMail(server, false),
        testTo,
        securityContact: securityContact(),
      },
    });
    const { text, isFit } = report(findings, isDeploy);
    console.log(text);
    return isFit;
  } catch (error) {
    if (!(error instanceof UnreadError)) throw error;
    console.error(`${error.message}. ${error.remedy}`);
    return false;
  }
}

type Parts = {
  /** Makes an access token of the person who asks. */
  token: () => Promise<string>;
  stripeKey: string | undefined;
  now: Date;
  project: string;
  settings: DeploymentSettings;
  firestore: FirestoreWanted;
  files: FilesWanted;
  mailParts: MailParts;
};

/** Reads everything at once. What one service refuses hides nothing of another's. */
export async function diagnose(parts: Parts): Promise<Finding[]> {
  const { settings, stripeKey, now } = parts;
  const google = createGoogle(parts.project, parts.token);
  return Promise.all([
    examineSettings(settings),
    ...examineAccounts(google),
    ...examineIdentity(google, settings.sites),
    ...examineStripe(stripeKey, settings, now),
    ...examineSite(settings.sites[0], settings.features),
    ...examineFirestore(google, parts.firestore),
    ...examineMail(google, settings.mail, parts.mailParts),
    ...examineBucket(google, settings.bucket, parts.files),
    ...examineAlarms(google),
  ]);
}
