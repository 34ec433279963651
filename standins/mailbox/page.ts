import express, { type Response, type Router } from 'express';
import { html, Markup, sendPage } from '@alcove/stripe-standin/kit/html';
import type { createAuthMails } from './auth-mails.ts';
import type { MailboxParts } from './controls.ts';
import type { Mail } from './mail.ts';
import type { EventKind, MailEvents } from './mailgun.ts';
import { Mode } from './switches.ts';

type PageParts = MailboxParts & { authMails: ReturnType<typeof createAuthMails> };

const LABELS: Readonly<Record<Mode, string>> = {
  'slow-answer': 'take the mail, answer late',
  'refuse-once': 'refuse for now (451): once, or as often as you say',
  refuse: 'refuse for good (550)',
  cut: 'close in the middle of the mail',
  'lose-answer': 'take the mail, close before the answer',
};

const BUTTONS: Readonly<Record<EventKind, string>> = {
  bounce: 'It bounces',
  'temporary-failure': 'It fails for now',
  complaint: 'It is marked as spam',
};

const WIDTHS = ['320', '600'];
const MOST_LISTED = 200;

/** Replaces the list alone, and only where it has changed, so that what someone is filling in stays. */
const REFRESH = `setInterval(async () => {
  try {
    const answer = await fetch('/');
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [shown, next] = [document, page].map((one) => one.querySelector('#mails'));
    if (shown.textContent !== next.textContent) shown.replaceWith(next);
  } catch {
    // Nothing answers while the stand-ins start again.
  }
}, 1000);`;

/** What a developer sees: every mail, each opened, and what can go wrong with the next one. */
export function mailboxPage(parts: PageParts): Router {
  const { mails, authMails, events } = parts;
  const all = async () => [...mails.values(), ...(await authMails.look())];
  const router = express.Router();
  router.get('/', async (_req, res) => send(res, 'Mailbox', frontPage(parts, await all())));
  router.get('/refresh.js', (_req, res) => void res.type('js').send(REFRESH));
  router.get('/mails/:id{/:part}', async ({ params, query }, res, next) => {
    const mail = (await all()).find(({ id }) => id === params.id);
    if (!mail) return next();
    if (params.part === 'source') return void res.type('text/plain').send(mail.source);
    if (params.part === 'html') return sendRendered(res, mail.html ?? '');
    const width = WIDTHS.find((one) => one === query['width']);
    const afterwards = mails.has(mail.id) ? providersPart(mail, events.of(mail.id)) : null;
    send(res, mail.subject, html`${mailPage(mail, width)}${afterwards}`);
  });
  return router;
}

/** As in an e-mail program: no script, nothing from elsewhere. */
function sendRendered(res: Response, content: string): void {
  res.set({
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    'Referrer-Policy': 'no-referrer',
  });
  // A document without a head gets one by its base, which then must not come before its doctype.
  const base = '<base target="_blank">';
  const start = /<head\b[^>]*>/i.exec(content) ?? /^\s*<!doctype[^>]*>/i.exec(content);
  const at = start === null ? 0 : start.index + start[0].length;
  res.type('html').send(content.slice(0, at) + base + content.slice(at));
}

