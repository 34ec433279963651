// What the commands of operators share: which project they act on, and why they failed.
import { readRunningStart } from '../start/running-start.ts';
import { PROJECT_ID } from '../lib/places.ts';

/** Codes of gRPC, and of HTTP. */
const DEADLINE_EXCEEDED = 4;
const PERMISSION_DENIED: readonly unknown[] = [7, 403];
const UNAUTHENTICATED: readonly unknown[] = [16, 401];

/** Where Google's libraries look for emulators. */
const EMULATORS = {
  FIRESTORE_EMULATOR_HOST: 'firestore',
  FIREBASE_AUTH_EMULATOR_HOST: 'auth',
  FIREBASE_STORAGE_EMULATOR_HOST: 'storage',
} as const;

export class UsageError extends Error {}

/**
 * Runs a command on the project after --project, as the person signed in to Google here, or on a running `npm start`.
 * @param work gets the words of the command, and the live project's id
 * @param needs the role that it takes, and the errors whose messages are for operators
 */
export async function asOperator(
  work: (words: string[], project: string | null) => Promise<void>,
  needs: Needs,
): Promise<void> {
  try {
    const { words, project } = await chooseProject(process.argv.slice(2));
    await work(words, project);
  } catch (error) {
    console.error(explain(error, needs));
    process.exitCode = 1;
  }
}

type Needs = { role: string; known: readonly (new (...args: never[]) => Error)[] };

/** Points Google's libraries at the project that the words name. */
async function chooseProject(words: string[]) {
  const at = words.indexOf('--project');
  if (at === -1) {
    const { ports } = (await readRunningStart()) ?? {};
    if (!ports) {
      throw new UsageError(
        'Run `npm start` in this folder first. For a live project, add --project <its id>.',
      );
    }
    process.env['GCLOUD_PROJECT'] = PROJECT_ID;
    for (const [name, emulator] of Object.entries(EMULATORS)) {
      process.env[name] = `127.0.0.1:${ports[emulator]}`;
    }
    return { words, project: null };
  }
  const project = words[at + 1];
  if (!project) throw new UsageError('--project needs the id of a Google Cloud project.');
  process.env['GCLOUD_PROJECT'] = project;
  process.env['GOOGLE_CLOUD_PROJECT'] = project;
  for (const name of [...Object.keys(EMULATORS), 'STORAGE_EMULATOR_HOST']) delete process.env[name];
  return { words: words.toSpliced(at, 2), project };
}

function explain(error: unknown, { role, known }: Needs): string {
  if (!(error instanceof Error)) return String(error);
  if ([UsageError, ...known].some((kind) => error instanceof kind)) return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (PERMISSION_DENIED.includes(code)) {
    return `Your Google account lacks permission. Ask for the role ${role} on the project, or sign in with the right account: gcloud auth application-default login`;
  }
  if (UNAUTHENTICATED.includes(code) || error.message.includes('default credentials')) {
    return 'You are not signed in to Google. Run: gcloud auth application-default login';
  }
  if (code === DEADLINE_EXCEEDED) {
    return 'The database did not answer. In case you are signed out of Google here, run: gcloud auth application-default login';
  }
  return `The command failed, perhaps before it changed anything: ${error.message}`;
}
