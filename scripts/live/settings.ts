import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOn } from '../../functions/src/config/feature-settings.ts';
import { readSender, readStaff } from '../../functions/src/config/mail-settings.ts';
import { listOf, planPricesIn } from '../../functions/src/config/setting-checks.ts';
import { apiSettingsFile, loadApiSettings, startFaults } from '../lib/api-settings.ts';
import type { Target } from '../lib/site-settings.ts';
import { either, examine, UnreadError } from './finding.ts';

export type DeploymentSettings = Readonly<ReturnType<typeof readSettings>>;

/**
 * The id of the project that a word means.
 * @param rc the text of .firebaserc
 * @throws {UnreadError} for a project of the emulators
 */
export function resolveProject(word: string, rc: string): string {
  const { projects = {} }: { projects?: Record<string, string> } = JSON.parse(rc);
  const project = Object.hasOwn(projects, word) ? (projects[word] ?? word) : word;
  if (/^[a-z][a-z\d-]{4,28}[a-z\d]$/.test(project) && !project.startsWith('demo-')) return project;
  throw new UnreadError(
    `${project} is no live project`,
    'Name one: npm run doctor -- --live <alias of .firebaserc or project id>. Names that begin with demo- belong to the emulators.',
  );
}

/** The functions’ settings, from the files below the project's root that a deploy reads. */
export function readSettings(root: string, project: string) {
  const file = apiSettingsFile(project);
  const isThere = existsSync(join(root, file));
  const env = isThere ? loadApiSettings(project, root) : {};
  const features: readonly string[] = featuresOn(env);
  const mode: Target = env['DEPLOYMENT'] === 'staging' ? 'staging' : 'live';
  return {
    mode,
    /** Origins, the one in e-mails first. */
    sites: listOf(env['SITE_ORIGINS']).filter(
      (entry) => URL.canParse(entry) && new URL(entry).origin === entry,
    ),
    /** Where people's files are. */
    bucket: env['STORAGE_BUCKET'] || null,
    /** Ids of the prices on sale. */
    prices: planPricesIn(env['PLAN_PRICES'] ?? '').flatMap(({ priceId }) => priceId || []),
    /** Whether Stripe adds tax at the checkout. */
    isTaxed: env['CHECKOUT_TAX'] === 'on',
    mail: mailIn(env),
    /** Those that a deploy turns on. */
    features,
    /** Why the functions would refuse to start with these settings and any good secrets. */
    faults: isThere ? startFaults({ target: mode, project, api: env }) : [`no ${file}`],
  };
}

/** Who sends our e-mails, and who reads security reports; null where none are sent or the settings are incomplete. */
function mailIn({ MAIL_FROM = '', STAFF_MAIL = '' }: NodeJS.ProcessEnv) {
  const from = readSender(MAIL_FROM);
  const staff = readStaff(STAFF_MAIL);
  const security = staff?.get('security') ?? staff?.get('');
  return from && security ? { from, security } : null;
}

export function examineSettings(settings: DeploymentSettings) {
  return examine('Settings', '17. Settings and secrets', Promise.resolve(settings), {
    fix: 'Write or mend functions/.env.<project>, then deploy again: without it the functions do not start, or start without their features.',
    judge: ({ faults, mode }) => either(faults.length === 0, mode, faults.join('; ')),
  });
}
