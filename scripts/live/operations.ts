import { REGION } from '../hosting/hosting-config.ts';
import { either, examine, faultsAmong, lacks, type Finding } from './finding.ts';
import type { Google } from './google.ts';

const HOUR_MS = 3_600_000;
/** A job that runs once a day may begin a little later than yesterday's. */
const A_DAY_MS = 25 * HOUR_MS;
/** Every scheduled function of firebase-tools has a job of this name. */
const JOB = /\/jobs\/firebase-schedule-(?<name>.+)-[a-z]+-[a-z]+\d$/;

type Billing = { billingEnabled?: boolean };
type Domain = { name: string; hostState?: string; cert?: { state?: string } };
type Domains = { customDomains?: Domain[] };
type Alert = {
  enabled?: boolean;
  notificationChannels?: string[];
  conditions?: { conditionMatchedLog?: { filter?: string } }[];
};
type Alerts = { alertPolicies?: Alert[] };
type Uptime = { uptimeCheckConfigs?: { disabled?: boolean; httpCheck?: { path?: string } }[] };
/** `status` is that of the last attempt; a code of 0, which is success, is left out. */
type Job = { name: string; state?: string; lastAttemptTime?: string; status?: { code?: number } };
type Jobs = { jobs?: Job[] };

/** https://docs.cloud.google.com/billing/docs/reference/rest/v1/projects/getBillingInfo */
export function examineBillingPlan({ project, read }: Google): Promise<Finding[]> {
  const url = `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
  return examine(
    (): Promise<Billing> => read(url),
    [
      {
        name: 'Blaze plan',
        step: '1. Project and billing',
        fix: 'Upgrade to the Blaze plan. Functions cannot be deployed without it, and stop when it ends.',
        judge: ({ billingEnabled }) => either(billingEnabled === true, 'on', 'no billing account'),
      },
    ],
  );
}

/**
 * https://firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites.customDomains/list
 * @param sites the origins of the site
 */
export function examineDomains(google: Google, sites: readonly string[]): Promise<Finding[]> {
  const { project, read } = google;
  const url = `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites/${project}/customDomains?pageSize=100`;
  const ofGoogle = [`${project}.web.app`, `${project}.firebaseapp.com`];
  const own = sites
    .map((site) => new URL(site).hostname)
    .filter((host) => !ofGoogle.includes(host));
  const step = '5. Site address';
  const stateOf = (domains: Domains, host: string) =>
    domains.customDomains?.find(({ name }) => name.endsWith(`/customDomains/${host}`));
  return examine(
    (): Promise<Domains> => read(url),
    [
      {
        name: 'Domain',
        step,
        fix: 'Connect each host of SITE_ORIGINS under Hosting, and set the DNS records that it names.',
        judge: (found) =>
          lacks(
            own.filter((host) => stateOf(found, host)?.hostState !== 'HOST_ACTIVE'),
            own.join(', ') || ofGoogle.join(', '),
            'not connected:',
          ),
      },
      {
        name: 'Certificate',
        step,
        fix: 'Wait up to a day after the DNS records are right. A CAA record of the domain must allow Google’s authorities.',
        judge: (found) =>
          lacks(
            own.filter(
              (host) =>
                !/^CERT_(ACTIVE|EXPIRING_SOON)$/.test(stateOf(found, host)?.cert?.state ?? ''),
            ),
            'in force',
            'none for',
          ),
      },
    ],
  );
}

/**
 * https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies/list and
 * https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.uptimeCheckConfigs/list
 */
export async function examineAlerts({ project, read }: Google): Promise<Finding[]> {
  const monitoring = `https://monitoring.googleapis.com/v3/projects/${project}`;
  const step = '20. Alerts and budget';
  const findings = await Promise.all([
    examine(
      (): Promise<Alerts> => read(`${monitoring}/alertPolicies`),
      [
        {
          name: 'Alert on errors',
          step,
          fix: 'Create the log alert of the guide, with a channel to someone who reads it.',
          judge: ({ alertPolicies: all = [] }) => {
            const ours = all.filter(({ conditions = [] }) => conditions.some(isAboutErrors));
            if (ours.length === 0) return [false, 'none'];
            return either(ours.some(reachesSomeone), 'on', 'off, or without anyone to tell');
          },
        },
      ],
    ),
    examine(
      (): Promise<Uptime> => read(`${monitoring}/uptimeCheckConfigs`),
      [
        {
          name: 'Uptime check',
          step,
          fix: 'Create the uptime check of /api/health.',
          judge: ({ uptimeCheckConfigs: all = [] }) =>
            either(
              all.some((one) => one.httpCheck?.path === '/api/health' && one.disabled !== true),
              'on',
              'none of /api/health',
            ),
        },
      ],
    ),
  ]);
  return findings.flat();
}

function isAboutErrors({
  conditionMatchedLog: log,
}: {
  conditionMatchedLog?: { filter?: string };
}) {
  return /severity\s*>?=\s*"?ERROR/.test(log?.filter ?? '');
}

function reachesSomeone({ enabled, notificationChannels: channels = [] }: Alert): boolean {
  return enabled !== false && channels.length > 0;
}

/** https://docs.cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs/list */
export function examineJobs({ project, read }: Google, now: Date): Promise<Finding[]> {
  const url = `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/${REGION}/jobs?pageSize=100`;
  return examine(
    (): Promise<Jobs> => read(url),
    [
      {
        name: 'Jobs of the last day',
        step: '21. First customer',
        fix: 'Look at the last run in Cloud Scheduler and at its lines in the log. A job that is paused does nothing until it is resumed.',
        judge: ({ jobs = [] }) => {
          const ours = jobs.filter(({ name }) => JOB.test(name));
          if (ours.length === 0) return [false, 'there is none'];
          const faults = ours.flatMap((job) => faultsOf(job, now));
          return [faults.length === 0, faults.join('; ') || ours.map(nameOf).join(', ')];
        },
      },
    ],
  );
}

function faultsOf(job: Job, now: Date): string[] {
  const { state = 'ENABLED', lastAttemptTime, status } = job;
  const ageMs = now.getTime() - Date.parse(lastAttemptTime ?? '');
  return faultsAmong([
    [state !== 'ENABLED', `${nameOf(job)} is ${state.toLowerCase()}`],
    // No time at all compares as false.
    [!(ageMs < A_DAY_MS), `${nameOf(job)} did not run`],
    [(status?.code ?? 0) !== 0, `${nameOf(job)} failed`],
  ]);
}

function nameOf({ name }: Job): string {
  return JOB.exec(name)?.groups?.['name'] ?? name;
}
