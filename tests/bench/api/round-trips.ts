// How many round trips to other services follow one another while a person waits for an answer. The services are held at the
// sockets, so what the API says of itself is not asked: each trip takes so long that it shows in the time of the answer.
import { setTimeout as wait } from 'node:timers/promises';
import { startGoogle } from '../../support/google.ts';
import { idToken } from '../../support/id-tokens.ts';
import { startGrpcProxy } from '../../support/proxies/grpc-proxy.ts';
import type { Figure } from '../figures.ts';
import { apiSettings, EVERYONE, startProcess } from './processes.ts';

/** Long beside what a busy computer adds to twelve trips. */
const TRIP_MS = 200;
/** TCP and TLS 1.3 each take a round trip before the first request of a connection. */
const TRIPS_TO_CONNECT = 2;
const RUNS = 3;
/** What the API does after an answer would be taken for a part of the next one. */
const REST_MS = 600;
const SUBSCRIBER = 'ada';
/** Her machine of the seed, which takes part in every check that a hand-off makes. */
const MACHINE = 'cedar.localhost';

/** @param stack its settings */
const endpointsOf = (stack: NodeJS.ProcessEnv) => {
  const { port } = new URL(stack.ALCOVE_AI_SERVER_URL ?? '');
  return {
    '/api/subscription': '',
    '/api/servers': '',
    '/api/get-custom-token': `?redirect=${encodeURIComponent(`http://${MACHINE}:${port}/`)}`,
    '/api/generate-zendesk-messaging-jwt': '',
    '/api/generate-zendesk-jwt': '',
    '/api/generate-canny-jwt': '',
  };
};

/**
 * @param stack the settings of the stack
 * @returns with what was asked, in the order of the trips
 */
export async function countRoundTrips(stack: NodeJS.ProcessEnv): Promise<Figure[]> {
  let tripMs = 0;
  let asked: string[][] = [];
  let began = 0;
  const hold = (what: string, trips = 1) => {
    (asked[Math.round((performance.now() - began) / TRIP_MS)] ??= []).push(what);
    return wait(tripMs * trips);
  };
  const arrive = (name: string, isNew: boolean) =>
    isNew ? hold(`Google ${name} (new connection)`, 1 + TRIPS_TO_CONNECT) : hold(`Google ${name}`);
  const google = await startGoogle({ ...EVERYONE, arrive });
  const firestore = await startGrpcProxy(stack.FIRESTORE_EMULATOR_HOST ?? '', {
    arrive: (name) => hold(`Firestore ${name}`).then(() => null),
    follow: () => () => {},
  });
  const settings = { ...apiSettings(stack, google), FIRESTORE_EMULATOR_HOST: firestore.address };
  const api = await startProcess('round-trips', settings);
  const headers = { Authorization: `Bearer ${idToken(SUBSCRIBER)}` };

  /** @returns how many milliseconds the fastest answer took */
  async function call(address: string): Promise<number> {
    const times = [];
    for (let run = 0; run < RUNS; run += 1) {
      await wait(REST_MS);
      asked = [];
      began = performance.now();
      const answer = await fetch(api.url + address, { headers });
      const text = await answer.text();
      times.push(performance.now() - began);
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text}`);
    }
    return Math.min(...times);
  }

  try {
    const figures = [];
    for (const [path, query] of Object.entries(endpointsOf(stack))) {
      tripMs = 0;
      // The first answers of an address open connections and load what was left for later.
      const alone = await call(path + query);
      tripMs = TRIP_MS;
      const held = await call(path + query);
      figures.push({
        name: `round trips: ${path}`,
        unit: 'in a row',
        value: Math.round((held - alone) / TRIP_MS),
        note: asked.flatMap((together) => together.join(' + ')).join(', then '),
      });
    }
    return figures;
  } finally {
    await Promise.all([api.stop(), firestore.stop()]);
    google.close();
  }
}
