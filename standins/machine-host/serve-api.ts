import { randomUUID } from 'node:crypto';
import express, { type Router } from 'express';
import { answerCall, HostFault } from './api.ts';
import type { Book } from './book.ts';
import type { HostMachine, Moment } from './machine.ts';

const LINK_LASTS_MS = 3_600_000;

/** The API below /v1, and the addresses from which anyone who has them can fetch the data of a machine for an hour. */
export function serveApi(book: Book, origin: string, hostKey: string): Router {
  const links = new Map<string, { machine: HostMachine; expiresAt: Moment }>();
  const router = express.Router();
  router.get('/exports/:id', (req, res) => {
    const link = links.get(req.params.id);
    if (!link || link.expiresAt <= book.now() || link.machine.state === 'erased') {
      return void res.status(410).type('text').send('This link has expired.');
    }
    const { name, owner, usedBytes } = link.machine;
    res.set('Cache-Control', 'no-store').attachment(`${name}.json`);
    res.json({ machine: name, owner, usedBytes, files: ['Example data of the stand-in'] });
  });
  router.use('/v1', express.json(), (req, res) => {
    if (req.get('Authorization') !== `Bearer ${hostKey}`) {
      throw new HostFault(401, 'unauthorized', 'The key is missing or wrong.');
    }
    const context = {
      book,
      makeExport(machine: HostMachine) {
        const [id, expiresAt] = [randomUUID(), book.now() + LINK_LASTS_MS];
        links.set(id, { machine, expiresAt });
        return { url: `${origin}/exports/${id}`, expiresAt };
      },
    };
    const { status, body } = answerCall(context, {
      method: req.method,
      path: req.baseUrl + req.path,
      query: new URL(req.originalUrl, origin).searchParams,
      body: req.body as unknown,
      key: req.get('Idempotency-Key') ?? null,
      version: req.get('Machine-Host-Version') ?? null,
    });
    res.status(status).json(body);
  });
  return router;
}
