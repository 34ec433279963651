/**
 * `npm run machines`: the commands of operators who set up machines by hand. Without --project, it acts on a running `npm start`;
 * with it, as the person signed in to Google here. Firestore's permissions control access; there is no endpoint for it.
 */
import { createFirebase } from '../functions/src/adapters/firebase.ts';
import {
  NoSuchOrderError,
  ReportRefusedError,
  type ManualOrder,
  type ManualReport,
} from '../functions/src/adapters/manual-orders.ts';
import { composeOperating } from '../functions/src/compose-operating.ts';
import { createLog } from '../functions/src/foundation/log.ts';
import { PROJECT_ID } from './lib/places.ts';
import { readRunningStart } from './start/running-start.ts';

const USAGE =
  'npm run machines -- list | ready <id> <https origin> | failed <id> <words> | asleep <id> | awake <id> | erased <id> [--project <id>]';

/** Codes of gRPC. */
const DEADLINE_EXCEEDED = 4;
const PERMISSION_DENIED = 7;
const UNAUTHENTICATED = 16;

class UsageError extends Error {}

try {
  await run(await chooseProject(process.argv.slice(2)));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** Points Google's libraries at the project that the words name. @returns the other words */
async function chooseProject(words: string[]): Promise<string[]> {
  const at = words.indexOf('--project');
  if (at === -1) {
    const { ports } = (await readRunningStart()) ?? {};
    if (!ports) {
      throw new UsageError(
        'Run `npm start` in this folder first. For a live project, add --project <its id>.',
      );
    }
    process.env['GCLOUD_PROJECT'] = PROJECT_ID;
    process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${ports.firestore}`;
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${ports.auth}`;
    return words;
  }
  const project = words[at + 1];
  if (!project) throw new UsageError('--project needs the id of a Google Cloud project.');
  process.env['GCLOUD_PROJECT'] = project;
  process.env['GOOGLE_CLOUD_PROJECT'] = project;
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  return words.toSpliced(at, 2);
}

async function run([command, id, ...words]: string[]): Promise<void> {
  const operating = composeOperating({
    firebase: createFirebase(),
    operators: process.env['MACHINE_OPERATORS'] || null,
    isDevelopment: process.env['FIRESTORE_EMULATOR_HOST'] !== undefined,
    now: () => new Date(),
    log: createLog((line) => process.stderr.write(line)),
  });
  if (command === 'list' && id === undefined) {
    const orders = await operating.list();
    const lines = orders.map(describe);
    console.log(lines.length === 0 ? 'There are no orders by hand.' : lines.join('\n'));
    return;
  }
  if (id === undefined) throw new UsageError(`How to use it: ${USAGE}`);
  console.log(describe(await operating.report(id, readReport(command, words))));
}

function readReport(command: string | undefined, words: string[]): ManualReport {
  const [first, ...more] = words;
  switch (command) {
    case 'ready':
      if (first === undefined || more.length > 0) break;
      return { state: 'ready', origin: first };
    case 'failed':
      if (first === undefined) break;
      return { state: 'failed', failure: words.join(' ') };
    case 'asleep':
    case 'awake':
    case 'erased':
      if (first !== undefined) break;
      return { state: command };
    case undefined:
    default:
  }
  throw new UsageError(`How to use it: ${USAGE}`);
}

function describe(order: ManualOrder): string {
  const { id, hostName, plan, owner, state, todo, waiting, origin } = order;
  const parts = [
    id,
    hostName,
    plan,
    `owner ${owner ?? 'unknown'}`,
    state,
    origin ?? 'address pending',
  ];
  return [...parts, todo === null ? 'done' : `to do: ${[todo, ...waiting].join(', then ')}`].join(
    '  ',
  );
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForOperators = [UsageError, NoSuchOrderError, ReportRefusedError].some(
    (kind) => error instanceof kind,
  );
  if (isForOperators) return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (code === PERMISSION_DENIED) {
    return 'Your Google account lacks permission. Ask for the role Cloud Datastore User on the project, or sign in with the right account: gcloud auth application-default login';
  }
  if (code === UNAUTHENTICATED || error.message.includes('default credentials')) {
    return 'You are not signed in to Google. Run: gcloud auth application-default login';
  }
  if (code === DEADLINE_EXCEEDED) {
    return 'The database did not answer. In case you are signed out of Google here, run: gcloud auth application-default login';
  }
  return `The command failed, perhaps before it changed anything: ${error.message}`;
}
