import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOn, secretsToBind } from '../../functions/src/config/feature-settings.ts';
import { readSender, readStaff } from '../../functions/src/config/mail-settings.ts';
import { listOf, planPricesIn } from '../../functions/src/config/setting-checks.ts';
import { apiSettingsFile, loadApiSettings, startFaults } from '../lib/api-settings.ts';
import { either, examine, UnreadError, type Finding } from './finding.ts';

export type DeploymentSettings = {
  project: string;
  mode: 'live' | 'staging';
  /** Origins, the one in e-mails first; empty if the settings name none. */
  sites: readonly string[];
  /** Where people's files are; null if the settings name none. */
  bucket: string | null;
  /** Ids of the prices on sale. */
  prices: readonly string[];
  /** Whether Stripe adds tax at the checkout. */
  isTaxed: boolean;
  /** Zendesk's own address of the help center, if the settings name it. */
  zendesk: string | undefined;
  /** Who sends our e-mails, and who reads security reports; null where none are sent or the settings are incomplete. */
  mail: { from: { name: string; address: string }; security: string } | null;
  /** The features that a deploy turns on. */
  features: readonly string[];
  /** The secrets that a deploy binds. */
  secrets: readonly string[];
  /** Why the functions would refuse to start with these settings and any good secrets. */
  faults: readonly string[];
};

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

/** The functions’ settings, from the files below the project's root that a deploy reads; null if the project has none. */
export function readSettings(root: string, project: string): DeploymentSettings | null {
  if (!existsSync(join(root, apiSettingsFile(project)))) return null;
  const env = loadApiSettings(project, root);
  const secrets = secretsToBind(env);
  const mode = env['DEPLOYMENT'] === 'staging' ? 'staging' : 'live';
  return {
    project,
    mode,
    sites: listOf(env['SITE_ORIGINS']).filter(
      (entry) => URL.canParse(entry) && new URL(entry).origin === entry,
    ),
    bucket: env['STORAGE_BUCKET'] || null,
    prices: planPricesIn(env['PLAN_PRICES'] ?? '').flatMap(({ priceId }) => priceId || []),
    isTaxed: env['CHECKOUT_TAX'] === 'on',
    zendesk: listOf(env['HELP_CENTER_ORIGINS']).find((origin) => origin.endsWith('.zendesk.com')),
    mail: mailIn(env),
    features: featuresOn(env),
    secrets,
    faults: startFaults({ target: mode, project, api: env }),
  };
}

function mailIn({ MAIL_FROM = '', STAFF_MAIL = '' }: NodeJS.ProcessEnv) {
  const from = readSender(MAIL_FROM);
  const staff = readStaff(STAFF_MAIL);
  const security = staff?.get('security') ?? staff?.get('');
  return from && security ? { from, security } : null;
}

export function examineSettings(settings: DeploymentSettings | null): Promise<Finding[]> {
  return examine(
    async () => settings,
    [
      {
        name: 'Settings',
        step: '17. Settings and secrets',
        fix: 'Write or mend functions/.env.<project>, then deploy again: without it the functions do not start, or start without their features.',
        judge: (facts) => {
          if (facts === null) return [false, 'no functions/.env.<project>'];
          const { project, faults, mode } = facts;
          const found = faults.join('; ') || `functions/.env.${project}, ${mode}`;
          return [faults.length === 0, found];
        },
      },
      {
        name: 'Billing',
        step: '8. Stripe: plans and key',
        fix: 'Set PLAN_PRICES. Until then there is nothing to buy.',
        judge: (facts) => either(facts?.features.includes('billing') === true),
      },
    ],
  );
}
