import type { Response, Router } from 'express';
import { z } from 'zod';
import { parseAdvance, type Clock } from './clock.ts';
import type { DeliveryMode, Sending } from './deliveries.ts';
import { fieldsOf } from './record.ts';
import type { Seconds } from './time.ts';

/** Answers a switch that was set to what it does not know. */
export function refuse(res: Response, error: string, status: 400 | 404 | 409 = 400): void {
  res.status(status).json({ error });
}

/**
 * A switch with what it wants.
 * @param act what it does; it returns the answer, or null where something is unknown
 */
export function addSwitch<Wanted extends z.ZodType>(
  router: Router,
  path: string,
  wanted: Wanted,
  act: (given: z.output<Wanted>) => object | null,
): void {
  router.post(path, (req, res) => {
    const { data, error } = wanted.safeParse(req.body);
    if (error) return refuse(res, z.prettifyError(error));
    const answer = act(data);
    if (answer === null) return refuse(res, `${JSON.stringify(data)} names what there is not`, 404);
    res.json(answer);
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
  const wanted = z.object({
    mode: z.enum(sending.modes).optional(),
    delayMs: z.number().optional(),
    url: z.string().optional(),
  });
  addSwitch(router, path, wanted, ({ mode, delayMs, url }) => {
    if (url !== undefined) sending.sendTo(url);
    if (mode !== undefined) sending.setMode(mode, delayMs);
    return { mode: sending.mode() };
  });
}
