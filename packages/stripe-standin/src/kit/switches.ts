import type { Response, Router } from 'express';
import { parseAdvance, type Clock } from './clock.ts';
import type { DeliveryMode, Sending } from './deliveries.ts';
import { fieldsOf } from './record.ts';
import type { Seconds } from './time.ts';

/** Answers a switch that was set to what it does not know. */
export function refuse(res: Response, error: string, status: 400 | 404 | 409 = 400): void {
  res.status(status).json({ error });
}

/** A switch that is set to one of some words, which it answers with. */
export function addChoice<Word extends string>(
  router: Router,
  path: string,
  field: string,
  words: readonly Word[],
  set: (word: Word) => void,
): void {
  router.post(path, (req, res) => {
    const word = words.find((one) => one === fieldsOf(req.body)[field]);
    if (word === undefined) return refuse(res, `${field} is one of ${words.join(', ')}`);
    set(word);
    res.json({ [field]: word });
  });
}

/**
 * Reads and moves the clock.
 * @param move moves it and returns what happened; null where another stand-in moves it
 */
export function addClockSwitch(
  router: Router,
  clock: Clock,
  move: ((target: Seconds) => object) | null,
): void {
  const describe = () => {
    const now = clock.now();
    return { now, iso: new Date(now * 1000).toISOString(), movedBy: clock.movedBy() };
  };
  router.get('/clock', (_req, res) => void res.json(describe()));
  router.post('/clock', (req, res) => {
    if (move === null) return refuse(res, "Stripe's stand-in moves the clock of all", 409);
    const target = parseAdvance(fieldsOf(req.body)['advance'], clock.now());
    if (target === null) {
      const forms = "'3 days', '1 month', { days } or { seconds }";
      return refuse(res, `advance is ${forms}: forward, five years at most`);
    }
    const moved = move(target);
    res.json({ ...describe(), ...moved });
  });
}

/** Sets how events are sent. */
export function addSendingSwitch<Mode extends DeliveryMode>(
  router: Router,
  path: string,
  sending: Sending<Mode>,
): void {
  router.post(path, (req, res) => {
    const { mode, delayMs, url } = fieldsOf(req.body);
    const known = sending.modes.find((one) => one === mode);
    if (mode !== undefined && known === undefined) {
      return refuse(res, `mode is one of ${sending.modes.join(', ')}`);
    }
    if (typeof url === 'string') sending.sendTo(url);
    if (known) sending.setMode(known, typeof delayMs === 'number' ? delayMs : undefined);
    res.json({ mode: sending.mode() });
  });
}
