import { randomUUID } from 'node:crypto';
import express, { type Response, type Router } from 'express';
import { clockForm, sendingForm } from '@alcove/stripe-standin/kit/front';
import { html, sendPage, type Markup } from '@alcove/stripe-standin/kit/html';
import { ACTS, type Act, type HostParts } from './controls.ts';
import { factsIn, type Book } from './book.ts';
import { runDue } from './life.ts';
import type { HostMachine, Moment } from './machine.ts';

/** The front page, for a developer with a mouse: machines and their states, and what can go wrong with them. */
export function hostPage({ book, events, clock, movesClock }: HostParts): Router {
  const router = express.Router();
  router.get('/', (_req, res) => {
    runDue(book);
    const machines = [...book.machines.values()].toReversed();
    const main = html`<h1>The machine host on this computer</h1>
      <section class="card" aria-labelledby="machines">
        <h2 id="machines">Machines</h2>
        ${machines.length === 0 ? html`<p>No orders yet.</p>` : null}
        <ul class="rows">
          ${machines.map((machine) => machineRow(book, machine))}
        </ul>
      </section>
      <section class="card" aria-labelledby="events">
        <h2 id="events">Events</h2>
        ${sendingForm('/events', events)}
      </section>
      <section class="card" aria-labelledby="time">
        <h2 id="time">Time</h2>
        <p>The time here is ${new Date(clock.now() * 1000).toUTCString()}.</p>
        ${movesClock ? clockForm() : html`<p>Stripe's stand-in moves the clock for both.</p>`}
      </section>`;
    send(res, 200, 'Machine host stand-in', main);
  });
  return router;
}

const LINK_LASTS_MS = 3_600_000;

/** Addresses from which anyone who has them can fetch the data of a machine for an hour. */
export function createExports(origin: string, now: () => Moment) {
  const links = new Map<string, { machine: HostMachine; expiresAt: Moment }>();
  const router = express.Router();
  router.get('/exports/:id', (req, res) => {
    const link = links.get(req.params.id);
    if (!link || link.expiresAt <= now() || link.machine.state === 'erased') {
      const main = html`<h1>This link has expired</h1>
        <p>Request another one on your server's page. Each link works for an hour.</p>`;
      return send(res, 410, 'This link has expired', main);
    }
    const { name, owner, usedBytes } = link.machine;
    res.set('Cache-Control', 'no-store').attachment(`${name}.json`);
    res.json({ machine: name, owner, usedBytes, files: ['Example data of the stand-in'] });
  });
  return {
    router,
    clear: () => links.clear(),
    make: (machine: HostMachine) => {
      const id = randomUUID();
      const expiresAt = now() + LINK_LASTS_MS;
      links.set(id, { machine, expiresAt });
      return { url: `${origin}/exports/${id}`, expiresAt };
    },
  };
}

function send(res: Response, status: number, title: string, main: Markup): void {
  sendPage(res, status, {
    title,
    service: 'the machine host',
    note: 'Each machine is simulated by a page on this computer.',
    accent: '#7a3e12',
    main,
  });
}

const SOFTWARE = ['current', 'compares-owner', 'accounts-by-owner'] as const;

function machineRow(book: Book, machine: HostMachine): Markup {
  const { name, origin, reference, owner, state } = machine;
  const { step, failure, lastSeenAt, readyAbout, backups } = factsIn(book, machine);
  const progress = step === null ? '' : `, step ${step.number} of ${step.of}: ${step.words}`;
  const full = readyAbout === null ? '' : `, ready about ${readyAbout}`;
  const old = machine.software === 'current' ? '' : `, old software: ${machine.software}`;
  const silent = machine.silentSince === null ? '' : `, silent since ${lastSeenAt ?? 'its start'}`;
  return html`<li>
    <div class="row">
      <strong>${name === '' ? reference : name}</strong>
      <span>${state}${progress}${full}${silent}${old}</span>
    </div>
    <p class="muted">
      ${origin === null ? null : html`<a href="${origin}">${origin}</a>, `}account
      ${owner === '' ? 'unknown' : owner}${failure === null ? '' : `: ${failure}`}
    </p>
    ${
      backups === null
        ? null
        : html`<p class="muted">
            ${`${backups.count} backups, the newest ${backups.newestAt ?? 'not made yet'}, read back ${backups.testedAt ?? 'not yet'}`}
          </p>`
    }
    <form method="post" class="choices">
      ${actsFor(machine).map(
        (act) =>
          html`<button
            class="plain"
            formaction="/__control/machines/${reference}/${act}"
            aria-label="${ACTS[act].label}: ${name}"
          >
            ${ACTS[act].label}
          </button>`,
      )}
    </form>
  </li>`;
}

function actsFor({ state, silentSince, software, backups: made }: HostMachine): readonly Act[] {
  switch (state) {
    case 'queued':
    case 'preparing':
      return ['step', 'fail'];
    case 'ready': {
      const others = SOFTWARE.filter((one) => one !== software);
      const backups =
        made.stopped === null
          ? (['stop-backups', 'fail-backup', 'stop-tests', 'fail-restore'] as const)
          : (['mend-backups', 'fail-restore'] as const);
      return [silentSince === null ? 'silent' : 'answer', 'fail', 'fill', ...backups, ...others];
    }
    case 'asleep':
      return ['fail'];
    case 'failed':
      return ['repair'];
    case 'erased':
      return [];
  }
}
