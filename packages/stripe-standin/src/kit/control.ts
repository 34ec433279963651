import { setTimeout as delay } from 'node:timers/promises';
import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { fieldsOf } from './record.ts';

const MODES = ['slow', 'held', '429', '500', 'lost', 'malformed'] as const;

/** One switch: the requests it applies to and what happens to them. */
type FailureSwitch = {
  /** Prefix of the path; every path when absent. */
  path: string | undefined;
  method: string | undefined;
  mode: (typeof MODES)[number];
  /** Milliseconds of `slow`. `held` lasts until the switches are cleared. */
  delayMs: number | undefined;
  /** How many requests it affects; without it, all of them until cleared. */
  times: number | undefined;
};

/** A request as the stand-in saw it. `status` is 0 before the answer, and when the answer was lost. */
type SeenRequest = {
  at: string;
  method: string;
  path: string;
  query: unknown;
  body: unknown;
  idempotencyKey: string | null;
  status: number;
};

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

const SLOW_BY_DEFAULT_MS = 3000;
const REQUESTS_KEPT = 1000;
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** What all stand-ins share: a log of requests, failure switches, a reset and a view of their state. */
export function createControl(options: ControlOptions): Router {
  const requests: SeenRequest[] = [];
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
  control.post('/fail', (req, res) => {
    const failure = parseSwitch(req.body);
    if (typeof failure === 'string') return void res.status(400).json({ error: failure });
    switches.push(failure);
    res.json({ failures: switches });
  });
  control.delete('/fail', (_req, res) => {
    clear();
    res.json({ failures: switches });
  });
  options.extend?.(control);

  const router = express.Router();
  router.use('/__control', control);
  router.use((req: Request, res: Response, next: NextFunction) => {
    remember(requests, req, res);
    next();
  });
  router.use(async (req: Request, res: Response, next: NextFunction) => {
    const failure = takeSwitch(switches, req);
    if (!failure) return next();
    switch (failure.mode) {
      case '429':
        return options.answerFailure(429, req, res);
      case '500':
        return options.answerFailure(500, req, res);
      case 'slow':
        await delay(failure.delayMs ?? SLOW_BY_DEFAULT_MS, undefined, { ref: false });
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

function parseSwitch(input: unknown): FailureSwitch | string {
  const { path, method, mode, delayMs, times } = fieldsOf(input);
  const known = MODES.find((name) => name === mode);
  if (!known) return `mode is one of ${MODES.join(', ')}`;
  return {
    mode: known,
    path: typeof path === 'string' ? path : undefined,
    method: typeof method === 'string' ? method : undefined,
    delayMs: typeof delayMs === 'number' ? delayMs : undefined,
    times: typeof times === 'number' ? times : undefined,
  };
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

function remember(requests: SeenRequest[], req: Request, res: Response): void {
  const seen: SeenRequest = {
    at: new Date().toISOString(),
    method: req.method,
    path: req.path,
    query: req.query,
    body: undefined,
    idempotencyKey: req.get('Idempotency-Key') ?? null,
    status: 0,
  };
  requests.push(seen);
  if (requests.length > REQUESTS_KEPT) requests.shift();
  res.on('close', () => {
    seen.body = req.body as unknown;
    if (res.writableFinished) seen.status = res.statusCode;
  });
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
    value: (chunk?: unknown) => {
      const whole = Buffer.isBuffer(chunk)
        ? chunk
        : Buffer.from(typeof chunk === 'string' ? chunk : '');
      const half = whole.subarray(0, Math.floor(whole.length / 2));
      res.setHeader('Content-Length', half.length);
      return end(half);
    },
  });
}
