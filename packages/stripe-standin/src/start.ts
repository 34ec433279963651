import express, { type Express } from 'express';
import { answerFailure, createApi } from './api.ts';
import { runUntil } from './billing/life.ts';
import { addSwitches } from './controls.ts';
import { createMachineClock, type Clock } from './kit/clock.ts';
import { createControl } from './kit/control.ts';
import { answerFaults } from './kit/fault.ts';
import { serve, type RunningStandin } from './kit/server.ts';
import { frontPage } from './pages/front.ts';
import { invoicePages } from './pages/invoice.ts';
import { payPages } from './pages/pay.ts';
import { portalPages } from './pages/portal.ts';
import { seed, type SeedCustomer, type SeedProduct } from './seed.ts';
import { invalid, StripeFault } from './state/faults.ts';
import { clearStore, createStore, type Reading, type Store } from './state/store.ts';
import type { World } from './state/world.ts';
import { createAnswers } from './wire/idempotency.ts';
import { createWebhooks, type Webhooks } from './wire/webhooks.ts';

export type StripeOptions = {
  port: number;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string | undefined;
  products?: readonly SeedProduct[];
  /** How it reads what Stripe's documentation leaves open. */
  reading?: Reading | undefined;
  /** Read at the start and at each reset; they pay for one of the products. */
  customers?: () => readonly SeedCustomer[];
  /** The time that it shares with the other stand-ins of this process; by default one of its own. */
  clock?: Clock;
  /** Milliseconds between attempts to deliver an event. */
  retryDelaysMs?: readonly number[];
};

/** Starts the stand-in for Stripe: its API below /v1, its pages for people, its webhooks. */
export async function startStripe(options: StripeOptions): Promise<RunningStandin> {
  const store = createStore(options.clock ?? createMachineClock(), options.reading);
  const webhooks = createWebhooks({
    url: options.webhookUrl,
    secret: options.webhookSecret,
    now: store.now,
    retryDelaysMs: options.retryDelaysMs,
  });
  const { emit, records: events } = webhooks;
  const { url, close } = await serve(options.port, (origin) =>
    createStripeApp({ store, emit, events, origin }, webhooks, options),
  );
  return {
    url,
    close: async () => {
      webhooks.reset();
      await close();
    },
  };
}

function createStripeApp(world: World, webhooks: Webhooks, options: StripeOptions): Express {
  const { store } = world;
  const answers = createAnswers(store.now);
  const fill = () => seed(world, options.products ?? [], options.customers?.() ?? []);
  fill();

  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.use(express.urlencoded({ extended: true }));
  app.use(
    createControl({
      name: 'stripe',
      state: () => ({ ...describe(store), webhooks: webhooks.state() }),
      reset() {
        webhooks.reset();
        answers.clear();
        clearStore(store);
        fill();
      },
      answerFailure: (status, req, res) => answerFailure(answers, status, req, res),
      extend: (router) => addSwitches(router, world, webhooks),
    }),
  );
  app.use((_req, _res, next) => {
    runUntil(world, store.now());
    next();
  });
  app.use('/v1', createApi(world, answers, options.secretKey));
  app.use(payPages(world), portalPages(world), invoicePages(world), frontPage(world, webhooks));
  app.use(answerFaults('stripe', FAULTS));
  return app;
}

/** All that is held, each kind as a list. */
function describe({ clock, now, ...held }: Store): object {
  const lists = Object.entries(held).map(([name, one]) => [
    name,
    one instanceof Map ? [...one.values()] : one,
  ]);
  return { now: now(), clockMovedBy: clock.movedBy(), ...Object.fromEntries(lists) };
}

const FAULTS = {
  unreadable: invalid('Invalid request body'),
  failed: new StripeFault(500, {
    type: 'api_error',
    message: 'The stand-in failed; see its log.',
  }),
};
