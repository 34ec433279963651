import type { Express, RequestHandler } from 'express';
import { answerFaults } from '@alcove/stripe-standin/kit/fault';
import { serve, type RunningStandin } from '@alcove/stripe-standin/kit/server';
import { createMachineClock, type Clock } from '@alcove/stripe-standin/kit/clock';
import { PLAN_TERMS } from '../../functions/src/contract/plans.ts';
import { DAY_MS } from '../../functions/src/foundation/durations.ts';
import { createStandinApp } from '../common/app.ts';
import { seedMachines } from '../seed-people.ts';
import type { Settings } from '../settings.ts';
import { HostFault } from './api.ts';
import { makeDueBackups } from './backups.ts';
import { createBook, emptyBook, machineNamed, type Book } from './book.ts';
import { addHostSwitches, type HostParts } from './controls.ts';
import { createEvents } from './events.ts';
import { blank, nextDue, runDue } from './life.ts';
import type { FindMachine } from './machine.ts';
import { hostPage } from './page.ts';
import { serveApi } from './serve-api.ts';

export type MachineHostOptions = Settings['machineHost'] & {
  /** Whether it knows the seed people's machines. */
  isSeeded?: boolean;
  /** The time that it shares with the other stand-ins of this process; by default one of its own. */
  clock?: Clock;
  /** Whether the clock is moved here. Where Stripe's stand-in runs, it moves the clock of all. */
  movesClock?: boolean;
  /** Resolves when all our jobs started by the clock have ended. */
  jobsSettled?: () => Promise<void>;
};

export type RunningHost = RunningStandin & { find: FindMachine };

const LONGEST_TIMER_MS = 2_000_000_000;
/** When the seed people's machines were made. */
const MADE_BEFORE_MS = 60 * DAY_MS;

/** Starts the stand-in for the machines' host: its API below /v1, a page for people, its events. */
export async function startMachineHost(options: MachineHostOptions): Promise<RunningHost> {
  const { clock = createMachineClock(), movesClock = true } = options;
  const events = createEvents(options.eventsUrl, options.secret);
  const book = createBook({
    now: () => Date.now() + clock.movedBy() * 1000,
    originOf: (name) => `http://${name}.localhost:${options.machinesPort}`,
    changed: events.emit,
  });
  if (options.isSeeded) seedBook(book);
  const alarm = createAlarm(book);
  clock.onMove(alarm.ring);
  const parts: HostParts = { book, events, clock, movesClock };
  const { url, close } = await serve(options.port, (origin) =>
    createHostApp(origin, parts, alarm.ring, options),
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

function createHostApp(
  origin: string,
  parts: HostParts,
  setAlarm: () => void,
  { key, isSeeded, jobsSettled = () => Promise.resolve() }: MachineHostOptions,
): Express {
  const { book, events, clock } = parts;
  // Before each request what is due happens, and after it something else may fall due.
  const keepTime: RequestHandler = (_req, res, next) => {
    runDue(book);
    res.on('close', setAlarm);
    next();
  };
  const app = createStandinApp({
    name: 'machine-host',
    reset() {
      if (parts.movesClock) clock.reset();
      events.reset();
      Object.assign(book, emptyBook());
      if (isSeeded) seedBook(book);
    },
    extend(router) {
      router.use(keepTime);
      addHostSwitches(router, parts, jobsSettled);
    },
  });
  app.use(keepTime, serveApi(book, origin, key), hostPage(parts));
  app.use(
    answerFaults('machine-host', {
      unreadable: new HostFault(400, 'invalid_body', 'The body is not JSON.'),
      failed: new HostFault(500, 'server_error', 'The stand-in failed; see its log.'),
    }),
  );
  return app;
}

/** Puts the seed people's machines on the books; no events are sent for it. */
function seedBook(book: Book): void {
  const now = book.now();
  for (const { id, uid, plan, hostName, state, usedBytes } of seedMachines()) {
    const { size, backups } = PLAN_TERMS[plan];
    const order = { reference: id, name: hostName, plan, owner: uid, size, backups };
    const machine = blank(order, now - MADE_BEFORE_MS);
    machine.usedBytes = usedBytes;
    machine.origin = book.originOf(hostName);
    machine.lastSeen = state === 'ready' ? null : now - DAY_MS;
    // One that sleeps has the backups of the days before.
    machine.state = 'ready';
    makeDueBackups(machine, now - DAY_MS);
    machine.changedAt = machine.backups.testedAt ?? machine.changedAt;
    machine.state = state;
    book.machines.set(id, machine);
  }
}
