import { setTimeout as delay } from 'node:timers/promises';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { addSwitch } from './switches.ts';

/** One switch: the requests it applies to and what happens to them. */
const FailureSwitch = z.object({
  /** Prefix of the path; every path when absent. */
  path: z.string().optional(),
  method: z.string().optional(),
  /** `held` lasts until the switches are cleared. */
  mode: z.enum(['slow', 'held', '429', '500', 'lost', 'malformed']),
  /** Milliseconds of `slow`. */
  delayMs: z.number().default(3000),
  /** How many requests it affects; without it, all of them until cleared. */
  times: z.number().optional(),
});
type FailureSwitch = z.infer<typeof FailureSwitch>;

type ControlOptions = {
  name: string;
  /** Everything that the stand-in holds, for `GET /__control/state`. */
  state: () => object;
  reset: () => void | Promise<void>;
  /** Answers 429 and 500 in the shape of the real service. */
  answerFailure: (status: 429 | 500, req: Request, res: Response) => void;
  /** Adds the stand-in's own switches under `/__control`. */
  extend?: (router: Router) => void;
};

const REQUESTS_KEPT = 1000;
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** What all stand-ins share: a log of requests, failure switches, a reset and a view of their state. */
export function createControl(options: ControlOptions): Router {
  const requests: { method: string; path: string }[] = [];
  let switches: FailureSwitch[] = [];
  const held: (() => void)[] = [];
  function clear(): void {
    switches = [];
    for (const release of held.splice(0)) release();
  }

  const control = express.Router();
  control.use(allowLocalOrigins, express.json(), returnToPage);
  control.get('/health', (_req, res) => void res.json({ ok: true, name: options.name }));
  control.get('/state', (_req, res) => {
    res.json({ ...options.state(), failures: switches, held: held.length, requests });
  });
  control.post('/reset', async (_req, res) => {
    clear();
    requests.length = 0;
    await options.reset();
    res.json({ reset: true });
  });
  addSwitch(control, '/fail', FailureSwitch, (failure) => {
    switches.push(failure);
    return { failures: switches };
  });
  control.delete('/fail', (_req, res) => {
    clear();
    res.json({ failures: switches });
  });
  options.extend?.(control);

  const router = express.Router();
  router.use('/__control', control);
  router.use((req, _res, next) => {
    requests.push({ method: req.method, path: req.path });
    if (requests.length > REQUESTS_KEPT) requests.shift();
    next();
  });
  router.use(async (req: Request, res: Response, next: NextFunction) => {
    const failure = takeSwitch(switches, req);
    if (!failure) return next();
    switch (failure.mode) {
      case '429':
      case '500':
        return options.answerFailure(failure.mode === '429' ? 429 : 500, req, res);
      case 'slow':
        await delay(failure.delayMs, undefined, { ref: false });
        return next();
      case 'held':
        await new Promise<void>((release) => held.push(release));
        return next();
      case 'lost':
        loseAnswer(res);
        return next();
      case 'malformed':
        cutAnswer(res);
        return next();
    }
  });
  return router;
}

/** A button of the front page sends a form, and wants to see the page rather than the answer. */
function returnToPage(req: Request, res: Response, next: NextFunction): void {
  if (req.is('urlencoded')) {
    res.json = () => {
      res.redirect(303, '/');
      return res;
    };
  }
  next();
}

/** Lets pages on this machine, whatever their port, read the answer. */
export function allowLocalOrigins(req: Request, res: Response, next: NextFunction): void {
  const { origin } = req.headers;
  res.vary('Origin');
  if (origin !== undefined && LOCAL_ORIGIN.test(origin)) {
    res.set('Access-Control-Allow-Origin', origin);
    res.set('Access-Control-Allow-Methods', 'GET, POST, DELETE');
    res.set('Access-Control-Allow-Headers', 'Content-Type, Authorization');
  }
  if (req.method === 'OPTIONS') return void res.sendStatus(204);
  next();
}

function takeSwitch(switches: FailureSwitch[], req: Request): FailureSwitch | undefined {
  const index = switches.findIndex(
    ({ path, method }) =>
      (path === undefined || req.path.startsWith(path)) &&
      (method === undefined || method.toUpperCase() === req.method),
  );
  const found = switches[index];
  if (found?.times !== undefined) {
    found.times -= 1;
    if (found.times <= 0) switches.splice(index, 1);
  }
  return found;
}

/** The work is done but the answer never arrives: the case that idempotency keys exist for. */
function loseAnswer(res: Response): void {
  Object.defineProperty(res, 'end', {
    value: () => {
      res.socket?.destroy();
      return res;
    },
  });
}

/** Half of the answer, with a matching length, so that only its content is broken. */
function cutAnswer(res: Response): void {
  const end = res.end.bind(res);
  Object.defineProperty(res, 'end', {
    value: (chunk: string | Uint8Array = '') => {
      const whole = Buffer.from(chunk);
      const half = whole.subarray(0, Math.floor(whole.length / 2));
      res.setHeader('Content-Length', half.length);
      return end(half);
    },
  });
}
