// How many round trips to other services follow one another while a person waits for an answer. The services are held at the
// sockets, so what the API says of itself is not asked: each trip takes so long that it shows in the time of the answer.
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../figures.ts';
import { apiSettings, startFunction } from './functions-process.ts';
import type { Google } from './google.ts';
import { startHeldGrpc } from './held-grpc.ts';
import { startHeldHttp } from './held-http.ts';

/** Long beside what a busy computer adds to twelve trips. */
const TRIP_MS = 200;
const RUNS = 3;
/** What the API does after an answer would be taken for a part of the next one. */
const REST_MS = 600;
const SUBSCRIBER = 'ada';
/** Her machine of the seed, which takes part in every check that a hand-off makes. */
const MACHINE = 'cedar.localhost';

const ENDPOINTS = [
  '/api/subscription',
  '/api/servers',
  '/api/permissions',
  '/api/invoices',
  '/api/get-custom-token',
  '/api/generate-zendesk-messaging-jwt',
  '/api/generate-zendesk-jwt',
  '/api/generate-canny-jwt',
];

/** @returns with what was asked, in the order of the trips */
export async function countRoundTrips({ stack, google }: Options): Promise<Figure[]> {
  const machine = new URL(stack.ALCOVE_AI_SERVER_URL ?? '');
  machine.hostname = MACHINE;
  let asked: string[][] = [];
  let began = 0;
  const line = {
    tripMs: 0,
    onAsked: (what: string) => {
      const trip = Math.round((performance.now() - began) / TRIP_MS);
      (asked[trip] ??= []).push(what);
    },
  };
  const stripe = new URL(stack.STRIPE_API_BASE ?? '');
  const lines = {
    google: await startHeldHttp({ port: google.port, line, nameOf: nameAtGoogle }),
    stripe: await startHeldHttp({ port: Number(stripe.port), line, nameOf: nameAtStripe }),
    firestore: await startHeldGrpc({
      address: stack.FIRESTORE_EMULATOR_HOST ?? '',
      line,
      service: 'Firestore',
    }),
  };
  const api = await startFunction({
    name: 'round-trips',
    env: {
      ...apiSettings(stack, google),
      BENCH_GOOGLE_PORT: String(lines.google.port),
      STRIPE_API_BASE: `http://127.0.0.1:${lines.stripe.port}`,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${lines.firestore.port}`,
    },
  });
  const token = google.idToken(SUBSCRIBER);

  /** @returns how many milliseconds the answer took */
  async function call(path: string): Promise<number> {
    await wait(REST_MS);
    asked = [];
    began = performance.now();
    const answer = await fetch(api.url + path, { headers: { Authorization: `Bearer ${token}` } });
    const text = await answer.text();
    const took = performance.now() - began;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return took;
  }

  try {
    const figures = [];
    for (const path of ENDPOINTS) {
      const address =
        path === '/api/get-custom-token'
          ? `${path}?redirect=${encodeURIComponent(machine.href)}`
          : path;
      line.tripMs = 0;
      await call(address);
      const alone = [];
      for (let run = 0; run < RUNS; run += 1) alone.push(await call(address));
      line.tripMs = TRIP_MS;
      const held = [];
      for (let run = 0; run < RUNS; run += 1) held.push(await call(address));
      figures.push({
        name: `round trips: ${path}`,
        unit: 'in a row',
        value: Math.round((Math.min(...held) - Math.min(...alone)) / TRIP_MS),
        note: asked.flatMap((together) => together.join(' + ')).join(', then '),
      });
    }
    return figures;
  } finally {
    await api.stop();
    for (const held of Object.values(lines)) held.close();
  }
}

function nameAtGoogle(_method: string, path: string) {
  return `Google ${new URL(path, 'http://google').pathname.split(/[/:]/).at(-1)}`;
}

function nameAtStripe(method: string, path: string) {
  const { pathname } = new URL(path, 'http://stripe');
  return `Stripe ${method} ${pathname.replace('/v1', '').replaceAll(/\/\w+_\w+/g, '/…')}`;
}

/** `stack` are the settings of the stack. */
type Options = { stack: NodeJS.ProcessEnv; google: Google };
