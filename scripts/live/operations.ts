import { REGION } from '../hosting/hosting-config.ts';
import { either, examine, faultless, lacks } from './finding.ts';
import type { Google } from './google.ts';

const HOUR_MS = 3_600_000;
/** A job that runs once a day may begin a little later than yesterday's. */
const A_DAY_MS = 25 * HOUR_MS;
/** Every scheduled function of firebase-tools has a job of this name. */
const JOB = /\/jobs\/firebase-schedule-(.+)-[a-z]+-[a-z]+\d$/;

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

/** https://docs.cloud.google.com/billing/docs/reference/rest/v1/projects/getBillingInfo */
export function examineBillingPlan({ project, read }: Google) {
  const url = `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
  return examine<{ billingEnabled?: boolean }>('Blaze plan', '1. Project and billing', read(url), {
    fix: 'Upgrade to the Blaze plan. Functions cannot be deployed without it, and stop when it ends.',
    judge: ({ billingEnabled }) => either(billingEnabled === true, 'on', 'no billing account'),
  });
}

/**
 * https://firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites.customDomains/list
 * @param sites the origins of the site
 */
export function examineDomains({ project, read }: Google, sites: readonly string[]) {
  const url = `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites/${project}/customDomains?pageSize=100`;
  const ofGoogle = [`${project}.web.app`, `${project}.firebaseapp.com`];
  const own = sites
    .map((site) => new URL(site).hostname)
    .filter((host) => !ofGoogle.includes(host));
  const without = ({ customDomains = [] }: Domains, isFit: (domain: Domain) => boolean) =>
    own.filter(
      (host) =>
        !customDomains.some((one) => one.name.endsWith(`/customDomains/${host}`) && isFit(one)),
    );
  const step = '5. Site address';
  const reading: Promise<Domains> = read(url);
  return [
    examine('Domain', step, reading, {
      fix: 'Connect each host of SITE_ORIGINS under Hosting, and set the DNS records that it names.',
      judge: (found) => {
        const unconnected = without(found, ({ hostState }) => hostState === 'HOST_ACTIVE');
        return lacks(unconnected, own.join(', ') || ofGoogle.join(', '), 'not connected:');
      },
    }),
    examine('Certificate', step, reading, {
      fix: 'Wait up to a day after the DNS records are right. A CAA record of the domain must allow Google’s authorities.',
      judge: (found) => {
        const inForce = /^CERT_(ACTIVE|EXPIRING_SOON)$/;
        const uncertified = without(found, ({ cert }) => inForce.test(cert?.state ?? ''));
        return lacks(uncertified, 'in force', 'none for');
      },
    }),
  ];
}

/**
 * https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies/list and
 * https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.uptimeCheckConfigs/list
 */
export function examineAlerts({ project, read }: Google) {
  const monitoring = `https://monitoring.googleapis.com/v3/projects/${project}`;
  const step = '20. Alerts and budget';
  return [
    examine<Alerts>('Alert on errors', step, read(`${monitoring}/alertPolicies`), {
      fix: 'Create the log alert of the guide, with a channel to someone who reads it.',
      judge: ({ alertPolicies: all = [] }) => {
        const ours = all.filter(isAboutErrors);
        if (ours.length === 0) return [false, 'none'];
        return either(ours.some(reachesSomeone), 'on', 'off, or without anyone to tell');
      },
    }),
    examine<Uptime>('Uptime check', step, read(`${monitoring}/uptimeCheckConfigs`), {
      fix: 'Create the uptime check of /api/health.',
      judge: ({ uptimeCheckConfigs: all = [] }) =>
        either(
          all.some((one) => one.httpCheck?.path === '/api/health' && one.disabled !== true),
          'on',
          'none of /api/health',
        ),
    }),
  ];
}

function isAboutErrors({ conditions = [] }: Alert): boolean {
  return conditions.some(({ conditionMatchedLog: log }) =>
    /severity\s*>?=\s*"?ERROR/.test(log?.filter ?? ''),
  );
}

function reachesSomeone({ enabled, notificationChannels: channels = [] }: Alert): boolean {
  return enabled !== false && channels.length > 0;
}

/** https://docs.cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs/list */
export function examineJobs({ project, read }: Google, now: Date) {
  const url = `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/${REGION}/jobs?pageSize=100`;
  return examine<{ jobs?: Job[] }>('Jobs of the last day', '21. First customer', read(url), {
    fix: 'Look at the last run in Cloud Scheduler and at its lines in the log. A job that is paused does nothing until it is resumed.',
    judge: ({ jobs = [] }) => {
      const ours = jobs.flatMap((job) => {
        const [, name] = JOB.exec(job.name) ?? [];
        return name === undefined ? [] : [{ ...job, name }];
      });
      if (ours.length === 0) return [false, 'there is none'];
      const faults = ours.flatMap((job) => faultsOf(job, now));
      return faultless(faults, ours.map(({ name }) => name).join(', '));
    },
  });
}

function faultsOf({ name, state = 'ENABLED', lastAttemptTime, status }: Job, now: Date) {
  const ageMs = now.getTime() - Date.parse(lastAttemptTime ?? '');
  return [
    [state !== 'ENABLED', `${name} is ${state.toLowerCase()}`],
    // No time at all compares as false.
    [!(ageMs < A_DAY_MS), `${name} did not run`],
    [(status?.code ?? 0) !== 0, `${name} failed`],
  ] as const;
}