function frontPage({ mails, switches }: PageParts, all: readonly Mail[]): Markup {
  const newest = all
    .toReversed()
    .toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt))
    .slice(0, MOST_LISTED);
  return html`<h1>E-mails on this computer</h1>
    <section class="card" id="mails" aria-labelledby="list">
      <h2 id="list">The newest first</h2>
      ${newest.length === 0 ? html`<p>No e-mails yet.</p>` : null}
      <ul class="rows">
        ${newest.map(
          ({ id, subject, to, receivedAt }) =>
            html`<li>
              <div class="row">
                <a href="/mails/${id}">${subject === '' ? '(no subject)' : subject}</a>
                <span class="muted">${timeOf(receivedAt)}</span>
              </div>
              <p class="muted">to ${to.join(', ')}${mails.has(id) ? '' : ', from Firebase'}</p>
            </li>`,
        )}
      </ul>
    </section>
    <section class="card" aria-labelledby="next">
      <h2 id="next">What happens to the next e-mails</h2>
      ${switches
        .all()
        .map(
          ({ mode, to, times }) =>
            html`<p>
              ${LABELS[mode]}: ${to ?? 'all'}${times === undefined ? '' : `, ${times} times`}
            </p>`,
        )}
      <form method="post" action="/__control/switches" class="actions">
        <label>
          The provider will
          <select name="mode">
            ${Mode.options.map((mode) => html`<option value="${mode}">${LABELS[mode]}</option>`)}
          </select>
        </label>
        <label>To this address, or to all if empty <input name="to" type="email" /></label>
        <label>How often, if not until cleared <input name="times" inputmode="numeric" /></label>
        <label>How late, in milliseconds <input name="delayMs" inputmode="numeric" /></label>
        <button class="plain">Set</button>
        <button class="plain" formaction="/__control/switches/clear">
          Clear these of the address, or all
        </button>
      </form>
    </section>
    <script src="/refresh.js"></script>`;
}

function mailPage(mail: Mail, width: string | undefined): Markup {
  const { id, subject, from, to, receivedAt, text, attached } = mail;
  return html`<p><a href="/">All e-mails</a></p>
    <h1>${subject}</h1>
    <p class="muted">From ${from} to ${to.join(', ')}, ${timeOf(receivedAt)}</p>
    ${mail.html === null ? null : renderedMail(id, subject, width)}
    <section class="card" aria-labelledby="text">
      <h2 id="text">As plain text</h2>
      <pre>${text}</pre>
    </section>
    ${attached.map(
      (file) =>
        html`<section class="card">
          <h2>${file.name}, attached</h2>
          <pre>${file.text}</pre>
        </section>`,
    )}`;
}

/** What Firebase's mails lack: headers, and what can happen afterwards. */
function providersPart({ id, headers }: Mail, reported: ReturnType<MailEvents['of']>): Markup {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return html`<section class="card" aria-labelledby="headers">
      <h2 id="headers">Headers</h2>
      <pre>${lines.join('\n')}</pre>
      <p><a href="/mails/${id}/source">Source</a></p>
    </section>
    <section class="card" aria-labelledby="afterwards">
      <h2 id="afterwards">What happens to it</h2>
      ${reported.map(
        ({ kind, recipient, outcome }) =>
          html`<p>${recipient}: ${BUTTONS[kind].toLowerCase()}. The event: ${outcome}.</p>`,
      )}
      <form method="post" class="choices">
        ${Object.entries(BUTTONS).map(
          ([kind, label]) =>
            html`<button class="plain" formaction="/__control/mails/${id}/${kind}">
              ${label}
            </button>`,
        )}
      </form>
    </section>`;
}

function timeOf(iso: string): string {
  return `${iso.slice(0, 19).replace('T', ' ')} UTC`;
}

function renderedMail(id: string, subject: string, width: string | undefined): Markup {
  return html`<p>
      Width: <a href="/mails/${id}">natural</a>
      ${WIDTHS.map((one) => html`<a href="/mails/${id}?width=${one}">${one} px</a> `)}
    </p>
    <iframe
      src="/mails/${id}/html"
      title="${subject}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      style="width: ${width === undefined ? '100%' : `${width}px`}"
    ></iframe>`;
}

function send(res: Response, title: string, main: Markup): void {
  sendPage(res, 200, {
    title,
    service: 'Mailgun and Firebase’s mails',
    note: 'No e-mail leaves this computer.',
    accent: '#5b2a6e',
    policy: "script-src 'self'; connect-src 'self'; frame-src 'self'",
    main: html`${new Markup(STYLES)}${main}`,
  });
}

const STYLES = `<style>
iframe { display: block; max-width: 100%; height: 70vh; margin: 0 0 20px; border: 0; outline: 1px solid #d8dce1; background: #fff; resize: vertical }
pre { margin: 0 0 14px; font-size: 14px; white-space: pre-wrap; overflow-wrap: anywhere }
</style>`;
