import { onDocumentCreated } from 'firebase-functions/firestore';
import { onUserDeleted } from 'firebase-functions/identity';
import { onSchedule } from 'firebase-functions/scheduler';
import { onObjectFinalized } from 'firebase-functions/storage';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { TASK_SECONDS } from './adapters/task-queue.ts';
import type { Jobs } from './compose.ts';
import { REGION } from './config/region.ts';
import { secretsToBind } from './config/feature-settings.ts';
import { MAIL_LANES } from './modules/email/email-kind.ts';
import { isHandoffUid } from './contract/handoff.ts';
import type { ErrorEvent } from './foundation/alarms.ts';
import { createTellRun, describeError, type Log } from './foundation/log.ts';
import { createContext } from './create-context.ts';

const secrets = secretsToBind(process.env);
const tellRun = createTellRun();

/**
 * Runs when a sign-in has been deleted by whatever way: by us, by an operator, or by the person's own browser at the identity
 * service, which does not ask us.
 *
 * A failure, such as Stripe's, is tried again for up to a day; after that the daily job is left. It also makes up for an event
 * that never comes: these events are a preview of Google's.
 */
export const accountRemoved = onUserDeleted(
  {
    region: REGION,
    secrets,
    retry: true,
    timeoutSeconds: 60,
    memory: '512MiB',
    maxInstances: 10,
  },
  async ({ data: { uid, email, emailVerified } }) => {
    // A server's identity goes with its owner and has nothing of its own.
    if (isHandoffUid(uid)) return;
    const verifiedEmail = email !== undefined && emailVerified ? email : null;
    await runJob('account_remains_left', uid, async ({ removeRemains }, log) => {
      if (await removeRemains({ uid, verifiedEmail }))
        log('INFO', 'account_remains_removed', { uid });
    });
  },
);

/**
 * Runs when a file has been stored in the bucket, however long its upload took. A failure is tried again for up to a day; after
 * that the daily job is left.
 */
export const fileStored = onObjectFinalized(
  {
    bucket: process.env.STORAGE_BUCKET ?? '',
    region: REGION,
    secrets,
    retry: true,
    timeoutSeconds: 60,
    memory: '512MiB',
    maxInstances: 10,
  },
  ({ data: { name } }) =>
    runJob('file_not_checked', undefined, ({ checkStoredFile }) => checkStoredFile(name)),
);

/** Once a day, at a time when few people buy. */
export const reconcile = onSchedule(
  {
    schedule: 'every day 03:30',
    timeZone: 'Europe/Berlin',
    region: REGION,
    secrets,
    timeoutSeconds: 1800,
    memory: '512MiB',
    maxInstances: 1,
    retryCount: 3,
  },
  async () => {
    const runs = await Promise.allSettled([
      runJob('reconcile_broken_off', undefined, async (jobs) => {
        await jobs.reconcile?.();
      }),
      runJob('credits_broken_off', undefined, async (jobs) => {
        await jobs.settleCredits?.();
      }),
      runJob('files_broken_off', undefined, async (jobs) => {
        await jobs.tidyFiles();
      }),
    ]);
    throwFirst(runs);
  },
);

/** Goes on with a comparison that one night was too short for. */
export const reconcileFurther = onSchedule(
  {
    schedule: 'every 30 minutes',
    region: REGION,
    secrets,
    timeoutSeconds: 1800,
    memory: '512MiB',
    maxInstances: 1,
  },
  () =>
    runJob('reconcile_broken_off', undefined, async (jobs) => {
      await jobs.reconcile?.(false);
    }),
);

/** Finds whose plan or machine is to be looked at, and gives the queue a task for each person. */
export const machines = onSchedule(
  {
    schedule: 'every 15 minutes',
    region: REGION,
    secrets,
    timeoutSeconds: 840,
    memory: '512MiB',
    maxInstances: 1,
  },
  () =>
    runJob('due_broken_off', undefined, async ({ findDue, mail, followAddresses }) => {
      await findDue();
      await mail?.watch();
      await followAddresses();
    }),
);

/** Asks the machines' host what has changed, and counts how machines answer. */
export const watchMachines = onSchedule(
  {
    schedule: 'every 5 minutes',
    region: REGION,
    secrets,
    timeoutSeconds: 280,
    memory: '512MiB',
    maxInstances: 1,
  },
  () => runJob('machines_not_watched', undefined, ({ watchMachines: watch }) => watch()),
);

