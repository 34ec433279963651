import express, { type Response, type Router } from 'express';
import { html, sendPage, type Markup } from '@alcove/stripe-standin/kit/html';
import { fieldsOf } from '@alcove/stripe-standin/kit/record';
import { parseAdvance } from '@alcove/stripe-standin/kit/clock';
import { actOn, findAny, type Act, type HostParts } from './controls.ts';
import { EVENT_MODES } from './events.ts';
import { runDue } from './life.ts';
import { factsOf, type HostMachine } from './machine.ts';

const BUTTONS = {
  fail: 'Make it fail',
  repair: 'Repair it',
  silent: 'Stop answering',
  answer: 'Answer again',
  step: 'Finish the step',
} as const satisfies Record<Act, string>;
const STEPS_IN_TIME = ['1 hour', '1 day', '1 month'] as const;

/** The front page, for a developer with a mouse: machines and their states, and what can go wrong with them. */
export function hostPage(parts: HostParts): Router {
  const { book, events, clock } = parts;
  const router = express.Router();
  router.get('/', (_req, res) => {
    runDue(book);
    showHost(parts, res);
  });
  router.post('/machines', ({ body }, res) => {
    const { machine: id, act } = fieldsOf(body);
    const machine = typeof id === 'string' ? findAny(book, id) : null;
    if (machine && isAct(act)) actOn(book, machine, act);
    res.redirect(303, '/');
  });
  router.post('/events', ({ body }, res) => {
    const mode = EVENT_MODES.find((name) => name === fieldsOf(body)['events']);
    if (mode) events.setMode(mode);
    res.redirect(303, '/');
  });
  router.post('/clock', ({ body }, res) => {
    const target = parseAdvance(fieldsOf(body)['advance'], clock.now());
    if (parts.movesClock && target !== null) clock.moveTo(target);
    res.redirect(303, '/');
  });
  return router;
}

function showHost({ book, events, clock, movesClock }: HostParts, res: Response): void {
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
      <form method="post" action="/events" class="actions">
        <label>
          Each event is sent
          <select name="events">
            ${EVENT_MODES.map((mode) => option(mode, events.mode()))}
          </select>
        </label>
        <button class="plain">Save</button>
      </form>
    </section>
    <section class="card" aria-labelledby="time">
      <h2 id="time">Time</h2>
      <p>The time here is ${new Date(clock.now() * 1000).toUTCString()}.</p>
      ${movesClock ? timeForm() : html`<p>Stripe's stand-in moves the clock for both.</p>`}
    </section>`;
  sendPage(res, 200, {
    title: 'Machine host stand-in',
    service: 'the machine host',
    note: 'Each machine is simulated by a page on this computer.',
    accent: '#7a3e12',
    main,
  });
}

function timeForm(): Markup {
  return html`<form method="post" action="/clock" class="choices">
    ${STEPS_IN_TIME.map((step) => html`<button name="advance" value="${step}">${step}</button>`)}
  </form>`;
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
    <form method="post" action="/machines" class="choices">
      <input type="hidden" name="machine" value="${reference}" />
      ${actsFor(machine).map(
        (act) =>
          html`<button
            class="plain"
            name="act"
            value="${act}"
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

function option(value: string, chosen: string): Markup {
  return value === chosen
    ? html`<option selected>${value}</option>`
    : html`<option>${value}</option>`;
}

function isAct(text: unknown): text is Act {
  return typeof text === 'string' && text in BUTTONS;
}
