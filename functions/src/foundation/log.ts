import type { ErrorEvent } from './alarms.ts';

/** Every field that a log line may carry. Any other field is dropped. */
const FIELDS = [
  'requestId',
  'method',
  'route',
  'status',
  'code',
  'durationMs',
  'uid',
  'feature',
  'reason',
  'eventId',
  'eventType',
  'customerId',
  'type',
  'param',
  'errorName',
  'errorCode',
  'upstreamRequestId',
  'stack_trace',
  'serviceContext',
  'subscriptions',
  'checkouts',
  'mirrors',
  'ended',
  'healed',
  'unclear',
  'failed',
  'machineId',
  'people',
  'files',
  'removed',
  'mailId',
  'messageId',
  'withdrawalId',
  'attempt',
  'mails',
] as const;

export type LogFields = Partial<
  Record<Exclude<(typeof FIELDS)[number], 'serviceContext'>, string | number | undefined>
> & {
  /** Of an error that did not happen in this service: where it did, by the name under which Error Reporting lists it. */
  serviceContext?: { service: string; version: string };
};
export type Severity = 'INFO' | 'WARNING' | 'ERROR';
/** What may be an ERROR has a row in the table of alarms, which says whom it rings at. */
export type Log = <S extends Severity>(severity: S, event: EventOf<S>, fields?: LogFields) => void;
/** The names of lines of a severity. */
export type EventOf<S extends Severity> = 'ERROR' extends S ? ErrorEvent : string;

/** A log of named events as JSON lines, in Cloud Logging's format. */
export function createLog(write: (line: string) => void): Log {
  return (severity, event, fields = {}) => {
    const line: Record<string, unknown> = { severity, message: event };
    for (const field of FIELDS) {
      if (fields[field] !== undefined) line[field] = fields[field];
    }
    write(`${JSON.stringify(line)}\n`);
  };
}

/** Of a job of every minute, one line in ten runs will do to see that it goes on. */
const RUNS_A_LINE = 10;

/** Tells that a job has run; an alarm rings where that is missing. It counts for as long as its process lives. */
export function createTellRun() {
  const runs = new Map<string, number>();
  return (log: Log, event: 'mail_run' | 'status_run'): void => {
    const before = runs.get(event) ?? 0;
    runs.set(event, before + 1);
    // A line of a name alone may become plain text at Google, and alarms look for the name in a field.
    if (before % RUNS_A_LINE === 0) log('INFO', event, { attempt: before + 1 });
  };
}

/** What a log may say about an error: kind, code and frames. Its message could contain an address or a body. */
export function describeError(error: unknown): LogFields {
  const root = rootCause(error);
  if (!(root instanceof Error)) return { errorName: typeof root };
  const { code, requestId } = root as Error & { code?: unknown; requestId?: unknown };
  return {
    errorName: root.constructor.name,
    errorCode: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    upstreamRequestId: typeof requestId === 'string' ? requestId : undefined,
    stack_trace: traceOf(root),
  };
}

/**
 * The stack as V8 writes it, without the error's words. Google's Error Reporting groups lines by this field:
 * docs.cloud.google.com/error-reporting/docs/formatting-error-messages
 */
function traceOf({ constructor, message, stack = '' }: Error): string {
  // The words stand before the frames, and may be of several lines.
  const words = stack.indexOf(message);
  const frames = (words === -1 ? stack : stack.slice(words + message.length))
    .split('\n')
    .filter((line) => FRAME.test(line));
  return [constructor.name, ...frames.slice(0, MOST_FRAMES)].join('\n');
}

/** A place in a file. An at sign only begins the name of a package's folder, so that an e-mail address is never taken for one. */
const FRAME =
  /^ {4}at (?:[\w$.<># [\]]+ \()?(?:file:\/\/|node:|\/)(?:[^()@]|(?<=\/)@)*:\d+:\d+\)?$/;
const MOST_FRAMES = 12;

function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error;
}
