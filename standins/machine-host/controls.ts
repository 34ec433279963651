import type { Request, Response, Router } from 'express';
import { fieldsOf } from '@alcove/stripe-standin/kit/record';
import { parseAdvance, type Clock } from '@alcove/stripe-standin/kit/clock';
import { machineNamed, type Book } from './book.ts';
import { EVENT_MODES, type HostEvents } from './events.ts';
import { answerAgain, endStep, fail, repair, runDue, silence } from './life.ts';
import { factsOf, type HostMachine } from './machine.ts';

export type HostParts = {
  book: Book;
  events: HostEvents;
  clock: Clock;
  /** Whether the clock is moved here; otherwise Stripe's stand-in moves it. */
  movesClock: boolean;
  /** Resolves when our jobs are idle. */
  jobsSettled: () => Promise<void>;
};

/** What can be done to a machine without anyone being told. */
const ACTS = ['fail', 'repair', 'silent', 'answer', 'step'] as const;
export type Act = (typeof ACTS)[number];

/** The switches that only the host has, under `/__control`. */
export function addHostSwitches(router: Router, parts: HostParts): void {
  const { book, events, clock } = parts;
  router.get('/', (_req, res) => res.redirect('/'));
  router.get('/book', (_req, res) => {
    runDue(book);
    res.json(describeBook(book));
  });
  router.get('/clock', (_req, res) => void res.json(describeClock(clock)));
  router.post('/clock', (req, res) => moveClock(parts, req, res));
  router.post('/pace', (req, res) => {
    const { seconds } = fieldsOf(req.body);
    if (typeof seconds !== 'number' || !(seconds >= 0)) {
      return void res.status(400).json({ error: 'seconds is a number, 0 or more' });
    }
    book.paceMs = seconds * 1000;
    res.json({ seconds });
  });
  router.post('/events', (req, res) => {
    const { mode, delayMs, url } = fieldsOf(req.body);
    const known = EVENT_MODES.find((name) => name === mode);
    if (mode !== undefined && !known) {
      return void res.status(400).json({ error: `mode is one of ${EVENT_MODES.join(', ')}` });
    }
    if (typeof url === 'string') events.sendTo(url);
    if (known) events.setMode(known, typeof delayMs === 'number' ? delayMs : undefined);
    res.json({ mode: events.mode() });
  });
  router.post('/settle', async (_req, res) => {
    await Promise.all([events.settled(), parts.jobsSettled()]);
    res.json({ settled: true });
  });
  router.post('/next', (req, res) => {
    const { failure, origin } = fieldsOf(req.body);
    book.fate = {
      failure: typeof failure === 'string' ? failure : null,
      origin: typeof origin === 'string' ? origin : null,
    };
    res.json({ next: book.fate });
  });
  router.post('/machines/:machine/:act', (req, res) => {
    const machine = findAny(book, req.params.machine);
    const act = ACTS.find((name) => name === req.params.act);
    if (!machine) return void res.status(404).json({ error: 'unknown machine' });
    if (!act) return void res.status(400).json({ error: `a machine takes ${ACTS.join(', ')}` });
    const { words } = fieldsOf(req.body);
    actOn(book, machine, act, typeof words === 'string' ? words : undefined);
    res.json(factsOf(machine, book.now()));
  });
}

/** A machine by its reference or its name. */
export function findAny(book: Book, text: string): HostMachine | null {
  return book.machines.get(text) ?? machineNamed(book, text);
}

export function actOn(
  book: Book,
  machine: HostMachine,
  act: Act,
  words = 'A disk is broken. We are replacing it.',
): void {
  switch (act) {
    case 'fail':
      return fail(book, machine, words);
    case 'repair':
      return repair(book, machine);
    case 'silent':
      return silence(book, machine);
    case 'answer':
      return answerAgain(book, machine);
    case 'step':
      return endStep(book, machine);
  }
}

/** The order book, by which tests judge: every machine that was ever ordered, and what was asked for it. */
export function describeBook(book: Book): object {
  const now = book.now();
  const machines = [...book.machines.values()].map((machine) => ({
    ...factsOf(machine, now),
    owner: machine.owner,
    isSilent: machine.silentSince !== null,
    writes: machine.writes,
  }));
  return { machines, paceSeconds: book.paceMs / 1000, next: book.fate };
}

function moveClock({ clock, movesClock }: HostParts, req: Request, res: Response): void {
  if (!movesClock) {
    return void res.status(409).json({ error: "Stripe's stand-in moves the clock of all" });
  }
  const target = parseAdvance(fieldsOf(req.body)['advance'], clock.now());
  if (target === null) {
    return void res.status(400).json({
      error: "advance is '3 days', '1 month', { days } or { seconds }: forward, five years at most",
    });
  }
  clock.moveTo(target);
  res.json(describeClock(clock));
}

function describeClock(clock: Clock): object {
  const now = clock.now();
  return { now, iso: new Date(now * 1000).toISOString(), movedBy: clock.movedBy() };
}
