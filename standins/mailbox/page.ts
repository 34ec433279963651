import express, { type Response, type Router } from 'express';
import { sendingForm } from '@alcove/stripe-standin/kit/front';
import { html, Markup, sendPage } from '@alcove/stripe-standin/kit/html';
import type { createAuthMails } from './auth-mails.ts';
import type { MailboxParts } from './controls.ts';
import type { Mail } from './mail.ts';
import { EVENT_KINDS, type EventKind, type MailEvents } from './mailgun.ts';
import { MODES, type Mode } from './switches.ts';

type PageParts = MailboxParts & { authMails: ReturnType<typeof createAuthMails> };

/** What was reported of a mail. */
type Reported = ReturnType<MailEvents['of']>;

const LABELS: Readonly<Record<Mode, string>> = {
  'slow-connect': 'answer a connection late',
  'slow-answer': 'take the mail, answer late',
  'refuse-once': 'refuse for now (451): once, or as often as you say',
  refuse: 'refuse for good (550)',
  cut: 'close in the middle of the mail',
  'lose-answer': 'take the mail, close before the answer',
  bounce: 'take the mail, report that it bounced',
  'temporary-failure': 'take the mail, report that it cannot be delivered for now',
  complaint: 'take the mail, report that it was marked as spam',
};

const BUTTONS: Readonly<Record<EventKind, string>> = {
  bounce: 'It bounces',
  'temporary-failure': 'It fails for now',
  complaint: 'It is marked as spam',
};

const WIDTHS = ['320', '600'];
const MOST_LISTED = 200;

/** Replaces the list alone, so that what someone is filling in stays. */
const REFRESH = `new EventSource('/news').onmessage = async () => {
  const answer = await fetch('/');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.querySelector('#mails').replaceWith(page.querySelector('#mails'));
};`;

/** What a developer sees: every mail, each opened, and what can go wrong with the next one. */
export function mailboxPage(parts: PageParts): Router {
  const { mails, authMails } = parts;
  const find = (id: string) => mails.get(id) ?? authMails.all().find((mail) => mail.id === id);
  const router = express.Router();
  router.get('/', async (_req, res) => {
    await authMails.look();
    send(res, 'Mailbox', frontPage(parts));
  });
  router.get('/refresh.js', (_req, res) => void res.type('js').send(REFRESH));
  router.get('/mails/:id', (req, res, next) => {
    const mail = find(req.params.id);
    if (!mail) return next();
    const width = WIDTHS.find((one) => one === req.query['width']);
    const reported = mails.has(mail.id) ? parts.events.of(mail.id) : null;
    send(res, mail.subject, mailPage(mail, width, reported));
  });
  router.get('/mails/:id/html', (req, res, next) => {
    const content = find(req.params.id)?.html;
    if (typeof content !== 'string') return next();
    // As in an e-mail program: no script, nothing from elsewhere.
    res.set({
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      'Referrer-Policy': 'no-referrer',
    });
    res.type('html').send(inNewTabs(content));
  });
  router.get('/mails/:id/source', (req, res, next) => {
    const mail = find(req.params.id);
    if (!mail) return next();
    res.type('text/plain').send(mail.source);
  });
  return router;
}

/** A document without a head gets one by its base, which then must not come before its doctype. */
function inNewTabs(content: string): string {
  const base = '<base target="_blank">';
  const start = /<head\b[^>]*>/i.exec(content) ?? /^\s*<!doctype[^>]*>/i.exec(content);
  const at = start === null ? 0 : start.index + start[0].length;
  return content.slice(0, at) + base + content.slice(at);
}

function frontPage({ mails, authMails, switches, events }: PageParts): Markup {
  const newest = [...mails.values(), ...authMails.all()]
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
            ${MODES.map((mode) => html`<option value="${mode}">${LABELS[mode]}</option>`)}
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
    <section class="card" aria-labelledby="events">
      <h2 id="events">Events</h2>
      <p>Mailgun reports a bounce or a complaint to us. Open an e-mail to have one reported.</p>
      ${sendingForm('/events', events)}
      <form method="post" action="/__control/events/again">
        <button class="plain">Send the last event again</button>
      </form>
    </section>
    <script src="/refresh.js"></script>`;
}

function mailPage(
  mail: Mail,
  width: string | undefined,
  /** Null for one of Firebase's. */
  reported: Reported | null,
): Markup {
  const { id, subject, from, to, receivedAt, text } = mail;
  return html`<p><a href="/">All e-mails</a></p>
    <h1>${subject}</h1>
    <p class="muted">From ${from} to ${to.join(', ')}, ${timeOf(receivedAt)}</p>
    ${mail.html === null ? null : renderedMail(id, subject, width)}
    <section class="card" aria-labelledby="text">
      <h2 id="text">As plain text</h2>
      <pre>${text}</pre>
    </section>
    ${reported === null ? null : providersPart(mail, reported)}`;
}

function providersPart({ id, headers }: Mail, reported: Reported): Markup {
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
        ${EVENT_KINDS.map(
          (kind) =>
            html`<button class="plain" formaction="/__control/mails/${id}/${kind}">
              ${BUTTONS[kind]}
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
form + form { margin-top: 12px }
</style>`;