/** Sends an e-mail that was just written. What this misses, or fails at, is left to the next function. */
export const mailCreated = onDocumentCreated(
  {
    document: 'mail/{id}',
    region: REGION,
    secrets,
    timeoutSeconds: 90,
    memory: '512MiB',
    concurrency: 20,
    maxInstances: 5,
  },
  ({ data }) =>
    runJob('mail_not_sent', undefined, async ({ mail }) => {
      const lane = MAIL_LANES.find((each) => each === data?.get('lane'));
      if (data !== undefined && lane !== undefined) await mail?.deliverNew(data.id, lane);
    }),
);

/** Looks for the order of a withdrawal that was just declared. What this misses, or fails at, is left to the next function. */
export const withdrawalDeclared = onDocumentCreated(
  {
    document: 'withdrawals/{id}',
    region: REGION,
    secrets,
    timeoutSeconds: 60,
    memory: '512MiB',
    maxInstances: 2,
  },
  ({ data }) =>
    runJob('withdrawal_not_settled', undefined, async ({ settleWithdrawal }) => {
      if (data !== undefined) await settleWithdrawal(data.id);
    }),
);

/** Sends e-mails that are due, ends sessions once more where that is, and does what is due about withdrawals and for Stripe. */
export const mailDue = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: REGION,
    secrets,
    timeoutSeconds: 300,
    memory: '512MiB',
    maxInstances: 1,
  },
  async () => {
    const runs = await Promise.allSettled([
      runJob('mail_broken_off', undefined, async ({ mail }, log) => {
        await mail?.deliverDue();
        tellRun(log, 'mail_run');
      }),
      runJob('sessions_broken_off', undefined, ({ endAgain }) => endAgain()),
      runJob('late_accounts_left', undefined, ({ sweepLateAccounts }) => sweepLateAccounts()),
      runJob('not_me_broken_off', undefined, ({ finishReports }) => finishReports()),
      runJob('contacts_broken_off', undefined, async ({ settleContacts }) => {
        await settleContacts?.();
      }),
      runJob('withdrawals_broken_off', undefined, ({ settleWithdrawals }) => settleWithdrawals()),
    ]);
    throwFirst(runs);
  },
);

/** Sees what works, for `/status.json`. A function of its own: a run of the mail can take minutes. */
export const watchStatus = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: REGION,
    secrets,
    timeoutSeconds: 50,
    memory: '512MiB',
    maxInstances: 1,
  },
  () =>
    runJob('status_broken_off', undefined, async (jobs, log) => {
      await jobs.watchStatus();
      tellRun(log, 'status_run');
    }),
);

/**
 * Does what is due for one person, out of the queue. What fails is put off in the person's documents; the queue tries again only
 * where that was impossible, too.
 */
export const lookAfter = onTaskDispatched<{ uid: string }>(
  {
    region: REGION,
    secrets,
    timeoutSeconds: TASK_SECONDS,
    memory: '512MiB',
    concurrency: 20,
    maxInstances: 10,
    rateLimits: { maxConcurrentDispatches: 200, maxDispatchesPerSecond: 400 },
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 30, maxBackoffSeconds: 300 },
  },
  ({ data: { uid } }) =>
    runJob('person_broken_off', uid, async (jobs) => {
      await jobs.lookAfter(uid);
    }),
);

function throwFirst(runs: readonly PromiseSettledResult<void>[]): void {
  for (const run of runs) {
    if (run.status === 'rejected') throw run.reason;
  }
}

/** Logs a failure under its name and passes it on, so that the platform tries again. */
async function runJob(
  failure: ErrorEvent,
  uid: string | undefined,
  work: (jobs: Jobs, log: Log) => Promise<void>,
): Promise<void> {
  const { jobs, log } = await (started ??= startJobs());
  try {
    await work(jobs, log);
  } catch (error) {
    log('ERROR', failure, { uid, ...describeError(error) });
    throw error;
  }
}

let started: Promise<{ jobs: Jobs; log: Log }> | undefined;

async function startJobs(): Promise<{ jobs: Jobs; log: Log }> {
  const [ctx, { compose }] = await Promise.all([createContext(), import('./compose.ts')]);
  return { jobs: compose(ctx).jobs, log: ctx.log };
}
