import { readFileSync } from 'node:fs';
import express, { type Response, type Router } from 'express';
import { allowLocalOrigins } from '@alcove/stripe-standin/kit/control';

const readPart = (name: string) =>
  readFileSync(new URL(`./widget/${name}.js`, import.meta.url), 'utf8');
const SNIPPET = readPart('snippet');
const MESSENGER = readPart('messenger');
const FOLDERS = ['/ekr', '/compose', '/web_widget', '/pictures', '/messaging'];
/** Two tenths of a second of silence, as a WAV file of 8 kHz: its header of 44 bytes, then the middle of what 8 bits can say. */
const SOUND = Buffer.concat([
  Buffer.from('UklGRmQGAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YUAGAAA=', 'base64'),
  Buffer.alloc(1600, 0x80),
]);
const PICTURES: Readonly<Record<string, string>> = {
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"><path d="M4 5h16v11H11l-5 4v-4H4z"/></svg>',
  noor: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#1f5c70" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="7" fill="#f3d9c2"/><path fill="#f3d9c2" d="M6 40c1-10 7-14 14-14s13 4 14 14z"/></svg>',
  server:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><rect x="30" y="34" width="180" height="52" rx="8" fill="#12201a"/><circle cx="54" cy="60" r="6" fill="#6fe0a8"/></svg>',
  lamp: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><path fill="#12201a" d="M0 0h240v120H0z"/><circle cx="120" cy="60" r="16" fill="#6fe0a8"/></svg>',
};
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
  router.get('/web_widget/messenger.js', (_req, res) => sendScript(res, MESSENGER));
  router.get('/web_widget/sans.woff2', (_req, res) => {
    res.type('font/woff2').send(readFileSync(FONT));
  });
  router.get('/web_widget/message.wav', (_req, res) => {
    res.type('audio/wav').send(SOUND);
  });
  router.get('/pictures/:name.svg', (req, res) => {
    const picture = PICTURES[req.params.name];
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
