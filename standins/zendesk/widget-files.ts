import { readFileSync } from 'node:fs';
import express, { type Response, type Router } from 'express';
import { allowLocalOrigins } from '@alcove/stripe-standin/kit/control';
import { PICTURES } from './pictures.ts';
import { silence } from './silence.ts';

const readPart = (name: string) =>
  readFileSync(new URL(`./widget/${name}.js`, import.meta.url), 'utf8');
const SNIPPET = readPart('snippet');
const PARTS = ['messenger', 'conversation', 'frame'];
const FOLDERS = ['/ekr', '/compose', '/web_widget', '/pictures', '/messaging'];
const FONT = new URL('../../web/src/styles/fonts/instrument-400-700.woff2', import.meta.url);

/**
 * What the widget is made of. Live each file has a host of its own kind; here they differ only in the name under which a page
 * asks for them, so that a policy can tell them apart.
 */
export function serveWidgetFiles(snippetKey: string): Router {
  const router = express.Router();
  router.use(FOLDERS, allowLocalOrigins, (_req, res, next) => {
    res.set({ 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'no-store' });
    next();
  });
  router.get('/ekr/snippet.js', (req, res) => {
    if (req.query['key'] !== snippetKey) return void res.status(403).send('Forbidden');
    sendScript(res, SNIPPET);
  });
  router.get('/compose/:key', (req, res) => {
    if (req.params.key !== snippetKey) return void res.status(403).send('Forbidden');
    res.json({ title: 'Support', account: 'alcove' });
  });
  for (const name of PARTS) {
    const script = readPart(name);
    router.get(`/web_widget/${name}.js`, (_req, res) => sendScript(res, script));
  }
  router.get('/web_widget/sans.woff2', (_req, res) => {
    res.type('font/woff2').send(readFileSync(FONT));
  });
  router.get('/web_widget/message.wav', (_req, res) => {
    res.type('audio/wav').send(silence());
  });
  router.get('/pictures/:name.svg', (req, res) => {
    const picture = PICTURES.get(req.params.name);
    if (picture === undefined) return void res.sendStatus(404);
    res.type('image/svg+xml').send(picture);
  });
  router.get('/messaging/note', (_req, res) => {
    res.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    res.type('html').send(NOTE);
  });
  return router;
}

function sendScript(res: Response, script: string): void {
  res.type('text/javascript').send(script);
}

const NOTE = `<!doctype html>
<html lang="en">
  <title>About this chat</title>
  <style>body { margin: 0; color: #52605a; font: 13px/1.4 system-ui, sans-serif }</style>
  <p style="margin: 0">Local stand-in for Zendesk: messages stay here.</p>
</html>
`;
