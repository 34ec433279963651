import { isDeepStrictEqual } from 'node:util';
import { metrics, policies, type Policy } from '../alerts/policies.ts';
import { examine, lacks } from './finding.ts';
import type { Google } from './google.ts';

/** What Google adds to a policy, such as the names of its conditions, is not ours to judge. */
type Found = Policy & { enabled?: boolean; notificationChannels?: string[] };
type Policies = { alertPolicies?: Found[] };
type Metrics = { metrics?: { name: string; filter: string }[] };
type Uptime = { uptimeCheckConfigs?: { disabled?: boolean; httpCheck?: { path?: string } }[] };

const STEP = '20. Alerts and budget';

/**
 * Compares with docs/alerts, policy by policy: https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies/list,
 * https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.uptimeCheckConfigs/list and
 * https://docs.cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics/list
 */
export function examineAlarms({ project, read }: Google) {
  const monitoring = `https://monitoring.googleapis.com/v3/projects/${project}`;
  const logging = `https://logging.googleapis.com/v2/projects/${project}`;
  return [
    examine<Policies>('Alarms', STEP, read(`${monitoring}/alertPolicies?pageSize=500`), {
      fix: 'Create what is missing, and update what differs, from docs/alerts.',
      judge: ({ alertPolicies: found = [] }) => {
        const wanted = Object.entries(policies());
        const faults = wanted.flatMap(([file, policy]) => faultOf(file, policy, found));
        return lacks(faults, `${wanted.length}, as docs/alerts has them`, 'not in force:');
      },
    }),
    examine<Metrics>('What alarms count', STEP, read(`${logging}/metrics?pageSize=500`), {
      fix: 'Create or update the log-based metrics from docs/alerts/metrics. An alarm of one that is missing never rings.',
      judge: ({ metrics: found = [] }) => {
        const wanted = metrics();
        const isThere = (one: { name: string; filter: string }) =>
          found.some(({ name, filter }) => name === one.name && filter === one.filter);
        const missing = wanted.filter((one) => !isThere(one)).map(({ name }) => name);
        return lacks(missing, `${wanted.length} metrics`, 'not counted:');
      },
    }),
    examine<Uptime>('Uptime check', STEP, read(`${monitoring}/uptimeCheckConfigs`), {
      fix: 'Create the uptime check of /api/health. Without it, an API that does not start rings at no one.',
      judge: ({ uptimeCheckConfigs: all = [] }) => {
        const isOn = all.some((one) => one.httpCheck?.path === '/api/health' && !one.disabled);
        return lacks(isOn ? [] : ['/api/health'], 'on', 'none of');
      },
    }),
  ];
}

function faultOf(file: string, wanted: Policy, found: readonly Found[]): string[] {
  const one = found.find(({ displayName }) => displayName === wanted.displayName);
  if (one === undefined) return [`${file} (none)`];
  if (one.enabled === false) return [`${file} (off)`];
  if ((one.notificationChannels ?? []).length === 0) return [`${file} (tells no one)`];
  return isWithin(wanted, one) ? [] : [`${file} (differs)`];
}

/** Whether all that is wanted is there, whatever else is. Google leaves out what is as by default, such as a zero. */
function isWithin(wanted: unknown, found: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return isDeepStrictEqual(wanted, found);
  return Object.entries(wanted).every(([key, value]) => isWithin(value, Object(found)[key]));
}
