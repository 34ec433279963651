/**
 * The policies and metrics of Cloud Monitoring that `npm run config` makes of the table of alarms. The fields are those of
 * https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies and
 * https://docs.cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics
 */
import { ALARMS, MOST, type Alarm } from '../../functions/src/foundation/alarms.ts';

export const FOLDER = 'docs/alerts';

type Condition = { displayName: string } & Record<string, unknown>;
export type Policy = {
  displayName: string;
  severity: string;
  documentation: { content: string; mimeType: string };
  combiner: string;
  conditions: Condition[];
  alertStrategy?: object;
};
export type Metric = { name: string; description: string; filter: string };

const TELLS = ['telephone', 'mailbox'] as const;
/** Where our functions run, and what starts them. */
const OURS = 'resource.type="cloud_run_revision"';
const STARTERS =
  'resource.type=("cloud_run_revision" OR "cloud_scheduler_job" OR "cloud_tasks_queue")';

/** Each policy by the name of its file, which begins with whom it tells. */
export function policies(table: readonly Alarm[] = ALARMS): Record<string, Policy> {
  const rows = (rings: Alarm['rings']) => table.filter((row) => row.rings === rings);
  return Object.fromEntries([
    ...TELLS.map((tells) => {
      const group = rows('at once').filter((row) => row.tells === tells);
      const words = 'The label says which.';
      return [`${tells}-at-once`, policy(tells, 'Named errors', words, matchedLog(group))];
    }),
    ...rows('by rate').map((row) => [
      `${row.tells}-rate-${dashed(row.event)}`,
      policy(row.tells, `Many ${row.event}`, `More than ${MOST} within ${row.minutes} minutes.`, {
        conditions: [aboveMost(row)],
      }),
    ]),
    ...rows('when missing').map((row) => [
      `${row.tells}-missing-${dashed(row.event)}`,
      policy(row.tells, `Missing: ${row.event}`, 'A job stands still: look in Cloud Scheduler.', {
        conditions: missing(row),
      }),
    ]),
    ['mailbox-platform', policy('mailbox', 'Errors of the platform', PLATFORM, platform())],
    [
      'telephone-site',
      policy('telephone', 'The site does not answer', 'Of the uptime check of /api/health.', {
        conditions: [unanswered()],
      }),
    ],
  ]);
}

/** What the policies by rate and by absence count. */
export function metrics(table: readonly Alarm[] = ALARMS): Metric[] {
  return table
    .filter(({ rings }) => rings !== 'at once')
    .map(({ event, severity }) => ({
      name: event,
      description: 'Made of functions/src/foundation/alarms.ts',
      filter: and(OURS, `severity>=${severity}`, `jsonPayload.message="${event}"`),
    }));
}

/** The text of each file. */
export function alertFiles(): Record<string, string> {
  const files = [
    ...Object.entries(policies()).map(([name, one]) => [`${FOLDER}/${name}.json`, one] as const),
    ...metrics().map((one) => [`${FOLDER}/metrics/${one.name}.json`, one] as const),
  ];
  return Object.fromEntries(
    files.map(([name, one]) => [name, `${JSON.stringify(one, null, 2)}\n`]),
  );
}

const PLATFORM =
  'A function that crashed or ran out of time, a job or a task whose call failed. Requests are counted by another policy.';

function policy(
  tells: Alarm['tells'],
  displayName: string,
  words: string,
  rest: Pick<Policy, 'conditions' | 'alertStrategy'>,
): Policy {
  const where = 'docs/operating.md has what each line means, and what to do.';
  return {
    displayName: `${displayName} (${tells})`,
    severity: tells === 'telephone' ? 'CRITICAL' : 'WARNING',
    documentation: { content: `${words} ${where}`, mimeType: 'text/markdown' },
    combiner: 'OR',
    ...rest,
  };
}

/** All rows of one group have the same window. Each event counts on its own, by its label. */
function matchedLog(group: readonly Alarm[]) {
  const names = group.map(({ event }) => `"${event}"`).toSorted();
  const [{ minutes } = { minutes: 0 }] = group;
  return {
    conditions: [
      {
        displayName: 'A named error',
        conditionMatchedLog: {
          filter: and(OURS, 'severity>=ERROR', `jsonPayload.message=(${names.join(' OR ')})`),
          labelExtractors: { event: 'EXTRACT(jsonPayload.message)' },
        },
      },
    ],
    alertStrategy: atMostEvery(minutes),
  };
}

/** Ours are named, and requests are counted. */
function platform() {
  const filter = and(
    STARTERS,
    'severity>=ERROR',
    'NOT jsonPayload.message:*',
    'NOT logName:"run.googleapis.com%2Frequests"',
  );
  return {
    conditions: [
      {
        displayName: 'An error of the platform',
        conditionMatchedLog: {
          filter,
          labelExtractors: { resource: 'EXTRACT(resource.type)' },
        },
      },
    ],
    alertStrategy: atMostEvery(60),
  };
}

function aboveMost({ event, minutes }: Alarm): Condition {
  return {
    displayName: `More than ${MOST}`,
    conditionThreshold: {
      filter: counted(event),
      aggregations: [summed(minutes)],
      comparison: 'COMPARISON_GT',
      thresholdValue: MOST,
      duration: '0s',
    },
  };
}

/**
 * Google may write a zero where no line was counted, or nothing: either rings. The sum goes over all revisions, because an older
 * one is silent for good.
 */
function missing({ event, minutes }: Alarm): Condition[] {
  return [
    {
      displayName: 'Without data',
      conditionAbsent: {
        filter: counted(event),
        aggregations: [summed(5)],
        duration: seconds(minutes),
      },
    },
    {
      displayName: 'Zero',
      conditionThreshold: {
        filter: counted(event),
        aggregations: [summed(minutes)],
        comparison: 'COMPARISON_LT',
        thresholdValue: 1,
        duration: '0s',
      },
    },
  ];
}

/** From two of Google's places at once, so that the way from one of them rings at no one. */
function unanswered(): Condition {
  const metric = 'metric.type="monitoring.googleapis.com/uptime_check/check_passed"';
  return {
    displayName: 'Two places have no answer',
    conditionThreshold: {
      filter: and(metric, 'resource.type="uptime_url"'),
      aggregations: [
        {
          alignmentPeriod: seconds(20),
          perSeriesAligner: 'ALIGN_NEXT_OLDER',
          crossSeriesReducer: 'REDUCE_COUNT_FALSE',
        },
      ],
      comparison: 'COMPARISON_GT',
      thresholdValue: 1,
      duration: seconds(1),
    },
  };
}

function counted(event: string): string {
  return and(`metric.type="logging.googleapis.com/user/${event}"`, OURS);
}

function summed(minutes: number) {
  return {
    alignmentPeriod: seconds(minutes),
    perSeriesAligner: 'ALIGN_DELTA',
    crossSeriesReducer: 'REDUCE_SUM',
  };
}

function atMostEvery(minutes: number) {
  return { notificationRateLimit: { period: seconds(minutes) }, autoClose: seconds(30) };
}

function and(...clauses: string[]): string {
  return clauses.join(' AND ');
}

function seconds(minutes: number): string {
  return `${minutes * 60}s`;
}

function dashed(event: string): string {
  return event.replaceAll('_', '-');
}
