import type { Router } from 'express';
import type { Clock } from '@alcove/stripe-standin/kit/clock';
import { fieldsOf } from '@alcove/stripe-standin/kit/record';
import { addClockSwitch, addSendingSwitch, refuse } from '@alcove/stripe-standin/kit/switches';
import { factsIn, machineNamed, type Book } from './book.ts';
import type { HostEvents } from './events.ts';
import {
  answerAgain,
  backUpAgain,
  endStep,
  fail,
  fill,
  failRestore,
  install,
  loseBackup,
  loseBackups,
  loseTests,
  repair,
  runDue,
  silence,
} from './life.ts';
import type { HostMachine, Software } from './machine.ts';

export type HostParts = {
  book: Book;
  events: HostEvents;
  clock: Clock;
  /** Whether the clock is moved here; otherwise Stripe's stand-in moves it. */
  movesClock: boolean;
  /** Resolves when our jobs are idle. */
  jobsSettled: () => Promise<void>;
};

const give = (software: Software) => (book: Book, machine: HostMachine) =>
  install(book, machine, software);

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
  'fail-backup': { label: 'Make a backup fail', run: loseBackup },
  'stop-tests': { label: 'Stop reading backups back', run: loseTests },
  'mend-backups': { label: 'Back it up again', run: backUpAgain },
  'fail-restore': { label: 'Make the next restore fail', run: failRestore },
  'compares-owner': { label: 'Old software that compares', run: give('compares-owner') },
  'accounts-by-owner': { label: 'Old software with accounts', run: give('accounts-by-owner') },
  current: { label: 'Update its software', run: give('current') },
} satisfies Record<string, { label: string; run: Happening }>;

export type Act = keyof typeof ACTS;

/** The switches that only the host has, under `/__control`. */
export function addHostSwitches(router: Router, parts: HostParts): void {
  const { book, events, clock } = parts;
  const moveClock = (target: number) => {
    clock.moveTo(target);
    return {};
  };
  addClockSwitch(router, clock, parts.movesClock ? moveClock : null);
  addSendingSwitch(router, '/events', events);
  router.get('/book', (_req, res) => {
    runDue(book);
    res.json(describeBook(book));
  });
  router.post('/pace', (req, res) => {
    const { seconds } = fieldsOf(req.body);
    if (typeof seconds !== 'number') return refuse(res, 'seconds is a number, 0 or more');
    book.paceMs = seconds * 1000;
    res.json({ seconds });
  });
  router.post('/full', (req, res) => {
    const { minutes } = fieldsOf(req.body);
    if (typeof minutes !== 'number') return refuse(res, 'minutes is a number, 0 or more');
    book.fullUntil = minutes === 0 ? null : book.now() + minutes * 60_000;
    res.json({ minutes });
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
    const { machine: named, act } = req.params;
    const machine = book.machines.get(named) ?? machineNamed(book, named);
    if (!machine) return refuse(res, 'unknown machine', 404);
    if (!isAct(act)) return refuse(res, `a machine takes ${Object.keys(ACTS).join(', ')}`);
    const { words = 'A disk is broken. We are replacing it.' } = fieldsOf(req.body);
    ACTS[act].run(book, machine, String(words));
    res.json(factsIn(book, machine));
  });
}

function isAct(text: string): text is Act {
  return Object.hasOwn(ACTS, text);
}

/** The order book, by which tests judge: every machine that was ever ordered, and what was asked for it. */
export function describeBook(book: Book): object {
  const machines = [...book.machines.values()].map((machine) => ({
    ...factsIn(book, machine),
    owner: machine.owner,
    isSilent: machine.silentSince !== null,
    writes: machine.writes,
  }));
  return { machines, paceSeconds: book.paceMs / 1000, next: book.fate };
}
