import type { Router } from 'express';
import { z } from 'zod';
import type { Clock } from '@alcove/stripe-standin/kit/clock';
import { addClockSwitch, addSendingSwitch, refuse } from '@alcove/stripe-standin/kit/switches';
import { factsIn, type Book } from './book.ts';
import type { HostEvents } from './events.ts';
import {
  answerAgain,
  backUpAgain,
  endStep,
  fail,
  failRestore,
  fill,
  loseBackups,
  loseTests,
  makeOld,
  repair,
  silence,
} from './life.ts';
import type { HostMachine } from './machine.ts';

export type HostParts = {
  book: Book;
  events: HostEvents;
  clock: Clock;
  /** Whether the clock is moved here; otherwise Stripe's stand-in moves it. */
  movesClock: boolean;
};

type Happening = (book: Book, machine: HostMachine, words: string) => void;

/** What can be done to a machine without anyone being told, and what its button says. */
export const ACTS = {
  fail: { label: 'Make it fail', run: fail },
  repair: { label: 'Repair it', run: repair },
  silent: { label: 'Stop answering', run: silence },
  answer: { label: 'Answer again', run: answerAgain },
  step: { label: 'Finish the step', run: endStep },
  fill: { label: 'Fill its disk', run: fill },
  'stop-backups': { label: 'Stop its backups', run: loseBackups },
  'stop-tests': { label: 'Stop reading backups back', run: loseTests },
  'mend-backups': { label: 'Back it up again', run: backUpAgain },
  'fail-restore': { label: 'Make the next restore fail', run: failRestore },
  'make-old': { label: 'Give it old software', run: makeOld },
} satisfies Record<string, { label: string; run: Happening }>;

export type Act = keyof typeof ACTS;

const isAct = (text: string): text is Act => Object.hasOwn(ACTS, text);

const Pace = z.object({ seconds: z.number() });
const Full = z.object({ minutes: z.number() });
const Next = z.object({
  failure: z.string().nullable().default(null),
  origin: z.string().nullable().default(null),
});
const Words = z.object({ words: z.string().default('A disk is broken. We are replacing it.') });

/**
 * The switches that only the host has, under `/__control`.
 * @param jobsSettled resolves when our jobs are idle
 */
export function addHostSwitches(
  router: Router,
  { book, events, clock, movesClock }: HostParts,
  jobsSettled: () => Promise<void>,
): void {
  const moveClock = (target: number) => {
    clock.moveTo(target);
    return {};
  };
  addClockSwitch(router, clock, movesClock ? moveClock : null);
  addSendingSwitch(router, '/events', events);
  router.get('/book', (_req, res) => void res.json(describeBook(book)));
  router.post('/pace', (req, res) => {
    book.paceMs = Pace.parse(req.body).seconds * 1000;
    res.json({});
  });
  router.post('/full', (req, res) => {
    const { minutes } = Full.parse(req.body);
    book.fullUntil = minutes === 0 ? null : book.now() + minutes * 60_000;
    res.json({});
  });
  router.post('/settle', async (_req, res) => {
    await Promise.all([events.settled(), jobsSettled()]);
    res.json({});
  });
  router.post('/next', (req, res) => {
    book.fate = Next.parse(req.body);
    res.json({});
  });
  router.post('/machines/:reference/:act', (req, res) => {
    const { reference, act } = req.params;
    const machine = book.machines.get(reference);
    if (!machine || !isAct(act)) return refuse(res, 'unknown machine or act', 404);
    ACTS[act].run(book, machine, Words.parse(req.body ?? {}).words);
    res.json(factsIn(book, machine));
  });
}

/** The order book, by which tests judge: every machine that was ever ordered, and what was asked for it. */
function describeBook(book: Book): object {
  const machines = [...book.machines.values()].map((machine) => ({
    ...factsIn(book, machine),
    owner: machine.owner,
    writes: machine.writes,
  }));
  return { machines };
}
