import express, { type Express, type Router } from 'express';
import { createControl } from '@alcove/stripe-standin/kit/control';

type AppOptions = {
  name: string;
  reset: () => void | Promise<void>;
  /** Adds the stand-in's own switches under `/__control`. */
  extend?: (control: Router) => void;
};

/** An app with the switches that all stand-ins have, which reads forms. */
export function createStandinApp(options: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(express.urlencoded({ extended: false }));
  app.use(
    createControl({
      ...options,
      state: () => ({}),
      answerFailure: (status, _req, res) => {
        res.status(status).json({ error: { code: 'switched', message: 'A switch says so.' } });
      },
    }),
  );
  return app;
}
