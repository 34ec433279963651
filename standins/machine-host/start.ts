import express, { type Express, type Router } from 'express';
import { createControl } from '@alcove/stripe-standin/kit/control';
import { answerFaults } from '@alcove/stripe-standin/kit/fault';
import { serve, type RunningStandin } from '@alcove/stripe-standin/kit/server';
import { createMachineClock, type Clock } from '@alcove/stripe-standin/kit/clock';
import { PLAN_TERMS } from '../../functions/src/contract/plans.ts';
import { seedMachines } from '../seed-people.ts';
import { answerCall, HostFault } from './api.ts';
import { makeDueBackups } from './backups.ts';
import { clearBook, createBook, enterInBook, machineNamed, type Book } from './book.ts';
import { addHostSwitches, describeBook, type HostParts } from './controls.ts';
import { createEvents } from './events.ts';
import { blank, nextDue, runDue } from './life.ts';
import type { HostMachine } from './machine.ts';
import { createExports, hostPage } from './page.ts';

export type MachineHostOptions = {
  port: number;
  key: string;
  secret: string;
  /** Where events go; without it they are recorded only. */
  eventsUrl: string | undefined;
  /** The port at which all machines answer, each by its own host name. */
  machinesPort: number;
  /** Whether it knows the seed people's machines. */
  isSeeded?: boolean;
  /** The time that it shares with the other stand-ins of this process; by default one of its own. */
  clock?: Clock;
  /** Whether the clock is moved here. Where Stripe's stand-in runs, it moves the clock of all. */
  movesClock?: boolean;
  /** Resolves when all our jobs started by the clock have ended. */
  jobsSettled?: () => Promise<void>;
};

/** The machine of a name, as it is at this moment. */
export type FindMachine = (name: string) => HostMachine | null;

export type RunningHost = RunningStandin & { find: FindMachine };

const LONGEST_TIMER_MS = 2_000_000_000;
const DAY_MS = 86_400_000;
/** When the seed people's machines were made. */
const MADE_BEFORE_MS = 60 * DAY_MS;

/** Starts the stand-in for the machines' host: its API below /v1, a page for people, its events. */
export async function startMachineHost(options: MachineHostOptions): Promise<RunningHost> {
  const clock = options.clock ?? createMachineClock();
  const now = () => Date.now() + clock.movedBy() * 1000;
  const events = createEvents(options.eventsUrl, options.secret);
  const book = createBook({
    now,
    originOf: (name) => `http://${name}.localhost:${options.machinesPort}`,
    changed: events.emit,
  });
  const alarm = createAlarm(book);
  clock.onMove(alarm.ring);
  const parts: HostParts = {
    book,
    events,
    clock,
    movesClock: options.movesClock ?? true,
    jobsSettled: options.jobsSettled ?? (() => Promise.resolve()),
  };
  const { url, close } = await serve(options.port, (origin) =>
    createHostApp({ ...parts, exports: createExports(origin, now), set: alarm.ring }, options),
  );
  return {
    url,
    find(name) {
      runDue(book);
      return machineNamed(book, name);
    },
    close: async () => {
      alarm.stop();
      events.reset();
      await close();
    },
  };
}

/** Makes due changes happen on time, without a request. */
function createAlarm(book: Book) {
  let timer: NodeJS.Timeout | undefined;
  function ring(): void {
    clearTimeout(timer);
    runDue(book);
    const next = nextDue(book);
    if (next === null) return;
    timer = setTimeout(ring, Math.min(Math.max(next.at - book.now(), 0), LONGEST_TIMER_MS));
    timer.unref();
  }
  return { ring, stop: () => clearTimeout(timer) };
}

type AppParts = HostParts & {
  exports: ReturnType<typeof createExports>;
  /** Resets the alarm, after anything that may change what falls due. */
  set: () => void;
};

function createHostApp(parts: AppParts, { key, isSeeded }: MachineHostOptions): Express {
  const { book, events, clock, exports, set } = parts;
  if (isSeeded) seedBook(book);
  const app = express();
  app.disable('x-powered-by');
  app.use(express.urlencoded({ extended: false }));
  app.use((_req, res, next) => {
    runDue(book);
    res.on('close', set);
    next();
  });
  app.use(
    createControl({
      name: 'machine-host',
      state: () => ({ ...describeBook(book), events: events.state() }),
      reset() {
        if (parts.movesClock) clock.reset();
        events.reset();
        exports.clear();
        clearBook(book);
        if (isSeeded) seedBook(book);
      },
      answerFailure: (status, _req, res) => {
        res.status(status).json(status === 429 ? TOO_MANY.body : FAULTS.failed.body);
      },
      extend: (router) => addHostSwitches(router, parts),
    }),
  );
  app.use('/v1', createApi(parts, key));
  app.use(exports.router, hostPage(parts));
  app.use(answerFaults('machine-host', FAULTS));
  return app;
}

/** Puts the seed people's machines on the books; no events are sent for it. */
function seedBook(book: Book): void {
  const now = book.now();
  for (const { id, uid, plan, hostName, state, usedBytes } of seedMachines()) {
    const { size, backups } = PLAN_TERMS[plan];
    const order = { reference: id, name: hostName, plan, owner: uid, size, backups };
    const machine: HostMachine = {
      ...blank(order, now - MADE_BEFORE_MS),
      state: 'ready',
      usedBytes,
      origin: book.originOf(hostName),
      lastSeen: state === 'ready' ? null : now - DAY_MS,
    };
    // One that sleeps has the backups of the days before.
    makeDueBackups(machine, now - DAY_MS);
    enterInBook(book, { ...machine, state });
  }
}

function createApi({ book, exports }: AppParts, key: string): Router {
  const router = express.Router();
  router.use((req, _res, next) => {
    if (req.get('Authorization') === `Bearer ${key}`) return next();
    throw new HostFault(401, 'unauthorized', 'The key is missing or wrong.');
  });
  router.use(express.json());
  router.use((req, res) => {
    const { status, body } = answerCall(
      { book, makeExport: exports.make },
      {
        method: req.method,
        path: req.baseUrl + req.path,
        query: new URL(req.originalUrl, 'http://localhost').searchParams,
        body: req.body as unknown,
        key: req.get('Idempotency-Key') ?? null,
        version: req.get('Machine-Host-Version') ?? null,
      },
    );
    res.status(status).json(body);
  });
  return router;
}

const TOO_MANY = new HostFault(429, 'too_many_requests', 'Too many requests.');
const FAULTS = {
  unreadable: new HostFault(400, 'invalid_body', 'The body is not JSON.'),
  failed: new HostFault(500, 'server_error', 'The stand-in failed; see its log.'),
};
