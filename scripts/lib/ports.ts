import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { UserError } from './caught.ts';
import { PROJECT_ID, ROOT } from './places.ts';

/** The base of the table below. A start takes the next free one, and adds the difference to every port. */
export const DEFAULT_BASE = 5000;

/**
 * The ports of `npm start`, by what answers there. No two end in the same two digits, so the stacks of two bases never want
 * the same port.
 */
export const DEFAULT_PORTS = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  firestoreSocket: 9150,
  auth: 9099,
  storage: 9196,
  hub: 4403,
  logging: 4404,
  eventarc: 9298,
  tasks: 9497,
  vite: 5173,
  stripe: 12111,
  zendesk: 12112,
  canny: 12113,
  aiServer: 12114,
  machineHost: 12115,
  mailbox: 12116,
  smtp: 12117,
};

/** The stand-ins, by the names of their ports. */
const STANDINS = ['stripe', 'zendesk', 'canny', 'aiServer', 'machineHost', 'mailbox'] as const;

/** Which of them run. @param stripe what stands for Stripe */
export function standinsOf(stripe: 'standin' | 'sandbox' | undefined) {
  return STANDINS.filter((name) => name !== 'stripe' || stripe !== 'sandbox');
}

/** By which Google's libraries find the emulators. */
export function emulatorSettings({ auth, firestore, storage }: Ports) {
  return {
    FIREBASE_PROJECT_ID: PROJECT_ID,
    // Otherwise they ask the cloud's metadata server whether they run there.
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${storage}`,
  };
}

const STEP = 100;
const BASES_TRIED = 10;
// A start listens here while it runs, so that two starts at once take different bases.
const CLAIM_OFFSET = 2;
const ANSWER_TIMEOUT_MS = 1000;
const LOWEST_BASE = 2100;
const HIGHEST_BASE = 58_400;
// They have the ports 6000 and 10080, which browsers and Node's fetch refuse: https://fetch.spec.whatwg.org/#port-blocking
const REFUSED_BASES = [6000, 7000];

/** The table at another base. */
export function portsAt(base: number): Ports {
  const ports = { ...DEFAULT_PORTS };
  let name: keyof Ports;
  for (name in ports) ports[name] += base - DEFAULT_BASE;
  return ports;
}

/**
 * Takes the first base whose ports are all free, and reserves it until the process ends.
 * @param wanted what ALCOVE_PORT_BASE says: this base or none
 * @returns `taken`: what was in the way of the default
 * @throws UserError
 */
export async function claimPorts(wanted: string | undefined) {
  const bases = wanted
    ? [parseBase(wanted)]
    : Array.from({ length: BASES_TRIED }, (_, index) => DEFAULT_BASE + index * STEP);
  let taken: number[] = [];
  for (const [index, base] of bases.entries()) {
    const inTheWay = await claim(base);
    if (index === 0) taken = inTheWay;
    if (inTheWay.length === 0) return { base, ports: portsAt(base), taken };
  }
  throw new UserError(
    wanted
      ? `ALCOVE_PORT_BASE is ${wanted}, but some of its ports are taken: ${taken.join(', ')}. Choose another base, or leave it out and the start finds free ports.`
      : `Found no free ports: ten sets were tried, from ${DEFAULT_BASE} to ${bases.at(-1)}. Set another base in ALCOVE_PORT_BASE, such as ALCOVE_PORT_BASE=20000.`,
  );
}

/** @throws UserError when it is not a valid base */
function parseBase(text: string) {
  const base = Number(text);
  if (!/^\d+$/.test(text) || base % STEP !== 0 || base < LOWEST_BASE || base > HIGHEST_BASE) {
    throw new UserError(
      `ALCOVE_PORT_BASE must be a multiple of ${STEP} from ${LOWEST_BASE} to ${HIGHEST_BASE}, such as 5100; it is "${text}".`,
    );
  }
  if (REFUSED_BASES.includes(base)) {
    throw new UserError(
      `ALCOVE_PORT_BASE ${base} would use a port that browsers refuse to open. Choose another base.`,
    );
  }
  return base;
}

/** The ports of a table that are already in use. */
export async function takenPorts(ports: Ports) {
  const all = Object.values(ports);
  const answers = await Promise.all(all.map(isPortTaken));
  return all.filter((_, index) => answers[index]);
}

/**
 * Ports for a stack of tests, reserved until the process ends. They are below those that the system hands out: until the stack
 * listens, any connection of the tests beside it could take one. They are the same each time in one checkout, while they are
 * free: the site is built with their addresses, and its build is kept.
 */
export async function freePorts(): Promise<Ports> {
  const first = createHash('sha256').update(ROOT).digest().readUInt16BE();
  for (let at = first; ; at += 1) {
    const base = LOWEST_OF_TESTS + STEP * (at % BASES_OF_TESTS);
    if ((await claim(base)).length === 0) return portsAt(base);
  }
}

const LOWEST_OF_TESTS = 10_000;
const BASES_OF_TESTS = 150;

/** A free port on 127.0.0.1. */
export async function freePort() {
  const server = await listen(0);
  const port = portOf(server);
  server.close();
  return port;
}

/** @param server one that listens on a port, and not on a file */
export function portOf(server: Server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/**
 * Whether something already answers there. A browser asked for `localhost` tries ::1 as well. And macOS lets one program
 * listen on 127.0.0.1 beside another one that listens on all addresses, so that listening proves nothing there.
 */
export async function isPortTaken(port: number) {
  const answers = await Promise.all([doesAnswer(port, '127.0.0.1'), doesAnswer(port, '::1')]);
  return answers.includes(true);
}

/** @returns the ports in the way; if there are none, the base is ours from now on */
async function claim(base: number) {
  const place = base + CLAIM_OFFSET;
  const holder = await listen(place).catch(() => null);
  if (holder === null) return [place];
  const inTheWay = await takenPorts(portsAt(base));
  if (inTheWay.length > 0) holder.close();
  holder.unref();
  return inTheWay;
}

async function doesAnswer(port: number, host: string) {
  const socket = connect({ port, host });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function listen(port: number) {
  const server = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

export type Ports = typeof DEFAULT_PORTS;
