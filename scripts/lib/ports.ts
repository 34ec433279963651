import { connect, createServer, type Server } from 'node:net';

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

const STEP = 100;
const BASES_TRIED = 10;
// A start listens here while it runs, so that two starts at once take different bases.
const CLAIM_OFFSET = 2;
const ANSWER_TIMEOUT_MS = 1000;
const LOWEST_BASE = 2100;
const HIGHEST_BASE = 58_400;
// Ports within reach of a base that browsers and Node's fetch refuse to open: https://fetch.spec.whatwg.org/#port-blocking
const REFUSED_BY_BROWSERS = new Set([
  2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/** Why no ports were available, worded for a person. */
export class PortsError extends Error {}

/** The table at another base. */
export function portsAt(base: number) {
  return mapPorts((port) => port + base - DEFAULT_BASE);
}

/**
 * Takes the first base whose ports are all free, and reserves it until the process ends.
 * @param wanted what ALCOVE_PORT_BASE says: this base or none
 * @returns `taken`: what was in the way of the default
 * @throws PortsError
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
  throw new PortsError(
    wanted
      ? `ALCOVE_PORT_BASE is ${wanted}, but of its ports ${listOf(taken)} taken. Choose another base, or leave it out and the start finds free ports.`
      : `Found no free ports: ten sets were tried, from ${DEFAULT_BASE} to ${bases.at(-1)}. Set another base in ALCOVE_PORT_BASE, such as ALCOVE_PORT_BASE=20000.`,
  );
}

/** @throws PortsError when it is not a valid base */
function parseBase(text: string) {
  const base = Number(text);
  if (!/^\d+$/.test(text) || base % STEP !== 0 || base < LOWEST_BASE || base > HIGHEST_BASE) {
    throw new PortsError(
      `ALCOVE_PORT_BASE must be a multiple of ${STEP} from ${LOWEST_BASE} to ${HIGHEST_BASE}, such as 5100; it is "${text}".`,
    );
  }
  const refused = refusedOf(portsAt(base));
  if (refused !== undefined) {
    throw new PortsError(
      `ALCOVE_PORT_BASE ${base} would use port ${refused}, which browsers refuse to open. Choose another base.`,
    );
  }
  return base;
}

function refusedOf(ports: Ports): number | undefined {
  return Object.values(ports).find((port) => REFUSED_BY_BROWSERS.has(port));
}

/** Such as `5000 is` or `5000 and 8080 are`. */
export function listOf(ports: number[]) {
  if (ports.length === 1) return `${ports[0]} is`;
  return `${ports.slice(0, -1).join(', ')} and ${ports.at(-1)} are`;
}

/** The ports of a table that are already in use. */
export async function takenPorts(ports: Ports) {
  const all = Object.values(ports);
  const answers = await Promise.all(all.map(isPortTaken));
  return all.filter((_, index) => answers[index]);
}

/**
 * Ports for a stack of tests, reserved until the process ends. They are below those that the system hands out: until the stack
 * listens, any connection of the tests beside it could take one.
 */
export async function freePorts(): Promise<Ports> {
  for (;;) {
    const base = LOWEST_OF_TESTS + STEP * Math.floor(Math.random() * BASES_OF_TESTS);
    const ports = portsAt(base);
    if (refusedOf(ports) === undefined && (await claim(base)).length === 0) return ports;
  }
}

const LOWEST_OF_TESTS = 10_000;
const BASES_OF_TESTS = 150;

/** A free port on 127.0.0.1. */
export async function freePort() {
  const server = await listen(0);
  const port = portOf(server);
  await close(server);
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
  if (inTheWay.length > 0) await close(holder);
  holder.unref();
  return inTheWay;
}

function doesAnswer(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => end(false));
  });
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function close(server: Server) {
  return new Promise((done) => server.close(done));
}

function mapPorts(move: (port: number) => number): Ports {
  const ports = { ...DEFAULT_PORTS };
  let name: keyof Ports;
  for (name in ports) ports[name] = move(ports[name]);
  return ports;
}

export type Ports = typeof DEFAULT_PORTS;
