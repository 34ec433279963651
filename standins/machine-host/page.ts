import express, { type Router } from 'express';
import { clockForm, sendingForm } from '@alcove/stripe-standin/kit/front';
import { html, sendPage, type Markup } from '@alcove/stripe-standin/kit/html';
import { ACTS, type Act, type HostParts } from './controls.ts';
import { factsIn, type Book } from './book.ts';
import type { HostMachine, HostState } from './machine.ts';

const ACTS_IN: Readonly<Record<HostState, readonly Act[]>> = {
  queued: ['step', 'fail'],
  preparing: ['step', 'fail'],
  ready: [
    'silent',
    'answer',
    'fail',
    'fill',
    'stop-backups',
    'stop-tests',
    'mend-backups',
    'fail-restore',
    'make-old',
  ],
  asleep: ['fail'],
  failed: ['repair'],
  erased: [],
};

/** The front page, for a developer with a mouse: machines and their states, and what can go wrong with them. */
export function hostPage({ book, events, clock, movesClock }: HostParts): Router {
  const router = express.Router();
  router.get('/', (_req, res) => {
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
    sendPage(res, 200, {
      title: 'Machine host stand-in',
      service: 'the machine host',
      note: 'Each machine is simulated by a page on this computer.',
      accent: '#7a3e12',
      main,
    });
  });
  return router;
}

function machineRow(book: Book, machine: HostMachine): Markup {
  const { name, origin, reference, owner, state } = machine;
  const { step, failure, silentSince, readyAbout, backups } = factsIn(book, machine);
  const facts = [
    state,
    step && `step ${step.number} of ${step.of}: ${step.words}`,
    readyAbout && `ready about ${readyAbout}`,
    silentSince && `silent since ${silentSince}`,
    failure,
    backups &&
      `${backups.count} backups, the newest ${backups.newestAt ?? 'not made yet'}, read back ${backups.testedAt ?? 'not yet'}`,
    `account ${owner === '' ? 'unknown' : owner}`,
  ];
  return html`<li>
    <div class="row">
      <strong>${name === '' ? reference : name}</strong>
      ${origin === null ? null : html`<a href="${origin}">${origin}</a>`}
    </div>
    <p class="muted">${facts.filter((fact) => fact !== null).join(', ')}</p>
    <form method="post" class="choices">
      ${ACTS_IN[state].map(
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
