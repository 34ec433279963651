// What the programs of operators share: which command their words are, which project they act on, and why they failed.
import { createFirebase, type Firebase } from '../../functions/src/adapters/firebase.ts';
import type { Asked } from '../../functions/src/modules/billing/customer-facts.ts';
import { UserError } from '../lib/caught.ts';
import { emulatorSettings } from '../lib/ports.ts';
import { readRunningStart } from '../start/running-start.ts';
import { readSandboxKey } from '../start/sandbox.ts';

/** Codes of gRPC, and of HTTP. */
const DEADLINE_EXCEEDED = 4;
const PERMISSION_DENIED: readonly unknown[] = [7, 403];
const UNAUTHENTICATED: readonly unknown[] = [16, 401];

/**
 * Runs a command of `npm run <name>` on the project after --project, as the person signed in to Google here, or on a running
 * `npm start`, and prints what it returns.
 */
export async function asOperator(name: string, program: Program): Promise<void> {
  try {
    const { words, ...place } = await chooseProject(process.argv.slice(2));
    const commands = await program.commands({ firebase: createFirebase(), ...place });
    const said = await chooseCommand(name, commands, words)();
    if (said) console.log(said);
  } catch (error) {
    console.error(explain(error, program));
    process.exitCode = 1;
  }
}

/** A line for each row. */
export function lines(rows: readonly string[][], otherwise: string): string {
  return rows.length === 0 ? otherwise : rows.map((cells) => cells.join('  ')).join('\n');
}

/** Whether a word is a fact of a customer: an address, or four digits of a card. */
export function isFact(word: string | undefined): word is string {
  return word !== undefined && (word.includes('@') || /^\d{4}$/.test(word));
}

/** What a command says that looks first. @param again how to run it so that it acts */
export function looked(rows: readonly string[], asked: Asked, again: string): string {
  return [
    ...rows,
    `\nThis was only a look. If this is the right customer, run it again with a fact that you have from them, and that is not shown above: ${asked.words}.\n${again}`,
  ].join('\n');
}

/** @throws UserError with all commands, where the words are none of them */
export function chooseCommand(name: string, commands: Commands, words: string[]) {
  const patterns = Object.keys(commands);
  const usage = `How to use it: npm run ${name} -- ${patterns.join(' | ')} [--project <id>]`;
  const known = new Set(patterns.filter((pattern) => hasVerb(pattern, words)).flatMap(optionsOf));
  const unknown = words.map(optionOf).find((option) => option !== null && !known.has(option));
  if (unknown) throw new UserError(`There is no option ${unknown}. ${usage}`);
  for (const [pattern, run] of Object.entries(commands)) {
    const given = argumentsOf(pattern, words);
    if (given) return () => run(...given);
  }
  throw new UserError(usage);
}

function hasVerb(pattern: string, [verb]: string[]): boolean {
  const [first = ''] = pattern.split(' ');
  return first === verb || first.startsWith('<');
}

function optionsOf(pattern: string): string[] {
  return pattern.match(/--[a-z]+/g) ?? [];
}

/** Such as `--from`, of `--from=2026-11-26T02:00Z` too. */
function optionOf(word: string): string | null {
  return /^--[a-z][^\s=]*/i.exec(word)?.[0] ?? null;
}

/** @returns the words that the pattern does not name, or null where the words are another command */
function argumentsOf(pattern: string, words: string[]) {
  const all = pattern.match(/\[[^\]]*\]|"?<[^>]*>"?|\S+/g) ?? [];
  // One of several options, such as `[--send | --stop]`, is a word like any other.
  const options = all.findIndex((part) => /^\[?--/.test(part) && !part.includes(' | '));
  const parts = options === -1 ? all : all.slice(0, options);
  const isOpen = options !== -1 || pattern.includes('…');
  const least = parts.filter((part) => !part.startsWith('[')).length;
  const isGiven = (at: number) => /^\[|</.test(parts[at] ?? '<');
  const isThis =
    words.length >= least &&
    (isOpen || words.length <= parts.length) &&
    words.slice(0, least).every((word) => optionOf(word) === null) &&
    words.every((word, at) => word !== '' && (isGiven(at) || word === parts[at]));
  return isThis ? words.filter((_, at) => isGiven(at)) : null;
}

/** Points Google's libraries at the project that the words name. */
async function chooseProject(
  words: string[],
): Promise<Omit<Place, 'firebase'> & { words: string[] }> {
  const at = words.indexOf('--project');
  if (at === -1) {
    const { ports, stripe: mode, standinKey = '' } = (await readRunningStart()) ?? {};
    if (!ports) {
      throw new UserError(
        'Run `npm start` in this folder first. For a live project, add --project <its id>.',
      );
    }
    const settings = emulatorSettings(ports);
    Object.assign(process.env, settings, { GCLOUD_PROJECT: settings.FIREBASE_PROJECT_ID });
    const loopback = (port: number) => new URL(`http://127.0.0.1:${port}`);
    const stripe =
      mode === 'sandbox'
        ? { secretKey: readSandboxKey(), apiBase: null }
        : { secretKey: standinKey, apiBase: loopback(ports.stripe) };
    const planClock = new URL('/__control/clock', loopback(ports.machineHost));
    return { words, project: null, stripe, planClock };
  }
  const project = words[at + 1];
  if (!project) throw new UserError('--project needs the id of a Google Cloud project.');
  process.env['GCLOUD_PROJECT'] = project;
  process.env['GOOGLE_CLOUD_PROJECT'] = project;
  for (const name of Object.keys(process.env)) {
    if (name.endsWith('_EMULATOR_HOST')) delete process.env[name];
  }
  const secretKey = process.env['STRIPE_SECRET_KEY'];
  const stripe = secretKey ? { secretKey, apiBase: null } : null;
  return { words: words.toSpliced(at, 2), project, stripe, planClock: null };
}

export function explain(error: unknown, { role, known }: Pick<Program, 'role' | 'known'>): string {
  if (!(error instanceof Error)) return String(error);
  if ([UserError, ...known].some((kind) => error instanceof kind)) return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (PERMISSION_DENIED.includes(code)) {
    return `Your Google account lacks permission. Ask for the role ${role} on the project, or sign in with the right account: gcloud auth application-default login`;
  }
  if (UNAUTHENTICATED.includes(code) || error.message.includes('default credentials')) {
    return 'You are not signed in to Google. Run: gcloud auth application-default login';
  }
  if (code === 'ENOENT' && 'path' in error) return `There is no file ${String(error.path)}.`;
  if (code === DEADLINE_EXCEEDED) {
    return 'The database did not answer. In case you are signed out of Google here, run: gcloud auth application-default login';
  }
  return `The command failed, perhaps before it changed anything: ${error.message}`;
}

type Program = {
  /** The role that it takes. */
  role: string;
  /** The errors whose messages are for operators. */
  known: readonly (new (...args: never[]) => Error)[];
  /** `project`: the live one's id, or null for that of a running start. */
  commands: (place: Place) => Commands | Promise<Commands>;
};

type Place = {
  firebase: Firebase;
  project: string | null;
  /** Null where the person at the keyboard has given no key for Stripe, in STRIPE_SECRET_KEY. */
  stripe: { secretKey: string; apiBase: URL | null } | null;
  /** By which a running start tells the time of plans; null for the time of day. */
  planClock: URL | null;
};

/**
 * By their words: `<id>` stands for one, `[…]` for one that may be missing, and `…>` at the end for any number of them. What
 * begins with two dashes begins options, which the command reads.
 */
type Commands = Record<string, (...words: string[]) => Promise<string | void>>;
