import express, { type Router } from 'express';
import { clockForm, sendingForm } from '@alcove/stripe-standin/kit/front';
import { html, type Markup } from '@alcove/stripe-standin/kit/html';
import type { Act, HostParts } from './controls.ts';
import { runDue } from './life.ts';
import { sendHostPage } from './look.ts';
import { factsOf, type HostMachine } from './machine.ts';

const BUTTONS: Readonly<Record<Act, string>> = {
  fail: 'Make it fail',
  repair: 'Repair it',
  silent: 'Stop answering',
  answer: 'Answer again',
  step: 'Finish the step',
};

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
          ${machines.map((machine) => machineRow(machine, book.now()))}
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
    sendHostPage(res, 200, 'Machine host stand-in', main);
  });
  return router;
}

function machineRow(machine: HostMachine, now: number): Markup {
  const { name, origin, reference, owner, state } = machine;
  const { step, failure, lastSeenAt } = factsOf(machine, now);
  const progress = step === null ? '' : `, step ${step.number} of ${step.of}: ${step.words}`;
  const silent = machine.silentSince === null ? '' : `, silent since ${lastSeenAt ?? 'its start'}`;
  return html`<li>
    <div class="row">
      <strong>${name === '' ? reference : name}</strong>
      <span>${state}${progress}${silent}</span>
    </div>
    <p class="muted">
      ${origin === null ? null : html`<a href="${origin}">${origin}</a>, `}account
      ${owner === '' ? 'unknown' : owner}${failure === null ? '' : `: ${failure}`}
    </p>
    <form method="post" class="choices">
      ${actsFor(machine).map(
        (act) =>
          html`<button
            class="plain"
            formaction="/__control/machines/${reference}/${act}"
            aria-label="${BUTTONS[act]}: ${name}"
          >
            ${BUTTONS[act]}
          </button>`,
      )}
    </form>
  </li>`;
}

function actsFor({ state, silentSince }: HostMachine): readonly Act[] {
  switch (state) {
    case 'queued':
    case 'preparing':
      return ['step', 'fail'];
    case 'ready':
      return [silentSince === null ? 'silent' : 'answer', 'fail'];
    case 'asleep':
      return ['fail'];
    case 'failed':
      return ['repair'];
    case 'erased':
      return [];
  }
}
