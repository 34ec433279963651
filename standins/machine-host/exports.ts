import { randomUUID } from 'node:crypto';
import express, { type Router } from 'express';
import { html } from '@alcove/stripe-standin/kit/html';
import { sendHostPage } from './look.ts';
import type { HostMachine, Moment } from './machine.ts';

const VALID_FOR_MS = 3_600_000;

export type HostExports = ReturnType<typeof createExports>;

/** Addresses from which anyone who has them can fetch the data of a machine for an hour. */
export function createExports(origin: string, now: () => Moment) {
  const links = new Map<string, { machine: HostMachine; expiresAt: Moment }>();
  return {
    make: (machine: HostMachine): { url: string; expiresAt: Moment } => {
      const id = randomUUID();
      const expiresAt = now() + VALID_FOR_MS;
      links.set(id, { machine, expiresAt });
      return { url: `${origin}/exports/${id}`, expiresAt };
    },
    clear: () => links.clear(),
    pages(): Router {
      const router = express.Router();
      router.get('/exports/:id', (req, res) => {
        const link = links.get(req.params.id);
        if (!link || link.expiresAt <= now() || link.machine.state === 'erased') {
          const main = html`<h1>This link has expired</h1>
            <p>Request another one on your server's page. Each link works for an hour.</p>`;
          return sendHostPage(res, 410, 'This link has expired', main);
        }
        const { name, owner, usedBytes } = link.machine;
        res.set('Cache-Control', 'no-store').attachment(`${name}.json`);
        res.json({ machine: name, owner, usedBytes, files: ['Example data of the stand-in'] });
      });
      return router;
    },
  };
}
