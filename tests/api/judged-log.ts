// Reads the policies of docs/alerts as Cloud Monitoring does, and says which of them would ring. It knows nothing of the table
// that they are made of: https://docs.cloud.google.com/logging/docs/view/logging-query-language
import { basename } from 'node:path';
import { createLog, type Log } from '../../functions/src/foundation/log.ts';
import { projectFiles, readText } from '../../scripts/lib/files.ts';

export type Entry = {
  at: number;
  severity: string;
  /** Of our own lines. */
  message?: string;
  resource?: string;
  logName?: string;
};

type Aggregation = { alignmentPeriod: string };
type Watched = { filter: string; aggregations: [Aggregation] };
type Condition = {
  conditionMatchedLog?: { filter: string };
  conditionThreshold?: Watched & { comparison: string; thresholdValue: number };
  conditionAbsent?: Watched & { duration: string };
};
type Policy = { conditions: Condition[] };

const SEVERITIES = ['INFO', 'WARNING', 'ERROR'];
const OURS = 'cloud_run_revision';

const files = projectFiles().filter((file) => /^docs\/alerts\/.*\.json$/.test(file));
const named = <T>(pattern: RegExp) =>
  files
    .filter((file) => pattern.test(file))
    .map((file): [string, T] => [basename(file, '.json'), JSON.parse(readText(file))]);
const policies = named<Policy>(/^docs\/alerts\/[^/]+$/);
const metrics = new Map(named<{ filter: string }>(/\/metrics\//));

/** The policies, by the names of their files, that these entries have ringing at a moment. */
export function ringing(entries: readonly Entry[], at: number): string[] {
  const until = entries.filter((entry) => entry.at <= at);
  return policies.flatMap(([name, { conditions }]) =>
    conditions.some((condition) => isMet(condition, until, at)) ? [name] : [],
  );
}

/** How many policies say that this entry alone is one: at once, or as one of many. */
export function policiesAbout(entry: Entry): number {
  return policies.filter(([, { conditions }]) =>
    conditions.some(({ conditionMatchedLog: log, conditionThreshold: many }) => {
      if (log) return matches(log.filter, entry);
      return many?.comparison === 'COMPARISON_GT' && matches(countedBy(many.filter), entry);
    }),
  ).length;
}

/** As the log of Cloud Run holds what our functions write. */
export function asEntry(line: string, at = 0): Entry {
  const { severity, message } = JSON.parse(line);
  return { at, severity, message, resource: OURS };
}

const misjudged = new Set<string>();

/** A log that a suite reads, each line of which is also judged by the policies. */
export function judgedLog(logged: string[] = []): Log {
  return createLog((line) => {
    logged.push(line);
    const entry = asEntry(line);
    const isAlarmed = entry.severity === 'ERROR' || entry.message === 'browser_error';
    if (policiesAbout(entry) !== (isAlarmed ? 1 : 0)) misjudged.add(line);
  });
}

/** Lines of the suites that ring at no one although they are errors, or ring although they are none; it forgets them. */
export function takeMisjudged(): string[] {
  const lines = [...misjudged];
  misjudged.clear();
  return lines;
}

function isMet(condition: Condition, entries: readonly Entry[], at: number): boolean {
  const { conditionMatchedLog: log, conditionThreshold: many, conditionAbsent: absent } = condition;
  const within = (filter: string, period: string) =>
    entries.filter(
      (entry) => entry.at > at - Number.parseInt(period, 10) * 1000 && matches(filter, entry),
    ).length;
  if (log) return entries.some((entry) => matches(log.filter, entry));
  if (many) {
    const filter = countedBy(many.filter);
    // A time series begins with the first line that is counted.
    if (!entries.some((entry) => matches(filter, entry))) return false;
    const count = within(filter, many.aggregations[0].alignmentPeriod);
    return many.comparison === 'COMPARISON_GT'
      ? count > many.thresholdValue
      : count < many.thresholdValue;
  }
  if (!absent) throw new Error('a condition of another kind');
  const filter = countedBy(absent.filter);
  return entries.some((entry) => matches(filter, entry)) && within(filter, absent.duration) === 0;
}

/** The filter of the log-based metric that a condition watches. An uptime check counts no lines. */
function countedBy(filter: string): string {
  const [, metric = ''] = /metric\.type="logging\.googleapis\.com\/user\/(\w+)"/.exec(filter) ?? [];
  return metrics.get(metric)?.filter ?? 'severity="none"';
}

function matches(filter: string, entry: Entry): boolean {
  return filter.split(' AND ').every((clause) => {
    const [, not, field, operator, words = ''] = /^(NOT )?([\w.]+)(>=|=|:)(.+)$/.exec(clause) ?? [];
    const values = words.replace(/^\((.*)\)$/, '$1').split(' OR ');
    const isSo = values.some((value) =>
      compare(valueOf(field, entry), operator, value.replaceAll('"', '')),
    );
    return isSo === (not === undefined);
  });
}

function valueOf(field: string | undefined, entry: Entry): string | undefined {
  if (field === 'severity') return entry.severity;
  if (field === 'resource.type') return entry.resource;
  if (field === 'jsonPayload.message') return entry.message;
  if (field === 'logName') return entry.logName;
  throw new Error(`no field ${field}`);
}

function compare(found: string | undefined, operator: string | undefined, value: string): boolean {
  if (found === undefined) return false;
  if (operator === ':') return value === '*' || found.includes(value);
  if (operator === '>=') return SEVERITIES.indexOf(found) >= SEVERITIES.indexOf(value);
  return found === value;
}
